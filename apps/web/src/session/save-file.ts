/** Lets the reader save a text as a file. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  const link = document.createElement('a');
  const url = URL.createObjectURL(new Blob([text], { type }));
  link.href = url;
  link.download = name.replaceAll(/[\\/:*?"<>|\p{C}]/gu, '-');
  link.click();
  // Some browsers begin the download only later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
