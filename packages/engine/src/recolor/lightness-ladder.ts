import { oklabFromRgb } from '../color/oklab.ts'

/** A yarn's lightness, OKLab 0–1, and how far it may move without reaching its neighbours. */
export type LightnessStep = { readonly lightness: number; readonly room: number }

/**
 * A step for every yarn, in the originals' order of lightness; locked ones are ordered by their current colour. All
 * steps together are shifted and stretched a little at random.
 */
export function lightnessLadder(
  originals: readonly number[],
  fixed: readonly (number | null)[],
  random: () => number,
): LightnessStep[] {
  const lightness = originals.map((rgb, n) => oklabFromRgb(fixed[n] ?? rgb).l)
  const order = lightness.map((_, n) => n).sort((n, m) => lightness[n]! - lightness[m]! || n - m)
  const stretch = 0.92 + 0.2 * random()
  const lift = (random() - 0.5) * 0.08
  const steps: LightnessStep[] = lightness.map((l) => ({ lightness: l, room: 0 }))
  let floor = DARKEST
  for (let at = 0; at < order.length;) {
    const free = order.slice(at).findIndex((n) => fixed[n] !== null)
    const run = free < 0 ? order.slice(at) : order.slice(at, at + free)
    const stop = order[at + run.length]
    const ceiling = stop === undefined ? LIGHTEST : lightness[stop]!
    const wanted = run.map((n) => 0.5 + (lightness[n]! - 0.5) * stretch + lift)
    spread(wanted, floor, ceiling).forEach((step, n) => (steps[run[n]!] = step))
    floor = ceiling
    at += run.length + 1
  }
  return steps
}

// Black and optical white look dead in wool; with a full gap before them the ends are 0.2 and 0.93.
const DARKEST = 0.13
const LIGHTEST = 1
const FULL_GAP = 0.07

/** Moves ascending values as little as needed to keep a gap between them and the bounds. */
function spread(wanted: readonly number[], floor: number, ceiling: number): LightnessStep[] {
  const gap = Math.max(0, Math.min(FULL_GAP, (ceiling - floor) / (wanted.length + 1)))
  const steps = [...wanted]
  let below = floor
  for (let n = 0; n < steps.length; n++) {
    below = Math.max(steps[n]!, below + gap)
    steps[n] = below
  }
  let above = ceiling
  for (let n = steps.length - 1; n >= 0; n--) {
    above = Math.min(steps[n]!, above - gap)
    steps[n] = above
  }
  return steps.map((lightness) => ({ lightness, room: gap * 0.3 }))
}
