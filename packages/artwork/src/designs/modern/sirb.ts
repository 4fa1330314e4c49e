import type { Design } from '../../design.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { hash } from '../../patterns/hash.ts'
import { oncePerCut } from '../../patterns/once-per-cut.ts'
import { smoothStep } from '../../patterns/smooth-step.ts'
import { turn } from '../../patterns/turn.ts'
import { valueNoise } from '../../patterns/value-noise.ts'

const RAIN = 0
const INK = 1
const CLOUD = 2
const VERMILION = 3

export const sirb: Design = {
  id: 'sirb',
  name: 'Sirb',
  collection: 'Modern',
  tags: ['minimalist'],
  description:
    'Sirb is a flock: wing to wing in one corner, so that the sky between the birds flies too, it grows as it banks and leaves over the head one by one. Ink on a rain sky with a few vermilion, for a bedroom or a landing.',
  room: 'bedroom',
  yarns: [
    { name: 'rain blue', hex: '#86A7AE', share: 51 },
    { name: 'ink', hex: '#1C2839', share: 30 },
    { name: 'cloud', hex: '#C3D0C8', share: 15 },
    { name: 'vermilion', hex: '#C5482E', share: 4 },
  ],
  palettes: [
    { name: 'Winter', hexes: ['#B9C2C6', '#2B2E33', '#E6E4DC', '#B4513A'] },
    { name: 'Field', hexes: ['#5C6448', '#E3D6B4', '#7E8663', '#D19A3F'] },
  ],
  cropCentre: 0.5,
  draw: (x, y, cut) => flock(cut)(x, y),
}

const flock = oncePerCut(({ top, height }) =>
  cartoon((x, y) => sky(x - HEART.x, y - top - height - HEART.below), top, height),
)

/** The birds fly spirals about a place off the lower right corner. */
const HEART = { x: 178, below: 20 }
/** Angle of their course to the way straight out. */
const COURSE = { cos: Math.cos(0.5), sin: Math.sin(0.5) }

/**
 * Ranks are straight in the plane of the complex logarithm: it bends them into spirals and makes
 * each bird as large as it is far from the heart. There a wing span is the unit, and y runs down the flight.
 */
const SPAN = 0.2

function sky(dx: number, dy: number): number {
  const far = Math.log(Math.sqrt(dx * dx + dy * dy))
  const round = Math.atan2(dy, -dx)
  const across = (far * COURSE.sin - round * COURSE.cos) / SPAN
  const ahead = (far * COURSE.cos + round * COURSE.sin) / SPAN
  return birdAt(across, ahead) ?? (valueNoise(across * 0.55, ahead * 0.12, 57) > 0.24 ? CLOUD : RAIN)
}

function birdAt(across: number, ahead: number): number | undefined {
  const nearest = Math.round(across)
  const passed = Math.floor(ahead / RANK)
  for (let column = nearest - 1; column <= nearest + 1; column++) {
    for (let rank = passed - 1; rank <= passed + 3; rank++) {
      const free = loose(column, rank)
      if (free > 0 && hasLeft(column, rank, free)) continue
      const stray = (seed: number) => free * (hash(column, rank, seed) - 0.5)
      // About its middle a bird turns, and is a little smaller than its place.
      const [x, y] = turn(
        [across - column - 0.3 * stray(1), rank * RANK - ahead - 0.3 * stray(2) - SWEEP / 2],
        0.5 * stray(3),
      )
      const size = 1 - 0.1 * free
      if (!isBird(x / size, y / size + SWEEP / 2)) continue
      return free > 0.02 && hash(column, rank, 8) < 0.2 ? VERMILION : INK
    }
  }
  return undefined
}

/** From head to notch, and so from rank to rank; and from head to wing tip. */
const RANK = 0.44
const SWEEP = 0.72
/** Every edge is an S, the same turned half round: so the gaps between the birds are birds. */
const BOW = 0.05
/** Wing tips end blunt. */
const TIP = 0.93

/** A bird with its head at the origin and wing tips at (±.5, SWEEP). */
function isBird(x: number, y: number): boolean {
  const wing = Math.abs(x) * 2
  const front = SWEEP * wing - BOW * Math.sin(2 * Math.PI * wing)
  return wing < TIP && y > front && y < front + RANK * (1 - wing)
}

/** 0 where the birds are locked together, 1 in free flight. */
const loose = (column: number, rank: number) =>
  smoothStep(5.05, 5.75, SPAN * (rank * RANK * COURSE.cos + column * COURSE.sin))

/** Far out every second place is empty, that none flies in another's wake. */
const hasLeft = (column: number, rank: number, free: number) =>
  hash(column, rank, 4) < 0.8 * free || (free > 0.5 && (column + rank) % 2 !== 0)
