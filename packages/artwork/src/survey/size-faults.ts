import { isOrganic } from '@nawl/domain/outline/traces'
import { thinPixels } from '@nawl/engine/buildable/thin-pixels'
import { LONGEST_POINT_MM, strokesIn } from '@nawl/engine/buildable/thin-strokes'

import type { Design } from '../design.ts'
import { drawDesign } from '../draw-design.ts'
import { DRAWN_FIELD, type Field } from '../field.ts'
import { fieldFor } from '../motif-scale.ts'
import { borderFaults } from './border-faults.ts'
import { OUTSIDE, type Patch, patchesOf } from './patches.ts'
import { repeatFaults } from './repeat-faults.ts'
import type { SizedRug } from './surveyed-sizes.ts'
import { THINNEST_LINE_CM } from './survey-design.ts'

const MIN_SHARE = 1.5
/** Mean proportions of motifs may differ from the drawn ones by this factor: 2 %. */
const RIGID_TOLERANCE = 0.02
/** Motifs smaller than this, in cm², are too few pixels to measure. */
const SMALLEST_MOTIF_CM2 = 6

/** A drawing of a rug: its yarns, 255 outside its outline. */
type Drawing = { readonly yarns: Uint8Array; readonly columns: number; readonly cmPerPixel: number }

/** What is wrong with a design on a rug of that size, in sentences; empty if nothing is. */
export function sizeFaults(design: Design, rug: SizedRug): string[] {
  const field = fieldFor(design, rug, rug.outline)
  const drawing = drawn(design, field)
  return [
    ...shareFaults(design, drawing),
    ...thinFaults(design, field),
    ...rigidFaults(design, drawing, field),
    // On a curve of its own a border follows `inset` and `along` as on an ellipse, where it is measured.
    ...(isOrganic(rug.outline) ? [] : [...borderFaults(design, field), ...repeatFaults(design, field)]),
  ]
}

/** Pixels a survey draws at most: 2 mm of the rug each, or more on large ones. */
const MOST_PIXELS = 500_000

function drawn(design: Design, field: Field): Drawing {
  const { width, height, scale, top, inset } = field
  const cmPerPixel = Math.max(0.2, Math.sqrt((width * height * scale ** 2) / MOST_PIXELS))
  const columns = Math.round((width * scale) / cmPerPixel)
  const rows = Math.round((height * scale) / cmPerPixel)
  const yarns = drawDesign(design, columns, rows, field)
  if (field.isCut)
    for (let pixel = 0; pixel < yarns.length; pixel++) {
      const x = (((pixel % columns) + 0.5) / columns) * width
      const y = top + ((Math.floor(pixel / columns) + 0.5) / rows) * height
      if (inset(x, y, 0) < 0) yarns[pixel] = OUTSIDE
    }
  return { yarns, columns, cmPerPixel }
}

function shareFaults({ yarns }: Design, drawing: Drawing): string[] {
  const counts = new Float64Array(256)
  for (const yarn of drawing.yarns) counts[yarn]! += 1
  const laid = drawing.yarns.length - counts[OUTSIDE]!
  const unknown = counts.findIndex((count, yarn) => count > 0 && yarn >= yarns.length && yarn !== OUTSIDE)
  return [
    ...(unknown < 0 ? [] : [`a yarn ${unknown} that it does not have`]),
    ...yarns.flatMap(({ name }, yarn) => {
      const share = (100 * counts[yarn]!) / laid
      return share < MIN_SHARE ? [`${name} covers ${share.toFixed(1)} % only`] : []
    }),
  ]
}

/** Thin lines are measured at 2 mm of the rug, on two parts of large rugs: their corner and their middle. */
const PART_CM = 170
const THIN_CM_PER_PIXEL = 0.2
/** Drawn around a part and not measured: what the edge of the part cuts is no thin line of the rug. */
const MARGIN_PIXELS = 25

function thinFaults(design: Design, field: Field): string[] {
  const wide = PART_CM / field.scale
  const parts = [
    [0, 0],
    [Math.max(0, field.width - wide) / 2, Math.max(0, field.height - wide) / 2],
  ] as const
  const isWhole = parts[1][0] === 0 && parts[1][1] === 0
  const strokes = parts.slice(0, isWhole ? 1 : 2).map((corner) => strokesOfPart(design, field, corner))
  return design.yarns.flatMap(({ name }, yarn) => {
    const longest = Math.max(...strokes.map((part) => part[yarn]!.longest)) * THIN_CM_PER_PIXEL
    return longest * 10 > LONGEST_POINT_MM
      ? [`${name} is thinner than two tufts for ${longest.toFixed(1)} cm`]
      : []
  })
}

/** The thin strokes of the part of a rug from (left, above), in cm of its drawing. */
function strokesOfPart(design: Design, field: Field, [left, above]: readonly [number, number]) {
  const { scale, top } = field
  const cm = THIN_CM_PER_PIXEL / scale
  const [fieldColumns, fieldRows] = [Math.round(field.width / cm), Math.round(field.height / cm)]
  const across = span(Math.round(left / cm), fieldColumns)
  const down = span(Math.round(above / cm), fieldRows)
  const columns = across.to - across.from
  const yarns = new Uint8Array(columns * (down.to - down.from))
  const laid = new Uint8Array(yarns.length)
  for (let pixel = 0; pixel < yarns.length; pixel++) {
    const column = across.from + (pixel % columns)
    const row = down.from + Math.floor(pixel / columns)
    yarns[pixel] = design.draw((column + 0.5) * cm, top + (row + 0.5) * cm, field)
    laid[pixel] = isWithin(column, across) && isWithin(row, down) ? 1 : 0
  }
  const grid = { drawing: yarns, width: columns }
  return strokesIn(grid, design.yarns.length, thinPixels(grid)(THINNEST_LINE_CM / THIN_CM_PER_PIXEL), laid)
}

/** Pixels to draw, with margins, and to measure: a margin only where the rug goes on. */
type Span = { readonly from: number; readonly to: number; readonly first: number; readonly end: number }

function span(first: number, length: number): Span {
  const end = Math.min(length, first + Math.round(PART_CM / THIN_CM_PER_PIXEL))
  return {
    first,
    end,
    from: Math.max(0, first - MARGIN_PIXELS),
    to: Math.min(length, end + MARGIN_PIXELS),
  }
}

const isWithin = (at: number, { first, end }: Span) => at >= first && at < end

/** Motifs keep their proportions, and none is cut by an edge that cuts none on the drawn field. */
function rigidFaults(design: Design, drawing: Drawing, { scale }: Field): string[] {
  const { rigid, lies } = design.sizeRule
  if (rigid.length === 0) return []
  const asDrawn = patchesAsDrawn(design)
  const now = patchesWithArea(drawing, scale)
  return rigid.flatMap((yarn) => {
    const name = design.yarns[yarn]!.name
    const upright = typicalChange(asDrawn, now, yarn)
    const lying = lies ? typicalChange(asDrawn.map(turned), now, yarn) : undefined
    const off =
      lying !== undefined && Math.abs(Math.log(lying)) < Math.abs(Math.log(upright!)) ? lying : upright
    const isOff = off !== undefined && Math.abs(Math.log(off)) > RIGID_TOLERANCE
    const cutBefore = asDrawn.some((patch) => patch.yarn === yarn && patch.touchesEdge)
    const cutNow = now.some((patch) => patch.yarn === yarn && patch.touchesEdge)
    return [
      ...(isOff ? [`motifs of ${name} are ${(100 * (off - 1)).toFixed(1)} % wider than drawn`] : []),
      ...(cutNow && !cutBefore ? [`the edge cuts a motif of ${name}`] : []),
    ]
  })
}

/** Measured once a design: it is compared with every size. */
const measuredPatches = new WeakMap<Design, Motif[]>()

function patchesAsDrawn(design: Design): Motif[] {
  const measured = measuredPatches.get(design) ?? patchesWithArea(drawn(design, DRAWN_FIELD), 1)
  measuredPatches.set(design, measured)
  return measured
}

/** A patch with its area in cm² of the drawing. */
type Motif = Patch & { readonly area: number }

const patchesWithArea = ({ yarns, columns, cmPerPixel }: Drawing, scale: number): Motif[] =>
  patchesOf(yarns, columns)
    .filter(({ pixels }) => pixels * cmPerPixel ** 2 > SMALLEST_MOTIF_CM2)
    .map((patch) => ({ ...patch, area: patch.pixels * (cmPerPixel / scale) ** 2 }))

/** Patches whose areas differ by less than this factor may be the same motif. */
const ALIKE = 1.4

/**
 * How much wider, compared to their height, the whole patches of a yarn are than the drawn ones of about their area, or
 * than all of them if a figure has another size. Undefined if there are none.
 */
function typicalChange(drawn: readonly Motif[], now: readonly Motif[], yarn: number): number | undefined {
  const whole = (patches: readonly Motif[]) =>
    patches.filter((patch) => patch.yarn === yarn && !patch.touchesEdge)
  const before = whole(drawn)
  const changes = whole(now).flatMap((patch) => {
    const alike = before.filter(({ area }) => Math.abs(Math.log(area / patch.area)) < Math.log(ALIKE))
    return alike.length === 0 ? [] : [proportions(patch) / typical(alike.map(proportions))]
  })
  if (changes.length > 0) return typical(changes)
  const all = [whole(now), before].map((patches) => patches.map(proportions))
  return all.some((ratios) => ratios.length === 0) ? undefined : typical(all[0]!) / typical(all[1]!)
}

/** Width over height, by the second moments. */
const proportions = ({ acrossVariance, downVariance }: Patch) => Math.sqrt(acrossVariance / downVariance)

const turned = (motif: Motif): Motif => ({
  ...motif,
  acrossVariance: motif.downVariance,
  downVariance: motif.acrossVariance,
})

/** The geometric mean of the middle half: hands waver, and now and then two motifs run together. */
function typical(ratios: readonly number[]): number {
  const sorted = ratios.toSorted((a, b) => a - b)
  const out = sorted.length < 4 ? 0 : Math.floor(sorted.length / 4)
  const middle = sorted.slice(out, sorted.length - out)
  return Math.exp(middle.reduce((sum, ratio) => sum + Math.log(ratio), 0) / middle.length)
}
