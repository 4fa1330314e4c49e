// The peers are installed beside this folder, not with the shop: these are the parts we call.
declare module 'extract-colors' {
  type FinalColor = { red: number; green: number; blue: number; area: number }
  export function extractColorsFromImageData(
    picture: { data: Uint8Array; width: number; height: number },
    options: { pixels: number },
  ): FinalColor[]
}
declare module 'image-q' {
  type Point = { r: number; g: number; b: number }
  type Container = { getPointArray(): Point[]; toUint8Array(): Uint8Array }
  export const utils: {
    PointContainer: { fromUint8Array(rgba: Uint8Array, width: number, height: number): Container }
  }
  type Palette = { getPointContainer(): Container }
  export function buildPaletteSync(
    pictures: Container[],
    options: { paletteQuantization: 'wuquant'; colors: number },
  ): Palette
  export function applyPaletteSync(
    picture: Container,
    palette: Palette,
    options: { imageQuantization: 'nearest' },
  ): Container
}
