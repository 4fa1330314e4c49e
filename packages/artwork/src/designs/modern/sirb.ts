import type { Cut } from '../../cut.ts'
import type { Design } from '../../design.ts'
import { FIELD } from '../../design.ts'
import { bluntPolygon } from '../../patterns/blunt-polygon.ts'
import { clearance } from '../../patterns/clearance.ts'
import { hash } from '../../patterns/hash.ts'
import { oncePerCut } from '../../patterns/once-per-cut.ts'
import type { Point } from '../../patterns/point.ts'
import { type ColouredPolygon, polygonLookup } from '../../patterns/polygon-lookup.ts'
import type { Polygon } from '../../patterns/polygon.ts'
import { turn } from '../../patterns/turn.ts'
import { valueNoise } from '../../patterns/value-noise.ts'

const CLAY = 0
const INK = 1
const IVORY = 2

export const sirb: Design = {
  id: 'sirb',
  name: 'Sirb',
  collection: 'Modern',
  tags: ['minimalist'],
  description:
    'Sirb is a flock: order at the foot, flight at the head, and a few pale birds that turn first. Ink on clay rose, for a bedroom or a landing.',
  yarns: [
    { name: 'clay rose', hex: '#D0A08A', share: 79.5 },
    { name: 'ink blue', hex: '#22304A', share: 17.5 },
    { name: 'ivory', hex: '#F0E7D7', share: 3 },
  ],
  palettes: [
    { name: 'Winter', hexes: ['#C7CDCE', '#2B2E33', '#B4513A'] },
    { name: 'Field', hexes: ['#5C6448', '#E3D6B4', '#D19A3F'] },
  ],
  cropCentre: 0.5,
  draw: (x, y, cut) => flock(cut)(x, y),
}

const flock = oncePerCut((cut) => polygonLookup(rise(cut), CLAY))

const PITCH = FIELD.width / 11
const BIRD = 10
/** Room between two birds: closer, and the ground between them could not be tufted. */
const ROOM = 0.9
/** The part of the cut, at its head, that no bird has reached. */
const BARE = 0.1
/** No bird is cut by the edge. */
const MARGIN = { rectangle: 1.7, square: 1.7, round: 4 } as const

/** From the foot up, row by row; a bird takes the first free place it finds, or leaves the flock. */
function rise(cut: Cut): readonly ColouredPolygon[] {
  const rows = Math.round(cut.height / PITCH)
  const room = clearance(ROOM)
  const flying: ColouredPolygon[] = []
  for (let row = rows - 1; row >= Math.round(BARE * rows); row--) {
    for (let column = 0; column < 11; column++) {
      const bird = { column, row: rows - row, down: (row + 0.5) / rows }
      if (hash(column, row, 3) < 0.62 * loose(bird.down)) continue
      for (let attempt = 0; attempt < 6; attempt++) {
        const place = placeOf(bird, attempt, cut)
        const outline = shape(place, bird)
        if (!room.isFree(outline) || outline.some((corner) => cut.inset(...corner) < MARGIN[cut.outline]))
          continue
        room.block(outline)
        flying.push({ outline, yarn: yarnOf(bird) })
        break
      }
    }
  }
  return flying
}

/** A bird by its place in the ranks: `row` counts from the foot, `down` is 0 at the head of the cut and 1 at its foot. */
type Bird = { readonly column: number; readonly row: number; readonly down: number }

/** 0 in the ranks at the foot, 1 in free flight. */
const loose = (down: number) => Math.max(0, 1.06 - 1.5 * down) ** 1.6

const wind = ({ column, row }: Bird) => valueNoise(column / 5, row / 4, 5)

function placeOf(bird: Bird, attempt: number, cut: Cut): Point {
  const { column, row, down } = bird
  const free = loose(down)
  const scatter = (seed: number) => 36 * free * (hash(column, row, seed + 20 * attempt) - 0.5)
  return [
    (column + 0.5) * PITCH + 14 * free * wind(bird) + scatter(6),
    cut.top + down * cut.height + scatter(7),
  ]
}

function shape([x, y]: Point, bird: Bird): Polygon {
  const free = loose(bird.down)
  const heading = free * (0.5 + 1.2 * wind(bird) + 0.8 * (hash(bird.column, bird.row, 2) - 0.5))
  const corners: Polygon = [
    [0, -BIRD / 2],
    [BIRD / 2, BIRD / 2],
    [-BIRD / 2, BIRD / 2],
  ]
  return bluntPolygon(
    corners.map((corner): Point => {
      const [dx, dy] = turn(corner, heading)
      return [x + dx, y + dy]
    }),
    0.7,
  )
}

/** Those that turn first fly together, right of the middle. */
function yarnOf({ column, row, down }: Bird): number {
  const far = Math.hypot((column - 6.8) / 3.8, (down - 0.31) / 0.2)
  return far < 1 && hash(column, row, 8) > 0.25 * far ? IVORY : INK
}
