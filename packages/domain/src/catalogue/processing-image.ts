import { SHAPE_FACTS, SHAPES, type Shape } from '../rug/shape.ts'

/**
 * The bitmap of a picture: without a leading slash, and `.bmp` instead of jpg, jpeg, png or gif. Other extensions
 * stay, for the server to refuse.
 */
export function processingImagePath(imagePath: string): string {
  return imagePath.replace(/^\/+/, '').replace(/\.(?:jpe?g|png|gif)$/i, '.bmp')
}

/** The bitmap composed for a shape: for `geometric/onyx.bmp` and round, `geometric/onyx-round.bmp`. */
export function cutImagePath(imagePath: string, shape: Shape): string {
  const { composed } = SHAPE_FACTS[shape]
  return composed === null ? imagePath : imagePath.replace(/\.bmp$/i, `-${composed}$&`)
}

const COMPOSED = new RegExp(
  `-(?:${SHAPES.flatMap((shape) => SHAPE_FACTS[shape].composed ?? []).join('|')})(?=\\.bmp$)`,
  'i',
)

/** The rectangle that a bitmap was composed from; null for any other path. */
export function uncutImagePath(imagePath: string): string | null {
  const uncut = imagePath.replace(COMPOSED, '')
  return uncut === imagePath ? null : uncut
}
