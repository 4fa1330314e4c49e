import { LONGEST_POINT_MM, thinStrokes } from '@nawl/engine/buildable/thin-strokes'

import type { Design } from '../design.ts'
import { drawDesign } from '../draw-design.ts'
import { DRAWN_FIELD, type Field } from '../field.ts'
import { fieldFor } from '../motif-scale.ts'
import { borderFaults } from './border-faults.ts'
import { OUTSIDE, type Patch, patchesOf } from './patches.ts'
import type { SizedRug } from './surveyed-sizes.ts'
import { THINNEST_LINE_CM } from './survey-design.ts'

const MIN_SHARE = 1.5
/** Mean proportions of motifs may differ from the drawn ones by this factor: 2 %. */
const RIGID_TOLERANCE = 0.02
/** Motifs smaller than this, in cm², are too few pixels to measure. */
const SMALLEST_MOTIF_CM2 = 6
/** Fewer motifs than this say nothing about proportions. */
const FEWEST_MOTIFS = 3

/** A drawing of a rug: its yarns, 255 outside its outline. */
type Drawing = { readonly yarns: Uint8Array; readonly columns: number; readonly cmPerPixel: number }

/** What is wrong with a design on a rug of that size, in sentences; empty if nothing is. */
export function sizeFaults(design: Design, rug: SizedRug): string[] {
  const field = fieldFor(design, rug, rug.outline)
  const drawing = drawn(design, field)
  return [
    ...shareFaults(design, drawing),
    ...thinFaults(design, field),
    ...rigidFaults(design, drawing),
    ...borderFaults(design, field),
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
  if (field.outline === 'ellipse' || field.outline === 'round')
    for (let pixel = 0; pixel < yarns.length; pixel++) {
      const x = (((pixel % columns) + 0.5) / columns) * width
      const y = top + ((Math.floor(pixel / columns) + 0.5) / rows) * height
      if (inset(x, y) < 0) yarns[pixel] = OUTSIDE
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

/** Thin lines are measured at 2 mm of the rug, on a part of large rugs: their corner and their middle. */
const WINDOW_CM = 170
const THIN_CM_PER_PIXEL = 0.2

function thinFaults(design: Design, field: Field): string[] {
  const { width, height, scale } = field
  const across = Math.min(width, WINDOW_CM / scale)
  const down = Math.min(height, WINDOW_CM / scale)
  const isWhole = across === width && down === height
  const corners = isWhole
    ? [[0, 0] as const]
    : [[0, 0] as const, [(width - across) / 2, (height - down) / 2] as const]
  const longest = design.yarns.map(() => 0)
  for (const [left, above] of corners) {
    const columns = Math.round((across * scale) / THIN_CM_PER_PIXEL)
    const rows = Math.round((down * scale) / THIN_CM_PER_PIXEL)
    const moved = { ...design, draw: (x: number, y: number) => design.draw(x + left, y + above, field) }
    const part = drawDesign(moved, columns, rows, { ...field, width: across, height: down })
    const strokes = thinStrokes(part, columns, design.yarns.length, THINNEST_LINE_CM / THIN_CM_PER_PIXEL)
    strokes.forEach((stroke, yarn) => {
      longest[yarn] = Math.max(longest[yarn]!, stroke.longest * THIN_CM_PER_PIXEL)
    })
  }
  return design.yarns.flatMap(({ name }, yarn) =>
    longest[yarn]! * 10 > LONGEST_POINT_MM
      ? [`${name} is thinner than two tufts for ${longest[yarn]!.toFixed(1)} cm`]
      : [],
  )
}

/** Motifs keep their proportions, and none is cut by an edge that cuts none on the drawn field. */
function rigidFaults(design: Design, drawing: Drawing): string[] {
  const { rigid } = design.sizeRule
  if (rigid.length === 0) return []
  const asDrawn = patchesAsDrawn(design)
  const now = patchesWithArea(drawing)
  return rigid.flatMap((yarn) => {
    const name = design.yarns[yarn]!.name
    const [before, after] = [medianProportions(asDrawn, yarn), medianProportions(now, yarn)]
    const isOff =
      before !== undefined && after !== undefined && Math.abs(Math.log(after / before)) > RIGID_TOLERANCE
    const cutBefore = asDrawn.some((patch) => patch.yarn === yarn && patch.touchesEdge)
    const cutNow = now.some((patch) => patch.yarn === yarn && patch.touchesEdge)
    return [
      ...(isOff
        ? [`motifs of ${name} are ${(100 * (after / before - 1)).toFixed(1)} % wider than drawn`]
        : []),
      ...(cutNow && !cutBefore ? [`the edge cuts a motif of ${name}`] : []),
    ]
  })
}

/** Measured once a design: it is compared with every size. */
const measuredPatches = new WeakMap<Design, Patch[]>()

function patchesAsDrawn(design: Design): Patch[] {
  const measured = measuredPatches.get(design) ?? patchesWithArea(drawn(design, DRAWN_FIELD))
  measuredPatches.set(design, measured)
  return measured
}

const patchesWithArea = ({ yarns, columns, cmPerPixel }: Drawing) =>
  patchesOf(yarns, columns).filter(({ pixels }) => pixels * cmPerPixel ** 2 > SMALLEST_MOTIF_CM2)

/** Median ratio of width to height of the whole patches of a yarn, by their second moments. */
function medianProportions(patches: readonly Patch[], yarn: number): number | undefined {
  const ratios = patches
    .filter((patch) => patch.yarn === yarn && !patch.touchesEdge)
    .map(({ acrossVariance, downVariance }) => Math.sqrt(acrossVariance / downVariance))
    .toSorted((a, b) => a - b)
  return ratios.length < FEWEST_MOTIFS ? undefined : ratios[ratios.length >> 1]
}
