import type { Design } from '../../design.ts'
import { DRAWN, type Extent, type Field } from '../../field.ts'
import { bluntPolygon } from '../../patterns/geometry/blunt-polygon.ts'
import { clipPolygon } from '../../patterns/geometry/clip-polygon.ts'
import { clearance } from '../../patterns/geometry/clearance.ts'
import { hash } from '../../patterns/noise/hash.ts'
import { tracedOn } from '../../patterns/fields/lengthened.ts'
import { modulo } from '../../patterns/noise/modulo.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import type { Point } from '../../patterns/geometry/point.ts'
import { polygonLookup } from '../../patterns/geometry/polygon-lookup.ts'
import type { ColouredPolygon } from '../../patterns/geometry/polygon-lookup.ts'
import type { Polygon } from '../../patterns/geometry/polygon.ts'
import { smoothStep } from '../../patterns/noise/smooth-step.ts'
import { turn } from '../../patterns/geometry/turn.ts'
import { valueNoise } from '../../patterns/noise/value-noise.ts'
import { voronoiCell } from '../../patterns/noise/voronoi-cell.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const LIMESTONE = 0
const OXBLOOD = 1
const SERPENTINE = 2
const ROSE = 3
const SIENA = 4
const CHARCOAL = 5
const BLUE = 6

/** All yarns, of which the rarest is rarer where the flood lays down other stones. */
const NEEDS = { yarns: [LIMESTONE, OXBLOOD, SERPENTINE, ROSE, SIENA, CHARCOAL, BLUE], part: 0.016 }

export const breccia: Design = {
  id: 'breccia',
  name: 'Breccia',
  collection: 'Modern and Contemporary',
  tags: [],
  description:
    'Broken marble sorted by a flood, from slab to crumb. Oxblood, serpentine, rose and siena in limestone, for a kitchen, a terrace room or a hotel lobby.',
  room: 'terrace',
  yarns: [
    { name: 'limestone', hex: '#DCD4C6', share: 55.5 },
    { name: 'oxblood', hex: '#6B2A2C', share: 11 },
    { name: 'serpentine', hex: '#46624F', share: 7.5 },
    { name: 'rose marble', hex: '#CC9C90', share: 8 },
    { name: 'siena', hex: '#C08A45', share: 7 },
    { name: 'charcoal', hex: '#2B2B2E', share: 5.5 },
    { name: 'blue stone', hex: '#6F89A0', share: 5.5 },
  ],
  palettes: [
    {
      name: 'Dark',
      hexes: ['#2E2D30', '#8E4238', '#6F8A72', '#A6837E', '#B98F52', '#D8CFBF', '#5A7594'],
    },
    {
      name: 'Pale',
      hexes: ['#EDE7DB', '#B09C88', '#93A592', '#D8B5A8', '#D0AE75', '#6A6660', '#9FB3C2'],
    },
  ],
  cropCentre: 0.5,
  sizeRule: { kind: 'field', rigid: [] },
  draw: inPanels(
    {
      cropCentre: 0.5,
      turns: true,
      single: 'large',
      heights: [130, 1540],
      widths: [86, 260],
      needs: NEEDS,
    },
    (x, y, field) => stones(field)(hand.x(x, y), hand.y(x, y)),
  ),
}

const hand = wobble(1.5, 12, 121)
/** On rectangles of other proportions the flood lays down other stones, of the same sizes. */
const stones = oncePerField((field) => {
  const bed = tracedOn(field)
  return polygonLookup(placeStones(bed, Math.max(1, CRUMBS_FROM / field.scale)), LIMESTONE, bed)
})

/** How far the flood has carried stones: 0 in the upper right corner, 1 in the lower left. */
const transportAt = (x: number, y: number, { width, height }: Extent) => (1 - x / width + y / height) / 2

/** The scale below which crumbs are larger, compared to the others: smaller ones could not be tufted. */
const CRUMBS_FROM = 0.9

/** Places slabs, then chips, then crumbs so many times as large as drawn, each where the larger ones leave room. */
function placeStones(bed: Field, coarse: number): readonly ColouredPolygon[] {
  const larger = (bed.width / DRAWN.width) * (bed.height / DRAWN.height)
  const placed: ColouredPolygon[] = []
  const clearOfAll = clearance(1.1, bed)
  const clearOfSlabs = clearance(0.3, bed)
  for (const { pieces, yarn } of slabs(bed)) {
    // All pieces are tested before any is placed: those of one slab may lie closer together than others.
    for (const outline of pieces.filter(clearOfSlabs.isFree)) {
      clearOfSlabs.block(outline)
      clearOfAll.block(outline)
      placed.push({ outline, yarn })
    }
  }
  for (let attempt = 0; attempt < 4600 * larger; attempt++) {
    const x = 1.5 + hash(attempt, 1, 131) * (bed.width - 3)
    const y = 1.5 + hash(attempt, 2, 131) * (bed.height - 3)
    const transport = transportAt(x, y, bed)
    const current = valueNoise((x + y) / 30, (x - y) / 80, 132)
    if (hash(attempt, 4, 131) > smoothStep(0.2, 0.95, transport + 0.36 * current)) continue

    // Chips come first, or crumbs would take their room.
    const weight = hash(attempt, 3, 131)
    const size =
      attempt < CHIPS * larger
        ? 6.2 + 9 * weight ** 2 * (1.4 - transport)
        : coarse * (3.2 + 1.6 * weight ** 3)
    const outline = chip([x, y], size, attempt)
    if (!clearOfAll.isFree(outline)) continue
    clearOfAll.block(outline)
    placed.push({ outline, yarn: yarnAt(x, y, attempt) })
  }
  return placed
}

const CHIPS = 560

/** Neighbouring stones share their yarns, along currents. */
function yarnAt(x: number, y: number, attempt: number): number {
  const current = 3 + 3.4 * valueNoise((x + y) / 46, (x - y) / 120, 137)
  return 1 + (Math.floor(current + 2.6 * hash(attempt, 5, 131) + 6) % 6)
}

/** A stone about `size` cm long with four or five corners. */
function chip([x, y]: Point, size: number, attempt: number): Polygon {
  const corners = 4 + Math.floor(2 * hash(attempt, 6, 131))
  const heading = 2.2 + 1.8 * (hash(attempt, 7, 131) - 0.5)
  const outline = Array.from({ length: corners }, (_, k): Point => {
    const angle = ((k + 0.7 * (hash(attempt, k, 133) - 0.5)) / corners) * 2 * Math.PI
    const [dx, dy] = turn([Math.cos(angle) * 0.58 * size, Math.sin(angle) * 0.42 * size], heading)
    return [x + dx, y + dy]
  })
  return bluntPolygon(outline, 0.45)
}

const SLAB_YARNS = [OXBLOOD, SERPENTINE, ROSE, CHARCOAL, OXBLOOD, SERPENTINE, SIENA, BLUE]

type Slab = { readonly pieces: readonly Polygon[]; readonly yarn: number }

/** Slabs fit together in the upper right corner; farther down they separate, rotate and break. */
function slabs(bed: Extent): readonly Slab[] {
  const sites: Point[] = []
  const ids: number[] = []
  const columns = Math.ceil(bed.width / 42) + 1
  for (let row = -1; row < bed.height / 40; row++) {
    for (let column = -1; column < columns; column++) {
      const x = (column + 0.5 + 0.7 * (hash(column, row, 134) - 0.5) + (row & 1) * 0.4) * 42
      const y = (row + 0.5 + 0.7 * (hash(column, row, 135) - 0.5)) * 40
      sites.push([x, y])
      // From the right, where slabs lie, so that a wider bed has the same there.
      ids.push((row + 1) * 6 + column + 6 - columns)
    }
  }
  return sites.flatMap((site, at) => {
    const index = ids[at]!
    const transport = transportAt(site[0], site[1], bed)
    if (transport > 0.5 + 0.16 * (hash(index, 0, 136) - 0.5)) return []
    const cell = voronoiCell(site, sites, 60, 1.3 + 8 * Math.max(0, transport - 0.2))
    const cuts = Math.round(7 * (transport - 0.16) + hash(index, 2, 136) - 0.5)
    const pieces = shatter(cell, cuts, index).map((piece, k) =>
      bluntPolygon(moved(piece, site, transport, index * 9 + k), 0.7),
    )
    return [{ pieces, yarn: SLAB_YARNS[modulo(index, SLAB_YARNS.length)]! }]
  })
}

/** Splits a slab across its middle again and again, leaving room for grout. */
function shatter(polygon: Polygon, cuts: number, seed: number): Polygon[] {
  if (polygon.length < 3) return []
  if (cuts < 1) return [polygon]
  const [cx, cy] = middleOf(polygon)
  const angle = 2 * Math.PI * hash(seed, cuts, 138)
  const nx = Math.cos(angle)
  const ny = Math.sin(angle)
  const at = cx * nx + cy * ny + 5 * (hash(seed, cuts, 139) - 0.5)
  return [
    ...shatter(clipPolygon(polygon, nx, ny, at - 0.6), cuts - 1 - (seed & 1), seed * 2),
    ...shatter(clipPolygon(polygon, -nx, -ny, -at - 0.6), cuts - 2, seed * 2 + 1),
  ]
}

/** Moves a piece away from the middle of its slab and rotates it, more the farther it was carried. */
function moved(piece: Polygon, [sx, sy]: Point, transport: number, seed: number): Polygon {
  const [cx, cy] = middleOf(piece)
  const drift = 0.02 + Math.max(0, transport - 0.25) * 0.5
  const angle = 0.7 * Math.max(0, transport - 0.2) * (hash(seed, 1, 140) - 0.5)
  return piece.map(([x, y]): Point => {
    const [dx, dy] = turn([x - cx, y - cy], angle)
    return [cx + drift * (cx - sx) + dx, cy + drift * (cy - sy) + dy]
  })
}

const middleOf = (polygon: Polygon): Point => [
  polygon.reduce((sum, [x]) => sum + x, 0) / polygon.length,
  polygon.reduce((sum, [, y]) => sum + y, 0) / polygon.length,
]
