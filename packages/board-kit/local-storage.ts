/** The text that this browser has stored under a name; null if there is none, or if storage is forbidden. */
export function readStoredText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What this browser has stored under a name; missing or unreadable data counts as nothing. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(readStoredText(key) ?? 'null');
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

/** This is only a convenience: if storage is full or forbidden, the data is just not remembered. */
export function writeStoredText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Full, or forbidden.
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden, so there is nothing to remove.
  }
}

/** All texts that this browser has stored for us, by name. */
export function allStoredTexts(): Readonly<Record<string, string>> {
  try {
    return Object.fromEntries(Object.entries(localStorage).map(([key, text]) => [key, String(text)]));
  } catch {
    return {};
  }
}
