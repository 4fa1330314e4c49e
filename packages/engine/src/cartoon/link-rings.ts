import { type Border, type BorderGraph, opposite } from './border-graph.ts'

/** A border in one direction of traversal. */
export type Step = { readonly border: number; readonly backward: boolean }

/** A closed sequence of borders with one yarn on its right. */
export type Ring = { readonly yarn: number; readonly steps: readonly Step[] }

/** Joins borders into rings. Every border is in two of them, once per direction; `OUTSIDE` has rings like a yarn. */
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

/** The steps that start at each corner, by direction. */
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

/** The rightmost continuation, so that the yarn on the right stays the same. */
function nextStep(borders: readonly Border[], leaving: Leaving, { border, backward }: Step): Step {
  const { corners, leaving: first, arriving } = borders[border]!
  const corner = backward ? corners[0]! : corners.at(-1)!
  const direction = backward ? opposite(first) : arriving
  const steps = leaving.get(corner)
  const next = [1, 0, 3].map((turn) => steps?.[(direction + turn) & 3]).find((step) => step !== undefined)
  if (!next) throw new Error(`a border ends nowhere at corner ${corner}`)
  return next
}
