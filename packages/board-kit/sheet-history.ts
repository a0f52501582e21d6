/**
 * While sheets are open the browser's history has one extra entry, so that Back closes the sheet on top instead of
 * leaving the page. All sheets share that entry.
 */
interface SheetEntry {
  readonly triptychSheet: true;
}

const open: (() => void)[] = [];

function isSheetEntry(state: unknown): state is SheetEntry {
  return typeof state === 'object' && state !== null && 'triptychSheet' in state;
}

/** Announces a sheet. Back calls `close`; the returned function must be called once the sheet is gone. */
export function sheetOpened(close: () => void): () => void {
  if (open.length === 0 && !isSheetEntry(history.state)) {
    const entry: SheetEntry = { triptychSheet: true };
    history.pushState(entry, '');
    addEventListener('popstate', back);
  }
  open.push(close);
  return () => {
    const at = open.indexOf(close);
    if (at >= 0) open.splice(at, 1);
    // Another sheet may take its place at once, and a link may have led elsewhere.
    setTimeout(() => {
      if (open.length > 0) return;
      removeEventListener('popstate', back);
      if (isSheetEntry(history.state)) history.back();
    });
  };
}

function back(): void {
  if (isSheetEntry(history.state)) return;
  open.pop()?.();
}
