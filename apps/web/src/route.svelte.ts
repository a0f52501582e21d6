/** Where the reader is: the parts of the address after `#/`. */
welcome();
let parts = $state.raw<readonly string[]>(read());

/**
 * An invitation reads `?t=table#key`: the key stays behind #, where no server hears of it. `#key/2` means the third
 * seat.
 */
function welcome(): void {
  const table = new URLSearchParams(location.search).get('t');
  if (table === null) return;
  const parts = location.hash.slice(1).split('/');
  history.replaceState(null, '', `./${address('table', table, ...parts)}`);
}

function read(): string[] {
  return location.hash
    .replace(/^#\/?/, '')
    .split('/')
    .map(decodeURIComponent)
    .filter((part) => part !== '');
}

addEventListener('hashchange', () => {
  parts = read();
});

export function route(): readonly string[] {
  return parts;
}

export function address(...to: string[]): string {
  return `#/${to.map(encodeURIComponent).join('/')}`;
}

export function go(...to: string[]): void {
  location.hash = address(...to);
}
