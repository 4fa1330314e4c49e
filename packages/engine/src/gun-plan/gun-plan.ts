import type { Line } from '../cartoon/outline-rug.ts'
import { thinLine } from '../cartoon/thin-line.ts'
import { depthField, type Sides } from './depth-field.ts'
import { GUN, type GunSettings } from './gun-settings.ts'
import { neighbours } from './neighbours.ts'
import { rowLevels } from './row-levels.ts'
import { type Group, lineLength, strokesOf } from './strokes.ts'
import { traceMiddles } from './trace-middles.ts'
import { traceRows } from './trace-rows.ts'

export type { GunSettings } from './gun-settings.ts'

/** What the gun does in one yarn. */
export type YarnPlan = {
  /** Open lines in mm in the order of work; the gun is lifted between them. A single tuft is a line of one point. */
  readonly strokes: readonly Line[]
  readonly metres: number
  /** How often the gun is set down. */
  readonly lifts: number
  /** So that the pile is as dense as its area asks for, however many rows fit in. */
  readonly strokesPerMetre: number
  /** Tufting and lifting. */
  readonly minutes: number
}

/** The lines that a gun follows to tuft a rug, in mm from the top left of the areas given. */
export type GunPlan = Sides & {
  readonly settings: GunSettings
  /** One for each area given. */
  readonly yarns: readonly YarnPlan[]
}

/** Raised whenever plans of the same areas change: plans that are stored under another version are not read. */
export const PLAN_VERSION = 1

/** Points of a grid in a gauge. */
const FINENESS = 4
/** How far a line may be simplified, in mm. */
const THINNING = 0.2

/**
 * Plans the way of a tufting gun over the areas of yarns: closed rings in mm as `outlineRug` draws them. Outlines
 * come first, half a gauge inside; then rows parallel to them, joined as spirals where they lie beside each other.
 */
export function planGun(
  sides: Sides,
  areas: readonly (readonly Line[])[],
  settings: GunSettings = GUN,
): GunPlan {
  const { gaugeMm: gauge } = settings
  const field = depthField(sides, areas, gauge / FINENESS)
  const levels = rowLevels(field, gauge)
  const lines = [...traceRows(field, levels, gauge), ...traceMiddles(field, levels, gauge)]
  const yarns = areas.map((rings, n) => {
    const own = lines.filter(({ yarn }) => yarn === n)
    const groups = strokesOf(own, neighbours(own, field, gauge), field, gauge)
    const strokes = inOrder(groups, settings).map(thinned)
    const metres = strokes.reduce((sum, points) => sum + lineLength({ points, isClosed: false }), 0) / 1000
    const areaMm2 = Math.abs(rings.reduce((sum, ring) => sum + areaOf(ring), 0))
    return timed({ strokes, metres, areaMm2 }, settings)
  })
  return { widthMm: sides.widthMm, lengthMm: sides.lengthMm, settings, yarns }
}

function timed(
  { strokes, metres, areaMm2 }: { strokes: readonly Line[]; metres: number; areaMm2: number },
  { gaugeMm, strokesPerMetre, strokesPerSecond, liftSeconds }: GunSettings,
): YarnPlan {
  const lifts = strokes.length
  const tufts = Math.max(lifts, (areaMm2 / gaugeMm / 1000) * strokesPerMetre)
  return {
    strokes,
    metres,
    lifts,
    strokesPerMetre: metres > 0 ? tufts / metres : strokesPerMetre,
    minutes: (tufts / strokesPerSecond + lifts * liftSeconds) / 60,
  }
}

/** Holes go round the other way, and take away. */
function areaOf(ring: Line): number {
  let area = 0
  for (let i = 0, before = ring.length - 2; i < ring.length; before = i, i += 2)
    area += (ring[before]! * ring[i + 1]! - ring[i]! * ring[before + 1]!) / 2
  return area
}

/** Groups by the nearest next start, the first one where the pile leans from. */
function inOrder(groups: readonly Group[], { layDegrees }: GunSettings): Float64Array[] {
  const lay = (layDegrees * Math.PI) / 180
  const [dx, dy] = [Math.cos(lay), Math.sin(lay)]
  const left = groups.toSorted((a, b) => along(a) - along(b))
  const strokes: Float64Array[] = []
  let [x, y] = [left[0]?.[0]?.[0] ?? 0, left[0]?.[0]?.[1] ?? 0]
  while (left.length > 0) {
    let [best, square] = [0, Infinity]
    for (let n = 0; n < left.length; n++) {
      const start = left[n]![0]!
      const here = (start[0]! - x) ** 2 + (start[1]! - y) ** 2
      if (here < square) [best, square] = [n, here]
    }
    const [group] = left.splice(best, 1)
    strokes.push(...group!)
    const end = strokes.at(-1)!
    ;[x, y] = [end.at(-2)!, end.at(-1)!]
  }
  return strokes

  function along(group: Group): number {
    return group[0]![0]! * dx + group[0]![1]! * dy
  }
}

/** Points that are simplified at a time: the time it takes grows faster than their number. */
const SPAN = 128

function thinned(line: Float64Array): Line {
  const points: number[] = []
  const last = line.length / 2 - 1
  if (last < 2) return line
  for (let from = 0; from < last; from += SPAN) {
    const span = line.subarray(2 * from, 2 * Math.min(last, from + SPAN) + 2)
    const kept = thinLine(span, THINNING, false)
    for (const n of kept.slice(from === 0 ? 0 : 1)) points.push(span[2 * n]!, span[2 * n + 1]!)
  }
  return Float64Array.from(points)
}
