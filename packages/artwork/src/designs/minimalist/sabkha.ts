import type { Design } from '../../design.ts'
import { DRAWN } from '../../field.ts'
import { hash } from '../../patterns/noise/hash.ts'
import { inkStrokes, type InkStroke } from '../../patterns/ink-strokes.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { lengthened, tracedOn } from '../../patterns/fields/lengthened.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import type { Point } from '../../patterns/geometry/point.ts'
import { polygonLookup } from '../../patterns/geometry/polygon-lookup.ts'
import type { Polygon } from '../../patterns/geometry/polygon.ts'
import { voronoiCell } from '../../patterns/noise/voronoi-cell.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const SALT = 0
const BRINE = 1
const BLUSH = 2

export const sabkha: Design = {
  id: 'sabkha',
  name: 'Sabkha',
  collection: 'Minimalist',
  tags: ['minimalist'],
  description:
    'Sabkha is the salt flat behind the coast, its crust breaking up from one corner. Salt white and brine with two plates of blush, for a spare, sunlit room.',
  room: 'gallery',
  yarns: [
    { name: 'salt', hex: '#EEE8DC', share: 86 },
    { name: 'brine', hex: '#B7A68F', share: 10 },
    { name: 'blush', hex: '#DB968A', share: 4 },
  ],
  palettes: [
    { name: 'Clay pan', hexes: ['#C08A66', '#7E5040', '#E8D0AE'] },
    { name: 'Slate', hexes: ['#5E6368', '#2E3236', '#9FB3A8'] },
  ],
  cropCentre: 0.5,
  sizeRule: { kind: 'field', rigid: [] },
  draw: inPanels(
    {
      cropCentre: 0.5,
      turns: true,
      single: 'part',
      heights: [180, 440],
      widths: [DRAWN.width, 260],
      least: 0.45,
      gives: { across: [[1, 1.15]], down: [[1, 1.1]] },
    },
    (px, py, field) => {
      const sx = sway.x(px, py)
      const sy = sway.y(px, py)
      const x = crumble.x(sx, sy)
      const y = crumble.y(sx, sy)
      const { cracks, plates } = crust(field)
      return cracks(x, y) === BRINE ? BRINE : plates(x, y)
    },
  ),
}

// Cracks bend slowly with the crust and are jagged from grain to grain.
const sway = wobble(15, 24, 311)
const crumble = wobble(2.5, 6, 313)

/** How dry the flat is: 0 in the upper right corner, 1 along the line (0.45, 0) to (1, 0.55) where cracks end. */
const drynessAt =
  (wide: number, long: number) =>
  ([x, y]: Point) =>
    Math.max(0, 1 + ((x / wide - 68.4) * 0.847 - (y / long) * 0.531) / 187.5)

/** On a longer or a shorter rug the flat dries along its whole length: plates and cracks stay what they are. */
type Dryness = ReturnType<typeof drynessAt>

const plateSize = (dryness: number) => 9.5 + 31 * dryness
const crackWidth = (dryness: number) => Math.max(0.9, 3.4 * (1 - dryness) ** 0.7)

const crust = oncePerField((field) => {
  const long = lengthened(field)
  const wide = field.outline === 'rectangle' ? field.width / DRAWN.width : 1
  // How long the flat cracks, and how far its plates are then drawn out or pushed together.
  const [cracked, drawnOut] = wide === 1 && isNearlyDrawn(long) ? [1, long] : [long, 1]
  const dryness = drynessAt(wide, cracked)
  const sites = seedPlates({ wide, long: cracked }, dryness)
  const plates = sites.map((site) => voronoiCell(site, sites, 60))
  const blush = nearest(sites, [45 * wide, 137 * cracked], wide > 1.3 ? 3 : 2).map((index) => plates[index]!)
  const placed = ([x, y]: Point): Point => [x, drawnOut * y]
  const cracks = openCracks(plates, blush, dryness).map((crack) => ({
    ...crack,
    points: crack.points.map(placed),
  }))
  return {
    cracks: inkStrokes(cracks, SALT, tracedOn(field)),
    plates: polygonLookup(
      blush.map((outline) => ({ outline: outline.map(placed), yarn: BLUSH })),
      SALT,
      tracedOn(field),
    ),
  }
})

/** Whether a rug is so nearly as long as drawn that it has the same plates, a little longer or shorter. */
const isNearlyDrawn = (long: number) => long > 0.7 && long < 1.4

/** Dart throwing over the field and its surroundings: a dart too close to an earlier one is rejected. */
function seedPlates({ wide, long }: { wide: number; long: number }, dryness: Dryness): Point[] {
  const sites: Point[] = []
  const across = 108 + DRAWN.width * wide
  for (let dart = 0; dart < 9000 * long * wide; dart++) {
    const at: Point = [-50 + across * hash(dart, 1, 319), -50 + (106 + 244 * long) * hash(dart, 2, 319)]
    const minDistance = plateSize(dryness(at)) * (0.85 + 0.3 * hash(dart, 3, 319))
    if (sites.every(([x, y]) => Math.hypot(x - at[0], y - at[1]) > minDistance)) sites.push(at)
  }
  return sites
}

function nearest(sites: readonly Point[], [x, y]: Point, count: number): number[] {
  const distances = sites.map(([sx, sy]) => Math.hypot(sx - x, sy - y))
  return [...sites.keys()].toSorted((one, other) => distances[one]! - distances[other]!).slice(0, count)
}

type Edge = { readonly from: Point; readonly to: Point; readonly isRequired: boolean }

const key = ([x, y]: Point) => `${Math.round(x)},${Math.round(y)}`

/** Cracks grow from the wet corner, joint by joint: an edge that no crack reaches stays closed. */
function openCracks(plates: readonly Polygon[], blush: readonly Polygon[], dryness: Dryness): InkStroke[] {
  const strokes: InkStroke[] = []
  const opened = new Set<string>()
  for (const edge of edgesOf(plates, blush, dryness)) {
    const { from, to, isRequired } = edge
    if (dryness(from) > 0.15 && !opened.has(key(from))) continue
    const limit = 0.62 + 0.5 * hash(Math.round(from[0]), Math.round(from[1]), 321)
    if (dryness(from) > limit && !isRequired) continue
    const isComplete = isRequired || dryness(to) < limit
    if (isComplete) opened.add(key(to))
    strokes.push(crack(from, to, isComplete ? 1 : 0.55 + 0.3 * hash(Math.round(to[0]), 323), dryness))
  }
  return strokes
}

/** Every edge once, directed away from its wetter end, wettest first. */
function edgesOf(plates: readonly Polygon[], blush: readonly Polygon[], dryness: Dryness): Edge[] {
  const edges = new Map<string, Edge>()
  for (const plate of plates) {
    plate.forEach((one, index) => {
      const other = plate[(index + 1) % plate.length]!
      const [from, to] = dryness(one) < dryness(other) ? [one, other] : [other, one]
      const name = `${key(from)} ${key(to)}`
      edges.set(name, {
        from,
        to,
        isRequired: blush.includes(plate) || (edges.get(name)?.isRequired ?? false),
      })
    })
  }
  return [...edges.values()].toSorted((one, other) => dryness(one.from) - dryness(other.from))
}

const PIECES = 6

/** A crack over `part` (0–1) of the way between two joints, wider at the joints. */
function crack(from: Point, to: Point, part: number, dryness: Dryness): InkStroke {
  const steps = Array.from({ length: PIECES + 1 }, (_, step) => step / PIECES)
  const points = steps.map((t): Point => [
    from[0] + t * part * (to[0] - from[0]),
    from[1] + t * part * (to[1] - from[1]),
  ])
  const widths = points.map((at, step) => {
    const atJoint = step === 0 || (step === PIECES && part === 1)
    return crackWidth(dryness(at)) * (atJoint ? 1.3 : 1) * (part < 1 ? 1 - 0.4 * steps[step]! : 1)
  })
  return { points, widths: widths.map((width) => Math.max(0.85, width)), yarn: BRINE }
}
