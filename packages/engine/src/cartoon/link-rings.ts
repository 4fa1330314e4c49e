import { type Border, type BorderGraph, opposite } from './border-graph.ts'

/** A border as it is walked: its number, and which way. */
export type Step = { readonly border: number; readonly backward: boolean }

/** Closed walks with one yarn on the right all along. */
export type Ring = { readonly yarn: number; readonly steps: readonly Step[] }

/** Joins borders into rings. Every border is in two of them, once each way; `OUTSIDE` has rings like a yarn. */
export function linkRings({ borders }: BorderGraph): Ring[] {
  const leaving = leavingSteps(borders)
  const taken = [new Uint8Array(borders.length), new Uint8Array(borders.length)] as const
  const rings: Ring[] = []
  for (let border = 0; border < borders.length; border++)
    for (const backward of [false, true]) {
      if (taken[Number(backward)]![border] === 1) continue
      const steps: Step[] = []
      let step: Step = { border, backward }
      while (taken[Number(step.backward)]![step.border] === 0) {
        taken[Number(step.backward)]![step.border] = 1
        steps.push(step)
        step = nextStep(borders, leaving, step)
      }
      const { left, right } = borders[border]!
      rings.push({ yarn: backward ? left : right, steps })
    }
  return rings
}

type Leaving = ReadonlyMap<number, readonly (Step | undefined)[]>

/** By corner and direction, the walks that start there. */
function leavingSteps(borders: readonly Border[]): Leaving {
  const leaving = new Map<number, (Step | undefined)[]>()
  const add = (corner: number, direction: number, step: Step) => {
    const steps = leaving.get(corner) ?? [undefined, undefined, undefined, undefined]
    steps[direction] = step
    leaving.set(corner, steps)
  }
  for (const [border, { corners, leaving: first, arriving }] of borders.entries()) {
    add(corners[0]!, first, { border, backward: false })
    add(corners.at(-1)!, opposite(arriving), { border, backward: true })
  }
  return leaving
}

/** As far to the right as a border goes: what lies on the right hand is then the same yarn still. */
function nextStep(borders: readonly Border[], leaving: Leaving, { border, backward }: Step): Step {
  const { corners, leaving: first, arriving } = borders[border]!
  const corner = backward ? corners[0]! : corners.at(-1)!
  const direction = backward ? opposite(first) : arriving
  const steps = leaving.get(corner)
  const next = [1, 0, 3].map((turn) => steps?.[(direction + turn) & 3]).find((step) => step !== undefined)
  if (!next) throw new Error(`a border ends nowhere at corner ${corner}`)
  return next
}
