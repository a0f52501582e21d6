declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2';
      /** A range that can still be chosen from, or the one value that is left. */
      variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
      /** Features of OpenType that are kept beside those which every text needs. */
      keepFeatures: readonly string[];
    },
  ): Promise<Uint8Array>;
}
