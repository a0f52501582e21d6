/** Where the reader is: the parts of the address after `#/`. */
welcome();
let parts = $state.raw<readonly string[]>(read());

/**
 * An invitation reads `?t=table#key`: the key comes after #, where no server sees it. `#key/2` means the third seat,
 * `#key/tv` the television.
 */
function welcome(): void {
  const search = new URLSearchParams(location.search);
  const table = search.get('t');
  if (table === null) return;
  const parts = [...location.hash.slice(1).split('/'), ...(search.has('tv') ? ['tv'] : [])];
  history.replaceState(null, '', `./${address('table', table, ...parts)}`);
}

function read(): string[] {
  const read = location.hash
    .replace(/^#\/?/, '')
    .split('/')
    .map(decodeURIComponent)
    .filter((part) => part !== '');
  // The television of a table has the table's address followed by /tv.
  const [page, table, ...more] = read;
  return page === 'table' && more.at(-1) === 'tv' ? ['tv', table, ...more.slice(0, -1)] : read;
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
