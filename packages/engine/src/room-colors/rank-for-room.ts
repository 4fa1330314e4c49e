import { deltaE2000 } from '../color/delta-e2000.ts'
import { type Lab, labFromRgb } from '../color/lab.ts'
import { harmonyOf } from './harmony.ts'
import type { RoomReading } from './read-room.ts'

/** A drawing in one of its palettes. */
export type RoomCandidate = {
  /** Unique; decides between equals. */
  readonly key: string
  /** At least one yarn, 0xRRGGBB, each with its part of the rug in any unit. */
  readonly yarns: readonly { readonly rgb: number; readonly share: number }[]
}

/** What a rug does for a floor: brings another colour to it, or, of the floor's own colours, is lighter or darker. */
export const RUG_KINDS = ['colourful', 'lighter', 'darker'] as const
export type RugKind = (typeof RUG_KINDS)[number]

/** A candidate that suits a room, and what speaks for it. Yarns and colours are given by their place in their lists. */
export type RoomMatch = {
  readonly key: string
  readonly score: number
  readonly kind: RugKind
  readonly ground: {
    readonly yarn: number
    /** ΔE2000 to the floor. */
    readonly contrast: number
    /** CIELAB lightness above the floor's; negative if darker. */
    readonly lighterBy: number
  }
  /** A yarn that is nearly a colour of the room; null if there is none. */
  readonly echo: {
    readonly yarn: number
    readonly color: number
    /** As of `echoDistance`. */
    readonly apart: number
  } | null
}

/** ΔE2000 that a ground needs to the floor; more where less light tells them apart. */
export const LEAST_CONTRAST = { bright: 12, even: 12, dim: 16 } as const
/** From here on contrast counts in full, and beyond the second figure a little less. */
const [FULL_CONTRAST, HARSH_CONTRAST] = [20, 50]
/** The part of all grounds that go worst with a floor and count as clashing: harmony has another scale on each floor. */
const CLASHING = 0.1
/** A yarn echoes a colour within this distance, nearly grey ones within less, and only with that part of the rug. */
export const FARTHEST_ECHO = { color: 8, grey: 5 } as const
const LEAST_ECHO_SHARE = 0.02
/** CIELAB chroma up to which repeating a colour is nothing special, and from which it counts in full. */
const [NEUTRAL, ACCENT] = [6, 30]
/** Distance from the floor in CIELAB's a and b, by area, from which a rug brings another colour. */
const COLOURFUL = 17
/** The floor's weight among the room's colours. */
const OF_FLOOR = 0.4
const WEIGHTS = { harmony: 1, echo: 0.6, contrast: 0.2 } as const
/** Floors and walls of usual rooms. */
const USUAL = [
  { floor: 0xc8ad8b, wall: 0xede9e1 },
  { floor: 0x9c7f5f, wall: 0xe0d8ca },
  { floor: 0x5e4636, wall: 0xcbbba0 },
  { floor: 0x9a9893, wall: 0xb5b3ae },
  { floor: 0xd9d6d0, wall: 0xede9e1 },
].map(({ floor, wall }) => ({ floor: labFromRgb(floor), wall: labFromRgb(wall) }))

/**
 * The candidates that suit a room, best first. Refused: a ground that can hardly be told from the floor or clashes with
 * it. The others are ranked by the mean harmony of yarns and room colours by area, less what they have in usual rooms (else
 * pale rugs, which go with everything, would answer every room); by how nearly a yarn repeats an accent of the room; and
 * by their contrast to the floor.
 */
export function rankForRoom(room: RoomReading, candidates: readonly RoomCandidate[]): readonly RoomMatch[] {
  const floor = labFromRgb(room.floor.rgb)
  const colors = weighted(room)
  const least = LEAST_CONTRAST[room.light.strength]
  const leastHarmony = clashWith(floor, candidates)
  return candidates
    .flatMap((candidate) => {
      const yarns = candidate.yarns.map(({ rgb, share }) => ({ lab: labFromRgb(rgb), share }))
      const ground = groundOf(yarns)
      const { lab } = yarns[ground]!
      const contrast = deltaE2000(lab, floor)
      if (contrast < least || harmonyOf(lab, floor) < leastHarmony) return []
      const echo = echoIn(yarns, colors)
      const score =
        WEIGHTS.harmony * (harmonyWith(yarns, floor, colors) - usualHarmony(yarns)) +
        WEIGHTS.echo * (echo?.strength ?? 0) +
        WEIGHTS.contrast * contrastWorth(contrast)
      return {
        key: candidate.key,
        score,
        kind: kindOf(yarns, floor, lab.l - floor.l),
        ground: { yarn: ground, contrast, lighterBy: lab.l - floor.l },
        echo: echo && { yarn: echo.yarn, color: echo.color, apart: echo.apart },
      }
    })
    .toSorted((one, other) => other.score - one.score || (one.key < other.key ? -1 : 1))
}

type Yarn = { readonly lab: Lab; readonly share: number }
type Weighted = { readonly lab: Lab; readonly weight: number }

/** By the root of their areas: a sofa counts less than the walls, but not by as much as it is smaller. */
function weighted({ colors }: RoomReading): readonly Weighted[] {
  const whole = colors.reduce((sum, { share }) => sum + Math.sqrt(share), 0)
  return colors.map(({ rgb, share }) => ({ lab: labFromRgb(rgb), weight: Math.sqrt(share) / whole }))
}

/** The harmony with a floor below which a ground clashes. */
function clashWith(floor: Lab, candidates: readonly RoomCandidate[]): number {
  const all = candidates.map(({ yarns }) => {
    const ground = yarns.reduce((best, yarn) => (yarn.share > best.share ? yarn : best))
    return harmonyOf(labFromRgb(ground.rgb), floor)
  })
  return all.toSorted((a, b) => a - b)[Math.floor(CLASHING * all.length)] ?? 0
}

/** The yarn that covers most. */
const groundOf = (yarns: readonly Yarn[]) =>
  yarns.reduce((best, { share }, i) => (share > yarns[best]!.share ? i : best), 0)

function harmonyWith(yarns: readonly Yarn[], floor: Lab, colors: readonly Weighted[]): number {
  const whole = yarns.reduce((sum, { share }) => sum + share, 0)
  const ofFloor = colors.length > 0 ? OF_FLOOR : 1
  return yarns.reduce((sum, { lab, share }) => {
    const others = colors.reduce((mean, color) => mean + color.weight * harmonyOf(lab, color.lab), 0)
    return sum + (share / whole) * (ofFloor * harmonyOf(lab, floor) + (1 - ofFloor) * others)
  }, 0)
}

const usualHarmony = (yarns: readonly Yarn[]) =>
  USUAL.reduce((sum, { floor, wall }) => sum + harmonyWith(yarns, floor, [{ lab: wall, weight: 1 }]), 0) /
  USUAL.length

function kindOf(yarns: readonly Yarn[], floor: Lab, lighterBy: number): RugKind {
  const whole = yarns.reduce((sum, { share }) => sum + share, 0)
  const apart = yarns.reduce(
    (sum, { lab, share }) => sum + (share / whole) * Math.hypot(lab.a - floor.a, lab.b - floor.b),
    0,
  )
  return apart >= COLOURFUL ? 'colourful' : lighterBy > 0 ? 'lighter' : 'darker'
}

/** The yarn that repeats a colour of the room best: the nearer, the larger and the more colourful, the better. */
function echoIn(yarns: readonly Yarn[], colors: readonly Weighted[]) {
  const whole = yarns.reduce((sum, { share }) => sum + share, 0)
  const pairs = yarns.flatMap(({ lab, share }, yarn) =>
    share / whole < LEAST_ECHO_SHARE
      ? []
      : colors.map((color, at) => {
          const apart = echoDistance(lab, color.lab)
          const farthest = FARTHEST_ECHO[isNearlyGrey(lab, color.lab) ? 'grey' : 'color']
          const salience = (accentOf(lab) + accentOf(color.lab)) / 2
          return {
            yarn,
            color: at,
            apart,
            strength: salience * (0.7 + 0.3 * color.weight) * (1 - apart / farthest),
          }
        }),
  )
  return pairs
    .filter(({ strength }) => strength > 0)
    .reduce<(typeof pairs)[number] | null>(
      (best, pair) => (best && best.strength >= pair.strength ? best : pair),
      null,
    )
}

/** 0.05 for what is nearly grey, 1 for an accent. */
const accentOf = (lab: Lab) => Math.min(1, Math.max(0.05, (chromaOf(lab) - NEUTRAL) / (ACCENT - NEUTRAL)))
const isNearlyGrey = (one: Lab, other: Lab) => Math.min(chromaOf(one), chromaOf(other)) < 2 * NEUTRAL
const chromaOf = ({ a, b }: Lab) => Math.hypot(a, b)

/**
 * ΔE2000 from a yarn to a colour of a room, with half of their difference in lightness and, where both have a hue, in
 * chroma: a cushion in shade is darker and duller than its wool, and of the same hue.
 */
export function echoDistance(yarn: Lab, color: Lab): number {
  const [one, other] = [chromaOf(yarn), chromaOf(color)]
  const times = isNearlyGrey(yarn, color) ? 1 : (one + other) / 2 / other
  return deltaE2000(yarn, { l: (yarn.l + color.l) / 2, a: color.a * times, b: color.b * times })
}

function contrastWorth(contrast: number): number {
  if (contrast > HARSH_CONTRAST) return Math.max(0.5, 1 - (contrast - HARSH_CONTRAST) / 60)
  return Math.min(1, contrast / FULL_CONTRAST)
}
