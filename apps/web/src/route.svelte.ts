/** Where the reader is: the parts of the address after `#/`. */
let parts = $state.raw<readonly string[]>(read());

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
