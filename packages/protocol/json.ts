/** Plain data, as it survives JSON. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

export function isJsonList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** The same type with everything in it read-only: what a schema describes is never changed by who reads it. */
export type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;
