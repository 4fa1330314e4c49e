import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import { yarnKilograms } from '@nawl/domain/workshop/yarn-kilograms'
import { type Outline, outlineOf } from '@nawl/domain/rug/shape'
import { rugPlane, type RugPlane } from '@nawl/engine/buildable/rug-plane'
import { outlineRug, type Line, type RugOutlines } from '@nawl/engine/cartoon/outline-rug'
import { sharesOnRug } from '@nawl/engine/separation/shares-on-rug'

import type { SharedRug } from '../../imaging/color/shared-rug.ts'
import { cardName } from '../../imaging/downloads/tear-sheet-yarns.ts'
import type { LineWool } from '../../sales/yarn-ledger/line-wool.ts'
import type { WorkshopConfig } from '../../platform/config/workshop-config.ts'

/** So many rugs of one design of an order, with its bitmap taken apart. */
export type PackLine = {
  /** 1 for the first line of the order. */
  readonly position: number
  readonly design: DesignSnapshot
  readonly quantity: number
  readonly wool?: LineWool | undefined
  readonly rug: SharedRug
  /** One `#RRGGBB` for each swatch of the rug. */
  readonly palette: readonly string[]
  /** The pile of the design's style, for its picture. */
  readonly tile: SharedArrayBuffer
}

/** A yarn as the workshop fetches and weighs it. */
export type PackYarn = {
  /** What stands in its areas, 1 for the yarn with the largest. */
  readonly number: number
  readonly name: string
  readonly hex: string
  /** What stands in its place in the drawing as designed; only its own hex where nothing was replaced. */
  readonly originals: readonly string[]
  /** In % of the rug. */
  readonly share: number
  readonly areaM2: number
  /** With waste, for one rug and for all of the line. */
  readonly kilograms: number
  readonly kilogramsInAll: number
  /** Closed lines in mm from the top left of the mirrored rug, to be filled by even and odd. */
  readonly rings: readonly Line[]
}

/** A rug as it is drawn for a workshop. Lengths in mm, as seen from the back: left and right are exchanged. */
export type LineDrawing = {
  readonly line: PackLine
  readonly widthMm: number
  readonly lengthMm: number
  readonly outline: Outline
  readonly yarns: readonly [PackYarn, ...PackYarn[]]
  /** Where two yarns meet. */
  readonly meetings: readonly Line[]
  readonly rim: readonly Line[]
  /** Length of all meetings, and of the rim, in m. */
  readonly meetingM: number
  readonly rimM: number
  /** Number of the yarn that most of the edge is in: the edge is bound in it. */
  readonly bindingYarn: number
  /** Which yarn stands where, from the front; in it yarns are numbered from 0 in the order of `yarns`. */
  readonly plane: RugPlane
}

/** Draws one line of an order. */
export function drawLine(line: PackLine, config: WorkshopConfig): LineDrawing {
  const { design, rug, palette } = line
  const { widthMm, lengthMm, shape } = design.size
  const outline = outlineOf(shape)
  const ratio = widthMm / lengthMm
  const { plane, hexes } = numberedPlane(rug, palette, outline, ratio)
  const outlines = outlineRug(plane)
  const [sx, sy] = [widthMm / plane.width, lengthMm / plane.height]
  const toMm = (ring: Line) => ring.map((value, i) => (i % 2 === 0 ? widthMm - value * sx : value * sy))
  const metres = (lines: readonly Line[]) => lines.reduce((sum, l) => sum + lengthOf(l), 0) / 1000
  const isRim = ({ yarns: [p, q] }: RugOutlines['meetings'][number]) => p === null || q === null
  const meetings = outlines.meetings.filter((meeting) => !isRim(meeting)).map(({ line: l }) => toMm(l))
  const rim = outlines.meetings.filter(isRim).map(({ line: l }) => toMm(l))
  const shares = sharesOnRug(rug.separation, outline, ratio)
  const shared = outlines.yarns.map(({ area, rings }, n) => ({
    number: n + 1,
    name: nameOf(design, hexes[n]!),
    hex: hexes[n]!,
    originals: originalsOf(line, hexes[n]!),
    share: shares.reduce((sum, share, swatch) => (palette[swatch] === hexes[n] ? sum + share : sum), 0),
    areaM2: (area * sx * sy) / 1e6,
    rings: rings.map(toMm),
  }))
  return {
    line,
    widthMm,
    lengthMm,
    outline,
    yarns: weighed(shared, line, config),
    meetings,
    rim,
    meetingM: metres(meetings),
    rimM: metres(rim),
    bindingYarn: bindingYarnOf(outlines),
    plane,
  }
}

/** The plane with its yarns numbered by how much they cover: swatches that are dyed alike are one yarn. */
function numberedPlane(
  { separation }: SharedRug,
  palette: readonly string[],
  outline: Outline,
  ratio: number,
) {
  const known = [...new Set(palette)]
  const groups = palette.map((hex) => known.indexOf(hex))
  const { drawing, laid, yarnCount, ...grid } = rugPlane(separation, outline, groups, ratio)
  const counts = new Uint32Array(yarnCount)
  drawing.forEach((yarn, pixel) => {
    if (laid?.[pixel] !== 0) counts[yarn]!++
  })
  const order = known.map((_, yarn) => yarn).toSorted((p, q) => counts[q]! - counts[p]! || p - q)
  const used = order.filter((yarn) => counts[yarn]! > 0)
  const numberOf = Uint8Array.from(known, (_, yarn) => order.indexOf(yarn))
  const plane = { ...grid, laid, drawing: drawing.map((yarn) => numberOf[yarn]!), yarnCount: used.length }
  return { plane, hexes: used.map((yarn) => known[yarn]!) }
}

function nameOf({ yarns }: DesignSnapshot, hex: string): string {
  return yarns.find((yarn) => yarn.hex === hex)?.name ?? cardName(hex)
}

function originalsOf({ rug, palette }: PackLine, hex: string): string[] {
  return rug.separation.swatches.flatMap((swatch, n) => (palette[n] === hex ? [swatch.hex] : []))
}

type SharedYarn = Omit<PackYarn, 'kilograms' | 'kilogramsInAll'>

function weighed(
  yarns: readonly SharedYarn[],
  { design, quantity }: PackLine,
  { yarnUse, pileMm }: WorkshopConfig,
): readonly [PackYarn, ...PackYarn[]] {
  const rug = { size: design.size, pileMm }
  const inAll = yarnKilograms(yarns, { ...rug, quantity }, yarnUse)
  const [first, ...rest] = yarnKilograms(yarns, { ...rug, quantity: 1 }, yarnUse).map((yarn, n) => ({
    ...yarn,
    kilogramsInAll: inAll[n]!.kilograms,
  }))
  if (!first) throw new Error('a rug without yarns')
  return [first, ...rest]
}

function bindingYarnOf({ meetings, yarns }: RugOutlines): number {
  const lengths = new Float64Array(yarns.length)
  for (const {
    yarns: [p, q],
    line,
  } of meetings)
    if (p === null || q === null) lengths[p ?? q ?? 0]! += lengthOf(line)
  return lengths.indexOf(Math.max(...lengths)) + 1
}

function lengthOf(line: Line): number {
  let length = 0
  for (let i = 0; i + 3 < line.length; i += 2)
    length += Math.hypot(line[i + 2]! - line[i]!, line[i + 3]! - line[i + 1]!)
  return length
}
