import { isOrganic, type Outline } from '@nawl/domain/outline/traces'

import { decodeBmp } from './bitmap/decode-bmp.ts'
import type { BitmapLimits, BitmapRefusal } from './bitmap/bitmap-refusal.ts'
import { handSeed } from './hand-seed.ts'
import type { OutlineShape } from './pile/edge/outline-shape.ts'
import type { PileFieldStore } from './pile/field/pile-field-store.ts'
import type { PileTile } from './pile/tile/tile.ts'
import { tuft } from './pile/tuft.ts'
import type { TextureStyle, TuftedRaster } from './pile/tufted-raster.ts'
import { tuftedSize } from './rug-size.ts'
import { tuftYarn } from './separation/runs/tuft-yarn.ts'
import { separate } from './separation/separate.ts'
import { separateDrawn } from './separation/separate-drawn.ts'
import type { Separation } from './separation/separation.ts'

/*
 * The way through the engine: bytes → separation → tufts, once per bitmap. What remains for each
 * request is a palette (`recolor`, `shufflePalette`), a table of shades (`shadeTable`) and an encoder.
 */

export type TakenApart =
  | {
      readonly ok: true
      readonly separation: Separation
      /** Seed of the tufter's irregularities, the same wherever this bitmap is tufted. */
      readonly seed: number
      /** Milliseconds each step took. */
      readonly ms: { readonly decode: number; readonly separate: number }
    }
  | { readonly ok: false; readonly reason: BitmapRefusal }

type Bound = { readonly cut: 'whole' | 'square'; readonly bound: OutlineShape }

/** How a rug is cut from its bitmap, and how that is bound. */
const PLAIN = {
  rectangle: { cut: 'whole', bound: 'rectangle' },
  square: { cut: 'square', bound: 'rectangle' },
  round: { cut: 'square', bound: 'round' },
  ellipse: { cut: 'whole', bound: 'round' },
} as const satisfies Record<string, Bound>

/** What has an outline of its own is the curve within the whole of the bitmap. */
const boundAs = (outline: RugOutline): Bound =>
  isOrganic(outline) ? { cut: 'whole', bound: outline } : PLAIN[outline]

export type RugOutline = Outline

/** Whether the rug is the ellipse within the part of the bitmap that it is cut from. */
export function isElliptic(outline: RugOutline): boolean {
  return boundAs(outline).bound === 'round'
}

export type TuftOptions = {
  readonly style: TextureStyle
  /** Square and round rugs are cut from the middle of a bitmap that is not square. Default `rectangle`. */
  readonly outline?: RugOutline
  readonly tile: PileTile
  readonly sheetOf: PileFieldStore
  /** Seed of the tufter's irregularities: another number, another piece of the same design. */
  readonly seed: number
  /** Width over length of a rug that is made in other proportions than drawn. Default: as it is cut. */
  readonly ratio?: number
}

export type TakeApartLimits = BitmapLimits & {
  /** Its colours are its yarns, for the shop has drawn it: they are read and not looked for. Default: no. */
  readonly isDrawn?: boolean
}

/**
 * Decodes and separates a bitmap. Refuses what is no readable bitmap; never throws on bytes.
 * `now` is a clock in milliseconds: the engine knows none of its own.
 */
export function takeApart(
  bytes: Uint8Array,
  { isDrawn = false, ...limits }: TakeApartLimits,
  now: () => number,
): TakenApart {
  const start = now()
  const drawn = isDrawn ? separateDrawn(bytes, limits) : null
  if (drawn) {
    const ms = { decode: 0, separate: now() - start }
    return { ok: true, separation: drawn, seed: handSeed(bytes), ms }
  }
  const decoding = decodeBmp(bytes, limits)
  if (!decoding.ok) return decoding
  const decoded = now()
  const separation = separate(decoding.raster, { mayOverwrite: true })
  const ms = { decode: decoded - start, separate: now() - decoded }
  return { ok: true, separation, seed: handSeed(bytes), ms }
}

/** Tufts a separation at the tile's scale, each tuft in the yarn that covers most of its place. */
export function tuftSeparation(
  separation: Separation,
  { style, outline = 'rectangle', tile, sheetOf, seed, ratio }: TuftOptions,
): TuftedRaster {
  const cut = cutFrom(separation, outline)
  const { width, height } = tuftedSize(ratio ?? cut.width / cut.height, tile.scale)
  return tuft({
    yarns: yarnPlane(separation, cut, width, height),
    width,
    height,
    yarnCount: separation.swatches.length,
    tile,
    sheet: sheetOf(width, height, tile.scale, seed),
    style,
    scale: tile.scale,
    outline: boundAs(outline).bound,
    ratio: ratio ?? cut.width / cut.height,
    seed,
  })
}

type Cut = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** The part of a bitmap a rug of that outline is cut from, in pixels. */
export function cutFrom({ width, height }: Pick<Separation, 'width' | 'height'>, outline: RugOutline): Cut {
  if (boundAs(outline).cut === 'whole') return { left: 0, top: 0, width, height }
  const side = Math.min(width, height)
  return { left: (width - side) >> 1, top: (height - side) >> 1, width: side, height: side }
}

/** The yarn at the middle of each tuft's place. */
function yarnPlane(separation: Separation, cut: Cut, toWidth: number, toHeight: number): Uint8Array {
  const { width, height } = separation
  if (width === toWidth && height === toHeight) return mainYarns(separation)
  const plane = new Uint8Array(toWidth * toHeight)
  const place = (to: number, from: number, length: number) => Math.floor(((to + 0.5) * from) / length)
  const columns = Uint32Array.from({ length: toWidth }, (_, x) => cut.left + place(x, cut.width, toWidth))
  for (let y = 0, to = 0; y < toHeight; y++) {
    const row = (cut.top + place(y, cut.height, toHeight)) * width
    for (let x = 0; x < toWidth; x++, to++) plane[to] = tuftYarn(separation, row + columns[x]!, x, y)
  }
  return plane
}

/** The same where every pixel is one tuft: nearly all of them are their first yarn. */
function mainYarns(separation: Separation): Uint8Array {
  const { width, height, first, mix } = separation
  const plane = first.slice()
  // Four pixels at a time where all of them are plain.
  const words = mix.byteOffset % 4 === 0 ? mix.length >> 2 : 0
  const fours = new Int32Array(mix.buffer, words === 0 ? 0 : mix.byteOffset, words)
  for (let y = 0, at = 0; y < height; y++) {
    const start = at
    const end = at + width
    while (at < end) {
      if ((at & 3) === 0 && at + 4 <= end && fours[at >> 2] === -1) {
        at += 4
        continue
      }
      if (mix[at] !== 255) plane[at] = tuftYarn(separation, at, at - start, y)
      at++
    }
  }
  return plane
}
