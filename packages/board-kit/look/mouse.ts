/** Where the mouse was last seen moving, on whatever page that was. */
let seen = '';
const place = ({ clientX, clientY }: MouseEvent): string => `${clientX} ${clientY}`;
addEventListener('pointermove', (event) => (seen = place(event)), { capture: true, passive: true });

/** Whether the mouse has not moved: something came to lie under it, and nobody points at that. */
export function mouseRests(event: MouseEvent): boolean {
  return seen === place(event);
}
