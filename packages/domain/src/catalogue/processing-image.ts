import { SHAPE_FACTS, SHAPES, type Shape } from '../rug/shape.ts'

/**
 * The bitmap that stands behind a picture: no leading slash, and `.bmp` in place of
 * jpg, jpeg, png or gif. Any other ending is left alone for the server to refuse.
 */
export function processingImagePath(imagePath: string): string {
  return imagePath.replace(/^\/+/, '').replace(/\.(?:jpe?g|png|gif)$/i, '.bmp')
}

/** The bitmap composed for a shape: `geometric/onyx.bmp` cut round is `geometric/onyx-round.bmp`. */
export function cutImagePath(imagePath: string, shape: Shape): string {
  const { composed } = SHAPE_FACTS[shape]
  return composed === null ? imagePath : imagePath.replace(/\.bmp$/i, `-${composed}$&`)
}

const COMPOSED = new RegExp(
  `-(?:${SHAPES.flatMap((shape) => SHAPE_FACTS[shape].composed ?? []).join('|')})(?=\\.bmp$)`,
  'i',
)

/** The rectangle that a square or round bitmap was composed from; null for what is no such bitmap. */
export function uncutImagePath(imagePath: string): string | null {
  const uncut = imagePath.replace(COMPOSED, '')
  return uncut === imagePath ? null : uncut
}
