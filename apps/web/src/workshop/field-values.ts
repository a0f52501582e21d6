import { isFields } from '@triptych/protocol';
import { type PackPath, valueAt } from '@triptych/client/workshop/pack-path.ts';

/** Values of a draft in the shape that a control needs: a draft may contain anything. */
export function numberAt(draft: unknown, path: PackPath): number {
  const value = valueAt(draft, path);
  return typeof value === 'number' ? value : 0;
}

export function textAt(draft: unknown, path: PackPath): string | null {
  const value = valueAt(draft, path);
  return typeof value === 'string' ? value : null;
}

export function listAt(draft: unknown, path: PackPath): readonly unknown[] {
  const value = valueAt(draft, path);
  return Array.isArray(value) ? value : [];
}

export function pointAt(draft: unknown, path: PackPath): { readonly x: number; readonly y: number } | null {
  const value = valueAt(draft, path);
  if (!isFields(value)) return null;
  const { x, y } = value;
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null;
}
