/** Plain data that survives JSON. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Neither a list nor null: named values, as far as anybody knows. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isJsonList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

export function isJsonObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !isJsonList(value);
}

/**
 * The same type, read-only throughout: nobody changes data that was read with a schema. `Json` is read-only already,
 * and endless.
 */
export type DeepReadonly<T> = Json extends T ? T : ReadonlyFields<T>;
type ReadonlyFields<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;
