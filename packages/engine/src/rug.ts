import { decodeBmp } from './bitmap/decode-bmp.ts'
import type { BitmapLimits, BitmapRefusal } from './bitmap/bitmap-refusal.ts'
import type { SheetShelf } from './pile/sheet-shelf.ts'
import type { PileTile } from './pile/tile.ts'
import { tuft } from './pile/tuft.ts'
import type { TextureStyle, TuftedRaster } from './pile/tufted-raster.ts'
import { separate } from './separation/separate.ts'
import type { Separation } from './separation/separation.ts'

/*
 * The way through the engine: bytes → separation → tufts, once per bitmap. What remains for each
 * request is a palette (`recolor`, `shufflePalette`), a table of shades (`shadeTable`) and an encoder.
 */

export type TakenApart =
  | {
      readonly ok: true
      readonly separation: Separation
      /** Milliseconds each step took. */
      readonly ms: { readonly decode: number; readonly separate: number }
    }
  | { readonly ok: false; readonly reason: BitmapRefusal }

export type TuftOptions = {
  readonly style: TextureStyle
  readonly tile: PileTile
  readonly sheetOf: SheetShelf
  /** Marks of hand and foot: another number, another piece of the same design. */
  readonly seed: number
}

/** Length of the long side of a tufted raster at scale 1, in pixels of 1.5 mm: a rug of 2.4 m. */
export const LONG_SIDE = 1600
/** However narrow the bitmap, a rug is at least this many tufts across. */
const SHORT_SIDE = 64

/**
 * Decodes and separates a bitmap. Refuses what is no readable bitmap; never throws on bytes.
 * `now` is a clock in milliseconds: the engine knows none of its own.
 */
export function takeApart(bytes: Uint8Array, limits: BitmapLimits, now: () => number): TakenApart {
  const start = now()
  const decoding = decodeBmp(bytes, limits)
  if (!decoding.ok) return decoding
  const decoded = now()
  const separation = separate(decoding.raster)
  return { ok: true, separation, ms: { decode: decoded - start, separate: now() - decoded } }
}

/** Tufts a separation at the tile's scale, each tuft in the yarn that covers most of its place. */
export function tuftSeparation(
  separation: Separation,
  { style, tile, sheetOf, seed }: TuftOptions,
): TuftedRaster {
  const { width, height } = tuftedSize(separation, tile.scale)
  return tuft({
    yarns: yarnPlane(separation, width, height),
    width,
    height,
    yarnCount: separation.swatches.length,
    tile,
    sheet: sheetOf(width, height, tile.scale, seed),
    style,
    scale: tile.scale,
    seed,
  })
}

/** Same proportions, long side as a rug is tufted, whatever the bitmap's resolution. */
function tuftedSize({ width, height }: Separation, scale: 1 | 2): { width: number; height: number } {
  const factor = (LONG_SIDE * scale) / Math.max(width, height)
  const side = (pixels: number) => Math.max(SHORT_SIDE * scale, Math.round(pixels * factor))
  return { width: side(width), height: side(height) }
}

/** The yarn at the middle of each tuft's place: the first of a mix where it is at least half. */
function yarnPlane(separation: Separation, toWidth: number, toHeight: number): Uint8Array {
  const { width, height, first, second, mix } = separation
  if (width === toWidth && height === toHeight) return mainYarns(separation)
  const plane = new Uint8Array(toWidth * toHeight)
  const columns = Uint32Array.from({ length: toWidth }, (_, x) => Math.floor(((x + 0.5) * width) / toWidth))
  for (let y = 0, to = 0; y < toHeight; y++) {
    const row = Math.floor(((y + 0.5) * height) / toHeight) * width
    for (let x = 0; x < toWidth; x++, to++) {
      const at = row + columns[x]!
      plane[to] = mix[at]! >= 128 ? first[at]! : second[at]!
    }
  }
  return plane
}

/** The same where every pixel is one tuft: nearly all of them are their first yarn. */
function mainYarns({ first, second, mix }: Separation): Uint8Array {
  const plane = first.slice()
  for (let at = 0; at < plane.length; at++) if (mix[at]! < 128) plane[at] = second[at]!
  return plane
}
