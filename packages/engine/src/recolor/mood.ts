import { deltaE2000 } from '../color/delta-e2000.ts'
import { type Lab, labFromHex } from '../color/lab.ts'

/** Directions in which all yarns of a rug can be moved together. */
export type PaletteMood = 'warmer' | 'cooler' | 'softer' | 'bolder' | 'lighter' | 'darker' | 'calmer'

export type MoodYarn = {
  /** `#RRGGBB` on screen. */
  readonly hex: string
  /** Stays as it is. */
  readonly locked: boolean
}

/**
 * The palette, `#RRGGBB` per yarn, moved in one direction and snapped to yarns of the shade card. The order of lightness
 * is kept, so that the drawing stays legible, and no two yarns come closer than ΔE2000 8, or than they were. A yarn that
 * cannot move so far stays.
 */
export function moodPalette(
  mood: PaletteMood,
  yarns: readonly MoodYarn[],
  card: readonly string[],
): readonly string[] {
  const now = yarns.map(({ hex }) => labFromHex(hex))
  const middle = now.reduce((sum, { l }) => sum + l, 0) / now.length
  const { target, gain } = MOVES[mood](middle)
  const dyes = card.map((hex) => ({ hex, lab: labFromHex(hex) }))
  const order = yarns.map((_, n) => n).sort((n, m) => now[n]!.l - now[m]!.l)
  const choices = yarns.map(({ hex, locked }, n): readonly Choice[] => {
    const own = now[n]!
    const stay = { hex, lab: own, cost: locked ? 0 : COST_OF_STAYING }
    if (locked) return [stay]
    const wanted = target(own)
    const moved = dyes
      .filter(({ hex: dye, lab }) => dye !== hex && gain(lab, own) >= LEAST_GAIN)
      .map((dye) => ({ ...dye, cost: deltaE2000(wanted, dye.lab) }))
      .filter(({ cost }) => cost < COST_OF_STAYING)
    return [stay, ...moved.toSorted((p, q) => p.cost - q.cost).slice(0, MOST_CHOICES)]
  })
  const locked = yarns.flatMap(({ locked: isLocked }, n) => (isLocked ? [n] : []))
  let paths: readonly Path[] = [{ chosen: [], cost: 0 }]
  order.forEach((n, step) => {
    const fits = ({ chosen }: Path, { lab }: Choice) =>
      chosen.every((other, earlier) => {
        const m = order[earlier]!
        return other.lab.l <= lab.l && isApart(other.lab, lab, now[m]!, now[n]!)
      }) &&
      locked.every((m) => {
        const isLater = order.indexOf(m) > step
        return !isLater || (lab.l <= now[m]!.l && isApart(lab, now[m]!, now[n]!, now[m]!))
      })
    const longer = paths.flatMap((path) =>
      choices[n]!.filter((choice) => fits(path, choice)).map((choice) => ({
        chosen: [...path.chosen, choice],
        cost: path.cost + choice.cost,
      })),
    )
    const [unmoved] = longer
    // The first path is the one on which nothing moves: it always fits, whatever the others run into.
    paths = [
      unmoved!,
      ...longer
        .slice(1)
        .toSorted((p, q) => p.cost - q.cost)
        .slice(0, MOST_PATHS),
    ]
  })
  const best = paths.toSorted((p, q) => p.cost - q.cost)[0]!
  return yarns.map((_, n) => best.chosen[order.indexOf(n)]!.hex)
}

type Choice = { readonly hex: string; readonly lab: Lab; readonly cost: number }
type Path = { readonly chosen: readonly Choice[]; readonly cost: number }

/** Minimum ΔE2000 between two yarns. */
const APART = 8
/** Further from where a yarn was meant to go, ΔE2000, it had better stay. */
const COST_OF_STAYING = 16
/** Least movement in the direction, in units of L*a*b*: less is not seen. */
const LEAST_GAIN = 2
const MOST_CHOICES = 14
const MOST_PATHS = 60

type Move = {
  readonly target: (lab: Lab) => Lab
  /** How far the first is in the direction from the second. */
  readonly gain: (lab: Lab, from: Lab) => number
}

const MOVES: Readonly<Record<PaletteMood, (middle: number) => Move>> = {
  warmer: () => towardsHue(60),
  cooler: () => towardsHue(250),
  softer: () => ({
    target: (lab) => withChroma(lab, 0.6, 0),
    gain: (lab, from) => chroma(from) - chroma(lab),
  }),
  bolder: () => ({
    target: (lab) => withChroma(lab, 1.3, 5),
    gain: (lab, from) => chroma(lab) - chroma(from),
  }),
  lighter: () => ({ target: (lab) => ({ ...lab, l: lab.l + 9 }), gain: (lab, from) => lab.l - from.l }),
  darker: () => ({ target: (lab) => ({ ...lab, l: lab.l - 9 }), gain: (lab, from) => from.l - lab.l }),
  calmer: (middle) => ({
    target: (lab) => ({ ...lab, l: middle + (lab.l - middle) * 0.65 }),
    gain: (lab, from) => Math.abs(from.l - middle) - Math.abs(lab.l - middle),
  }),
}

/** Along the hue's own axis, which turns other hues towards it and tints what is grey. */
function towardsHue(degrees: number): Move {
  const a = Math.cos((degrees * Math.PI) / 180)
  const b = Math.sin((degrees * Math.PI) / 180)
  const along = (lab: Lab) => lab.a * a + lab.b * b
  return {
    target: (lab) => ({ l: lab.l, a: lab.a + 11 * a, b: lab.b + 11 * b }),
    gain: (lab, from) => along(lab) - along(from),
  }
}

const chroma = ({ a, b }: Lab) => Math.hypot(a, b)

function withChroma(lab: Lab, share: number, more: number): Lab {
  const old = chroma(lab)
  const factor = old === 0 ? 1 : (old * share + more) / old
  return { l: lab.l, a: lab.a * factor, b: lab.b * factor }
}

/** Whether two yarns differ enough, or no less than those whose places they take. */
function isApart(p: Lab, q: Lab, before: Lab, other: Lab): boolean {
  const distance = deltaE2000(p, q)
  return distance >= APART || distance >= deltaE2000(before, other)
}
