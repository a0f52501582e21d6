/** The meaning of a number or sign, as attributes of its element; `Explanation` shows it as a tooltip. */
export interface Explained {
  readonly 'data-tooltip': string;
  readonly 'data-rule': string | undefined;
}

export function explained(text: string, rule?: string): Explained {
  return { 'data-tooltip': text, 'data-rule': rule };
}
