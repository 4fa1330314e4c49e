import type { Separation } from '../separation.ts'

/**
 * The yarn of the tuft x, y at pixel `at`: the one that covers most of it. Where one yarn runs into another, tufts of
 * both are scattered in the proportion of the mix, as a tufter blends strands.
 */
export function tuftYarn(separation: Separation, at: number, x: number, y: number): number {
  const { first, second, mix } = separation
  const share = mix[at]!
  const half = share >= 128
  // Whether it is a run is asked only where that makes a difference, since looking around costs most.
  const isFirst = share !== 255 && share >= scatter(x, y) !== half && isRun(separation, at) ? !half : half
  return isFirst ? first[at]! : second[at]!
}

/** A soft edge is narrower than this in one direction at least. */
const REACH = 4

/** Whether a mixed pixel is part of a gradual change: all that lies around it is mixed of the same two yarns. */
function isRun(separation: Separation, at: number): boolean {
  const { width, first, second } = separation
  if (first[at] === second[at]) return false
  if (at < REACH * (width + 1) || at + REACH * (width + 1) >= first.length) return false
  for (let direction = 0; direction < 4; direction++) {
    const step = REACH * (direction === 0 ? 1 : width + direction - 2)
    if (!goesOn(separation, at, at - step) || !goesOn(separation, at, at + step)) return false
  }
  // Last, because a division costs as much as all of the above, and few pixels come this far.
  const x = at % width
  return x >= REACH && x + REACH < width
}

/** Whether the mixed pixel `near` is of the same yarns as that at `at`, or the plain end of such a run. */
function goesOn({ first, second, mix }: Separation, at: number, near: number): boolean {
  const one = first[at]!
  const other = second[at]!
  const yarn = first[near]!
  if (mix[near] !== 255) return yarn === one && second[near] === other
  return (
    (yarn === one && !isBeyond(share(mix, at), true)) || (yarn === other && !isBeyond(share(mix, at), false))
  )
}

const share = (mix: Uint8Array, at: number) => mix[at]! / 255

/** A run ends where it has nearly become its end; an edge ends at once. */
const isBeyond = (of: number, isFirst: boolean) => (isFirst ? of < 0.8 : of > 0.2)

/** Thresholds of 1–255 in every proportion, evenly spread: interleaved gradient noise (Jimenez 2014). */
function scatter(x: number, y: number): number {
  const inner = 0.06711056 * x + 0.00583715 * y
  const outer = 52.9829189 * (inner - Math.floor(inner))
  return 1 + Math.floor(255 * (outer - Math.floor(outer)))
}
