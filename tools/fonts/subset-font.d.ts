// The package ships no types; these are the parts we use.
declare module 'subset-font' {
  type AxisLimit = number | { min: number; max: number }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt'
      variationAxes?: Record<string, AxisLimit>
      noHinting?: boolean
    },
  ): Promise<Uint8Array>
}
