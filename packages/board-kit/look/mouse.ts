/** The last mouse position, on any page. */
let seen = '';
const place = ({ clientX, clientY }: MouseEvent): string => `${clientX} ${clientY}`;
addEventListener('pointermove', (event) => (seen = place(event)), { capture: true, passive: true });

/** Whether the mouse has not moved: something appeared under it, but nobody is pointing at it. */
export function mouseRests(event: MouseEvent): boolean {
  return seen === place(event);
}
