import { snapshotSize } from '../cart/ordered-size.ts'
import type { SizeInput } from '../rug/estimate.ts'
import { hasOneMeasure, SHAPES, type Shape } from '../rug/shape.ts'
import { COLLECTIONS, collectionSlug } from './collection.ts'
import { cutImagePath, processingImagePath } from './processing-image.ts'

/** What decides which bitmap a rug is made from. */
export type DrawnSize = Pick<SizeInput, 'shape' | 'width' | 'length' | 'unit' | 'composed'>

/** A design of ours composed for a size; sides in whole centimetres. */
export type SizedImage = {
  /** Its path in the artwork folder, without extension: `modern-tribal/atlas`. */
  readonly design: string
  readonly width: number
  readonly length: number
  readonly shape: Shape
}

const DESIGN = new RegExp(
  `^(?:artwork/)?((?:${COLLECTIONS.map(collectionSlug).join('|')})/[a-z0-9-]+)\\.bmp$`,
)
const SIZED = new RegExp(`^sized/([a-z-]+/[a-z0-9-]+)\\.(\\d{1,5})x(\\d{1,5})\\.(${SHAPES.join('|')})\\.bmp$`)

/** Whether the image path is of a design of ours, which can be composed for sizes. */
export const isComposable = (processingImage: string) => DESIGN.test(processingImagePath(processingImage))

/** The part of a size that decides the bitmap: without sides unless the drawing is composed for them. */
export function drawnSize(size: DrawnSize): DrawnSize {
  const made = size.composed ? snapshotSize(size) : null
  if (!made?.ok) return { shape: size.shape, width: '', length: '', unit: 'cm' }
  const { shape, widthMm, lengthMm } = made.size
  const [width, length] = [String(inCentimetres(widthMm)), String(inCentimetres(lengthMm))]
  return { shape, width, length, unit: 'cm', composed: true }
}

/**
 * The bitmap that a rug of that size is made from. Designs of ours are composed for every size that we make, on a grid
 * of 1 cm; everything else is the drawing itself, or its version for the shape, stretched to the size.
 */
export function bitmapPath(processingImage: string, size: DrawnSize): string {
  const drawn = processingImagePath(processingImage)
  const design = DESIGN.exec(drawn)?.[1]
  const { shape, width, length, composed } = drawnSize(size)
  if (design === undefined || !composed) return cutImagePath(drawn, shape)
  return sizedImagePath({ design, width: Number(width), length: Number(length), shape })
}

/** `sized/modern/bab.240x310.rectangle.bmp` */
export function sizedImagePath({ design, width, length, shape }: SizedImage): string {
  return `sized/${design}.${width}x${length}.${shape}.bmp`
}

/** What such a path names; null for any other path. Whether we make that size is for `sizeRefusal`. */
export function sizedImageAt(imagePath: string): SizedImage | null {
  const [, design, width, length, shape] = SIZED.exec(imagePath) ?? []
  if (design === undefined) return null
  return { design, width: Number(width), length: Number(length), shape: shape as Shape } // the pattern names shapes only
}

/** Whether a design is composed for that size: null if it is, else a sentence with the nearest size. */
export function sizeRefusal({ shape, width, length }: SizedImage): string | null {
  const made = snapshotSize({ shape, width: String(width), length: String(length), unit: 'cm' })
  const isOneMeasure = hasOneMeasure(shape)
  if (isOneMeasure ? made.ok && width === length : ROUNDED.some(isMade)) return null
  const asked = `a ${shape} of ${width} × ${length} cm is not made`
  if (made.ok) return `${asked}; the nearest is ${width} × ${width} cm`
  return 'nearest' in made
    ? `${asked}; the nearest is ${made.nearest.width} × ${made.nearest.length} cm`
    : asked

  function isMade([wider, longer]: readonly [number, number]): boolean {
    const [w, l] = [String(width + wider), String(length + longer)]
    return snapshotSize({ shape, width: w, length: l, unit: 'cm' }).ok
  }
}

/** What a side may have lost or gained by rounding to the centimetre: a size at a limit is not beyond it. */
const ROUNDED = [
  [0, 0],
  [-0.5, 0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, -0.5],
] as const

const inCentimetres = (mm: number) => Math.round(mm / 10)
