/** What a number or a sign means, as attributes of its element: `Explanation` shows it to whoever points at it. */
export interface Explained {
  readonly 'data-tooltip': string;
  readonly 'data-rule': string | undefined;
}

export function explained(text: string, rule?: string): Explained {
  return { 'data-tooltip': text, 'data-rule': rule };
}
