/** A decoded picture. `pixels` holds one word per pixel, 0xAARRGGBB, rows from the top. */
export type Raster = {
  readonly width: number
  readonly height: number
  readonly pixels: Uint32Array
}
