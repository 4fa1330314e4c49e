import type { Design } from '../../design.ts'
import { FIELD } from '../../design.ts'
import { bluntPolygon } from '../../patterns/blunt-polygon.ts'
import { clipPolygon } from '../../patterns/clip-polygon.ts'
import { clearance } from '../../patterns/clearance.ts'
import { hash } from '../../patterns/hash.ts'
import { once } from '../../patterns/once.ts'
import type { Point } from '../../patterns/point.ts'
import { polygonLookup } from '../../patterns/polygon-lookup.ts'
import type { ColouredPolygon } from '../../patterns/polygon-lookup.ts'
import type { Polygon } from '../../patterns/polygon.ts'
import { smoothStep } from '../../patterns/smooth-step.ts'
import { turn } from '../../patterns/turn.ts'
import { valueNoise } from '../../patterns/value-noise.ts'
import { voronoiCell } from '../../patterns/voronoi-cell.ts'
import { wobble } from '../../patterns/wobble.ts'

const LIMESTONE = 0
const OXBLOOD = 1
const SERPENTINE = 2
const ROSE = 3
const SIENA = 4
const CHARCOAL = 5
const BLUE = 6

export const breccia: Design = {
  id: 'breccia',
  name: 'Breccia',
  collection: 'Modern and Contemporary',
  tags: [],
  description:
    'Broken marble sorted by a flood, from slab to crumb. Oxblood, serpentine, rose and siena in limestone, for a kitchen, a terrace room or a hotel lobby.',
  room: 'dining',
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
  draw: (x, y) => stones()(hand.x(x, y), hand.y(x, y)),
}

const hand = wobble(1.5, 12, 121)
const stones = once(() => polygonLookup(washDown(), LIMESTONE))

/** How far the flood has carried things: 0 in the upper right corner, 1 in the lower left. */
const carried = (x: number, y: number) => (1 - x / FIELD.width + y / FIELD.height) / 2

/** Slab, chip, crumb: each goes where the larger have left it room. */
function washDown(): readonly ColouredPolygon[] {
  const laid: ColouredPolygon[] = []
  const room = clearance(1.1)
  const roomForSlabs = clearance(0.3)
  for (const { pieces, yarn } of slabs()) {
    // All are judged before any is laid: pieces of one slab may lie closer than strangers.
    for (const outline of pieces.filter(roomForSlabs.isFree)) {
      roomForSlabs.block(outline)
      room.block(outline)
      laid.push({ outline, yarn })
    }
  }
  for (let lot = 0; lot < 4600; lot++) {
    const x = 1.5 + hash(lot, 1, 131) * (FIELD.width - 3)
    const y = 1.5 + hash(lot, 2, 131) * (FIELD.height - 3)
    const far = carried(x, y)
    const current = valueNoise((x + y) / 30, (x - y) / 80, 132)
    if (hash(lot, 4, 131) > smoothStep(0.2, 0.95, far + 0.36 * current)) continue

    // The chips come first, or the crumbs would take their room.
    const weight = hash(lot, 3, 131)
    const size = lot < CHIPS ? 6.2 + 9 * weight ** 2 * (1.4 - far) : 3.2 + 1.6 * weight ** 3
    const outline = chip([x, y], size, lot)
    if (!room.isFree(outline)) continue
    room.block(outline)
    laid.push({ outline, yarn: yarnAt(x, y, lot) })
  }
  return laid
}

const CHIPS = 560

/** Stones that broke together travel together: each current has its own yarns. */
function yarnAt(x: number, y: number, lot: number): number {
  const current = 3 + 3.4 * valueNoise((x + y) / 46, (x - y) / 120, 137)
  return 1 + (Math.floor(current + 2.6 * hash(lot, 5, 131) + 6) % 6)
}

/** A splinter about `size` cm long, four or five sided. */
function chip([x, y]: Point, size: number, lot: number): Polygon {
  const corners = 4 + Math.floor(2 * hash(lot, 6, 131))
  const heading = 2.2 + 1.8 * (hash(lot, 7, 131) - 0.5)
  const outline = Array.from({ length: corners }, (_, k): Point => {
    const angle = ((k + 0.7 * (hash(lot, k, 133) - 0.5)) / corners) * 2 * Math.PI
    const [dx, dy] = turn([Math.cos(angle) * 0.58 * size, Math.sin(angle) * 0.42 * size], heading)
    return [x + dx, y + dy]
  })
  return bluntPolygon(outline, 0.45)
}

const SLAB_YARNS = [OXBLOOD, SERPENTINE, ROSE, CHARCOAL, OXBLOOD, SERPENTINE, SIENA, BLUE]

type Slab = { readonly pieces: readonly Polygon[]; readonly yarn: number }

/** One pavement: in its corner the slabs still fit, farther down they part, turn and break. */
function slabs(): readonly Slab[] {
  const sites: Point[] = []
  for (let row = -1; row < 7; row++) {
    for (let column = -1; column < 5; column++) {
      const x = (column + 0.5 + 0.7 * (hash(column, row, 134) - 0.5) + (row & 1) * 0.4) * 42
      const y = (row + 0.5 + 0.7 * (hash(column, row, 135) - 0.5)) * 40
      sites.push([x, y])
    }
  }
  return sites.flatMap((site, index) => {
    const far = carried(site[0], site[1])
    if (far > 0.5 + 0.16 * (hash(index, 0, 136) - 0.5)) return []
    const cell = voronoiCell(site, sites, 60, 1.3 + 8 * Math.max(0, far - 0.2))
    const cuts = Math.round(7 * (far - 0.16) + hash(index, 2, 136) - 0.5)
    const pieces = shatter(cell, cuts, index).map((piece, k) =>
      bluntPolygon(moved(piece, site, far, index * 9 + k), 0.7),
    )
    return [{ pieces, yarn: SLAB_YARNS[index % SLAB_YARNS.length]! }]
  })
}

/** Breaks a slab across its middle again and again, leaving room for grout. */
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

/** Carries a piece away from the middle of its slab and turns it, the more the farther it has come. */
function moved(piece: Polygon, [sx, sy]: Point, far: number, seed: number): Polygon {
  const [cx, cy] = middleOf(piece)
  const drift = 0.02 + Math.max(0, far - 0.25) * 0.5
  const angle = 0.7 * Math.max(0, far - 0.2) * (hash(seed, 1, 140) - 0.5)
  return piece.map(([x, y]): Point => {
    const [dx, dy] = turn([x - cx, y - cy], angle)
    return [cx + drift * (cx - sx) + dx, cy + drift * (cy - sy) + dy]
  })
}

const middleOf = (polygon: Polygon): Point => [
  polygon.reduce((sum, [x]) => sum + x, 0) / polygon.length,
  polygon.reduce((sum, [, y]) => sum + y, 0) / polygon.length,
]
