import { snapshotSize } from '../cart/ordered-size.ts'
import type { SizeInput } from '../rug/estimate.ts'
import { type Fit, fitText, readFit } from '../rug/fit.ts'
import { hasOneMeasure, SHAPES, type Shape } from '../rug/shape.ts'
import { uploadIdAt } from '../rug/uploads.ts'
import { COLLECTIONS, collectionSlug } from './collection.ts'
import { drawingIdAt } from './own-design.ts'
import { cutImagePath, processingImagePath } from './processing-image.ts'

/** What decides which bitmap a rug is made from. */
export type DrawnSize = Pick<SizeInput, 'shape' | 'width' | 'length' | 'unit' | 'composed' | 'fit'>

/** A size that a bitmap is made for; sides in whole centimetres. */
export type MadeSize = { readonly shape: Shape; readonly width: number; readonly length: number }

/** A built-in design composed for a size. */
export type SizedImage = MadeSize & {
  /** Its path in the artwork folder, without extension: `modern-tribal/atlas`. */
  readonly design: string
}

/** A drawing that is only a bitmap, fitted to a size. */
export type FittedImage = MadeSize & {
  /** Its path without extension: `own/0123…`, `designs/0123…`. */
  readonly drawing: string
  readonly fit: Fit
}

const DESIGN = new RegExp(
  `^(?:artwork/)?((?:${COLLECTIONS.map(collectionSlug).join('|')})/[a-z0-9-]+)\\.bmp$`,
)
const SIZE = `(\\d{1,5})x(\\d{1,5})\\.(${SHAPES.join('|')})`
const SIZED = new RegExp(`^sized/([a-z-]+/[a-z0-9-]+)\\.${SIZE}\\.bmp$`)
const FITTED = new RegExp(`^fitted/((?:own|designs)/[0-9a-f]{32})\\.([a-z]+(?:-[0-9A-F]+)?)\\.${SIZE}\\.bmp$`)

/** Whether the image path is of a design of ours, which can be composed for sizes. */
export const isComposable = (processingImage: string) => DESIGN.test(processingImagePath(processingImage))

/** Whether the image path is of a drawing that is only a bitmap: a visitor's own, or one that the shop's owner added. */
const isDrawing = (imagePath: string) => uploadIdAt(imagePath) !== null || drawingIdAt(imagePath) !== null

/**
 * How a rug's bitmap meets a size: `composed` is drawn for it, `fitted` as the visitor chooses, `stretched` is made
 * elsewhere and only a file to us.
 */
export type Sizing = 'composed' | 'fitted' | 'stretched'

/** The sizing of a rug with that image path. */
export function sizingOf(processingImage: string): Sizing {
  if (isComposable(processingImage)) return 'composed'
  return isDrawing(processingImagePath(processingImage)) ? 'fitted' : 'stretched'
}

/** The part of a size that decides the bitmap: without sides unless the drawing is composed for them or fitted to them. */
export function drawnSize(size: DrawnSize): DrawnSize {
  const fit = size.fit === 'stretch' ? undefined : size.fit
  const made = size.composed || fit ? snapshotSize(size) : null
  if (!made?.ok) return { shape: size.shape, width: '', length: '', unit: 'cm' }
  const { shape, widthMm, lengthMm } = made.size
  const sides = { width: String(inCentimetres(widthMm)), length: String(inCentimetres(lengthMm)) }
  return { shape, ...sides, unit: 'cm', ...(fit ? { fit } : { composed: true }) }
}

/**
 * The bitmap that a rug of that size is made from. Built-in designs are composed for every size that we make, and
 * other drawings fitted to it as was chosen, on a grid of 1 cm; everything else is the drawing itself, or its version for
 * the shape, stretched to the size.
 */
export function bitmapPath(processingImage: string, size: DrawnSize): string {
  const drawn = processingImagePath(processingImage)
  const { shape, width, length, composed, fit: text } = drawnSize(size)
  const made = { shape, width: Number(width), length: Number(length) }
  const design = DESIGN.exec(drawn)?.[1]
  if (design !== undefined && composed) return sizedImagePath({ design, ...made })
  const fit = text === undefined ? null : readFit(text)
  if (fit && isDrawing(drawn)) return fittedImagePath({ drawing: drawn.replace(/\.bmp$/, ''), fit, ...made })
  return cutImagePath(drawn, shape)
}

/** `sized/modern/bab.240x310.rectangle.bmp` */
export function sizedImagePath({ design, width, length, shape }: SizedImage): string {
  return `sized/${design}.${width}x${length}.${shape}.bmp`
}

/** `fitted/own/0123….crop-50.240x310.rectangle.bmp` */
export function fittedImagePath({ drawing, fit, width, length, shape }: FittedImage): string {
  return `fitted/${drawing}.${fitText(fit)}.${width}x${length}.${shape}.bmp`
}

/** What such a path names; null for any other path. Whether we make that size is for `sizeRefusal`. */
export function fittedImageAt(imagePath: string): FittedImage | null {
  const [, drawing, text = '', width, length, shape] = FITTED.exec(imagePath) ?? []
  const fit = readFit(text)
  if (drawing === undefined || !fit) return null
  return { drawing, fit, width: Number(width), length: Number(length), shape: shape as Shape } // the pattern names shapes only
}

/** What such a path names; null for any other path. Whether we make that size is for `sizeRefusal`. */
export function sizedImageAt(imagePath: string): SizedImage | null {
  const [, design, width, length, shape] = SIZED.exec(imagePath) ?? []
  if (design === undefined) return null
  return { design, width: Number(width), length: Number(length), shape: shape as Shape } // the pattern names shapes only
}

/** Whether a bitmap is made for that size: null if it is, else a sentence with the nearest size. */
export function sizeRefusal({ shape, width, length }: MadeSize): string | null {
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
