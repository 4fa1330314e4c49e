// The compared packages are installed beside this folder, not with the shop; these are the parts we call.
declare module 'extract-colors' {
  type FinalColor = { red: number; green: number; blue: number; area: number }
  export function extractColorsFromImageData(
    picture: { data: Uint8Array; width: number; height: number },
    options: {
      pixels: number
      distance: number
      saturationDistance: number
      lightnessDistance: number
      hueDistance: number
    },
  ): FinalColor[]
}
declare module 'image-q' {
  type Point = { r: number; g: number; b: number }
  type Container = { getPointArray(): Point[] }
  export const utils: {
    PointContainer: { fromUint8Array(rgba: Uint8Array, width: number, height: number): Container }
  }
  export function buildPaletteSync(
    pictures: Container[],
    options: { paletteQuantization: 'wuquant'; colors: number },
  ): { getPointContainer(): Container }
}
declare module 'node-vibrant/node' {
  type Pixels = { data: Uint8Array; width: number; height: number }
  export type VibrantImage = {
    load(source: string): Promise<VibrantImage>
    getWidth(): number
    getHeight(): number
    getPixelCount(): number
    getImageData(): Pixels
    clear(): void
    update(pixels: Pixels): void
    resize(width: number, height: number, ratio: number): void
    scaleDown(): void
    remove(): void
  }
  type Swatch = { r: number; g: number; b: number; population: number }
  type Builder = {
    useImageClass(image: new () => VibrantImage): Builder
    quality(step: number): Builder
    clearFilters(): Builder
    maxColorCount(count: number): Builder
    build(): { getPalette(): Promise<unknown>; result: { colors: Swatch[] } }
  }
  export const Vibrant: { from(source: string): Builder }
}
declare module 'colorthief' {
  type Color = { hex(): string; proportion: number }
  export function getPalette(
    source: string,
    options: {
      colorCount: number
      quality: number
      colorSpace: 'rgb' | 'oklch'
      ignoreWhite: boolean
      loader: { load(): Promise<{ data: Uint8Array; width: number; height: number }> }
    },
  ): Promise<Color[] | null>
}
declare module 'jimp' {
  type Rgb = { r: number; g: number; b: number }
  type Bitmap = { data: Uint8Array; width: number; height: number }
  export function colorDiff(one: Rgb, other: Rgb): number
  export const Jimp: {
    fromBitmap(bitmap: Bitmap): {
      bitmap: Bitmap
      scan(visit: (x: number, y: number, at: number) => void): void
    }
  }
}
declare module 'autocannon' {
  type Result = {
    requests: { average: number }
    latency: { p50: number; p99: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: {
    url: string
    connections: number
    duration: number
  }): Promise<Result>
}
