/** The name of the reader's account on the server, which sets it; null: none so far. */
export const myName: { now: string | null } = { now: null };
