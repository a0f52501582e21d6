/** What this browser keeps under a name. What is missing or cannot be read counts as nothing. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The same, for what was stored as an object. */
export function readStoredFields(key: string): Record<string, unknown> {
  const data = readStored(key);
  return typeof data === 'object' && data !== null ? { ...data } : {};
}

export function writeStored(key: string, value: unknown): void {
  writeStoredText(key, JSON.stringify(value));
}

/** Such things are a convenience: a full or forbidden storage only forgets them. */
export function writeStoredText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Full, or forbidden.
  }
}
