import { answersOf, type Network } from './network.ts'
import type { PlainRegions } from './regions.ts'

/** What of a border says whether a thing ends there. */
export const BORDER_INPUTS = 13

/** How often colours are mixed with those beside them, for what is near and for what is farther round. */
const [NEAR_ROUNDS, FAR_ROUNDS] = [3, 10]
/** A step of colour, squared, over which little is mixed. */
const MIXED_STEP = 400

/** What lies round each region, which one region alone does not tell. */
export type Surroundings = {
  /** Its colour, mixed with what is beside it up to edges. */
  readonly around: Float32Array
  /** How much the picture changes along its border: the grain of wood or cloth. */
  readonly grain: Float32Array
}

/** The likelihood that a thing ends at a border, for each arc, and what is known round each region. */
export function edgesOf(
  regions: PlainRegions,
  network: Network,
): Surroundings & { readonly edges: Float32Array } {
  const { examples, around, grain } = borderExamples(regions)
  const edges = answersOf(network, examples).map((odds) => 1 / (1 + Math.exp(-odds)))
  return { around, grain, edges }
}

/** The inputs of the network for each arc, one after the other. */
export function borderExamples(regions: PlainRegions): Surroundings & { readonly examples: Float32Array } {
  const { count, starts, to, steps, borders, sizes, colors } = regions
  const around = mixed(regions, colors, NEAR_ROUNDS)
  const farAround = mixed(regions, around, FAR_ROUNDS - NEAR_ROUNDS)
  const grain = alongBorders(regions, (arc) => Math.sqrt(steps[arc]!))
  const grains = alongBorders(regions, (arc) => grain[to[arc]!]!)
  const examples = new Float32Array(to.length * BORDER_INPUTS)
  for (let own = 0; own < count; own++)
    for (let arc = starts[own]!; arc < starts[own + 1]!; arc++) {
      const beside = to[arc]!
      const lighter = (some: Float32Array) => Math.sqrt(Math.abs(some[own * 3]! - some[beside * 3]!))
      const grainier = grains[own]! > grains[beside]! ? own : beside
      const larger = sizes[own]! > sizes[beside]! ? own : beside
      examples.set(
        [
          Math.sqrt(Math.sqrt(steps[arc]!)),
          lighter(colors),
          Math.sqrt(hueApart(colors, own, colors, beside)),
          lighter(around),
          Math.sqrt(hueApart(around, own, around, beside)),
          lighter(farAround),
          Math.sqrt(hueApart(farAround, own, farAround, beside)),
          Math.sqrt(grains[grainier]!),
          Math.sqrt(grains[own + beside - grainier]!),
          Math.log(borders[arc]!),
          Math.log(sizes[own + beside - larger]!),
          Math.log(sizes[larger]!),
          (colors[own * 3]! + colors[beside * 3]!) / 2,
        ],
        arc * BORDER_INPUTS,
      )
    }
  return { examples, around, grain }
}

/** Black has no hue. */
const LEAST_LIGHT = 0.02

/** How far two Oklab colours differ apart from their light: a shadow divides all three numbers by the same. */
export function hueApart(colors: Float32Array, one: number, others: Float32Array, other: number): number {
  const [light, otherLight] = [
    Math.max(LEAST_LIGHT, colors[one * 3]!),
    Math.max(LEAST_LIGHT, others[other * 3]!),
  ]
  const a = colors[one * 3 + 1]! / light - others[other * 3 + 1]! / otherLight
  const b = colors[one * 3 + 2]! / light - others[other * 3 + 2]! / otherLight
  return Math.hypot(a, b)
}

/** Mixes each colour with those beside it, less across edges. */
function mixed(
  { count, starts, to, steps, sizes }: PlainRegions,
  from: Float32Array,
  rounds: number,
): Float32Array {
  let colors = from
  const shares = Float32Array.from(
    to,
    (beside, arc) => 0.5 * sizes[beside]! * Math.exp(-steps[arc]! / MIXED_STEP),
  )
  for (let round = 0; round < rounds; round++) {
    const next = new Float32Array(colors.length)
    for (let own = 0; own < count; own++) {
      let sum = sizes[own]!
      let l = colors[own * 3]! * sum
      let a = colors[own * 3 + 1]! * sum
      let b = colors[own * 3 + 2]! * sum
      for (let arc = starts[own]!; arc < starts[own + 1]!; arc++) {
        const [beside, share] = [to[arc]! * 3, shares[arc]!]
        l += colors[beside]! * share
        a += colors[beside + 1]! * share
        b += colors[beside + 2]! * share
        sum += share
      }
      next[own * 3] = l / sum
      next[own * 3 + 1] = a / sum
      next[own * 3 + 2] = b / sum
    }
    colors = next
  }
  return colors
}

/** The mean of something along the border of each region. */
function alongBorders(
  { count, starts, borders }: PlainRegions,
  valueOf: (arc: number) => number,
): Float32Array {
  const means = new Float32Array(count)
  for (let own = 0; own < count; own++) {
    let [sum, length] = [0, 0]
    for (let arc = starts[own]!; arc < starts[own + 1]!; arc++) {
      sum += borders[arc]! * valueOf(arc)
      length += borders[arc]!
    }
    means[own] = length > 0 ? sum / length : 0
  }
  return means
}
