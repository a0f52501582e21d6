declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2';
      /** A range to choose from, or a single fixed value. */
      variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
      /** OpenType features to keep besides those that every text needs. */
      keepFeatures: readonly string[];
    },
  ): Promise<Uint8Array>;
}
