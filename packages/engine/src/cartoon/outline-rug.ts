import type { RugPlane } from '../buildable/rug-plane.ts'
import { borderGraph, OUTSIDE, type Border, type BorderGraph, opposite } from './border-graph.ts'
import { keepArea, sweptArea } from './keep-area.ts'
import { SLACK, type SmoothBorder, smoothBorders } from './smooth-borders.ts'
import { type Line, thinLine } from './thin-line.ts'

export type { Line } from './thin-line.ts'

/** A line where two yarns meet, or where the rug ends. */
export type Meeting = {
  /** The yarns on both sides; one of them is null at the rim. */
  readonly yarns: readonly [number | null, number | null]
  readonly line: Line
}

/** The area of one yarn. */
export type YarnOutline = {
  /** Closed rings without their first point again, to be filled by even and odd; the yarn lies on their right. */
  readonly rings: readonly Line[]
  /** In pixels of the drawing. */
  readonly area: number
}

/** A rug as lines, in pixels of its drawing from the top left. */
export type RugOutlines = {
  readonly width: number
  readonly height: number
  /** One for each yarn of the plane, by its number. */
  readonly yarns: readonly YarnOutline[]
  /** Every line once. */
  readonly meetings: readonly Meeting[]
}

/** How far lines may be from the edges of the pixels they stand for, in pixels. */
export const OUTLINE_ERROR = 0.5

/**
 * Draws a rug's yarns as areas with smooth outlines. Neighbours share the very same line, so that nothing gapes and
 * nothing overlaps; no line meets another but at its ends; what a yarn covers stays what it was to a fraction of a
 * pixel; every line is within `OUTLINE_ERROR` of the pixels. A round rug ends in a circle, an oval one in an ellipse.
 */
export function outlineRug(plane: RugPlane): RugOutlines {
  const graph = borderGraph(plane)
  const lines = smoothBorders(graph, plane).map(thinned)
  return {
    width: plane.width,
    height: plane.height,
    yarns: yarnOutlines(linkRings(graph), lines, plane.yarnCount),
    meetings: graph.borders.map(({ left, right }, n) => ({
      yarns: [left === OUTSIDE ? null : left, right === OUTSIDE ? null : right],
      line: lines[n]!,
    })),
  }
}

/** Of the slack that lines have, leaving out points takes one part and making up for their area the other. */
const THINNING = 0.6 * SLACK
const MAKING_UP = 0.35 * SLACK
/** An ellipse stays one. */
const RIM_THINNING = 0.005

function thinned({ line: full, truth, isRim, isLoop }: SmoothBorder): Line {
  const kept = thinLine(full, isRim ? RIM_THINNING : THINNING, !isLoop && !isRim)
  const line = new Float64Array(kept.length * 2)
  for (const [to, from] of kept.entries()) line.set(full.subarray(2 * from, 2 * from + 2), 2 * to)
  if (isRim) return line
  const start = line.slice()
  keepArea(line, truth, isLoop, (n, x, y) => {
    const [dx, dy] = [x - start[2 * n]!, y - start[2 * n + 1]!]
    const part = Math.min(1, MAKING_UP / (Math.hypot(dx, dy) || 1))
    line[2 * n] = start[2 * n]! + dx * part
    line[2 * n + 1] = start[2 * n + 1]! + dy * part
  })
  return line
}

function yarnOutlines(rings: readonly Ring[], lines: readonly Line[], yarnCount: number): YarnOutline[] {
  const yarns = Array.from({ length: yarnCount }, () => ({ rings: [] as Line[], area: 0 }))
  for (const ring of rings) {
    const yarn = yarns[ring.yarn]
    if (!yarn) continue
    const line = ringLine(ring, lines)
    yarn.rings.push(line.subarray(0, line.length - 2))
    yarn.area += sweptArea(line)
  }
  return yarns
}

/** The lines of a ring one behind the other, ending where it starts. */
function ringLine({ steps }: Ring, lines: readonly Line[]): Line {
  const points: number[] = []
  for (const { border, backward } of steps) {
    const line = lines[border]!
    const from = points.length === 0 ? 0 : 1
    for (let n = from; n < line.length / 2; n++) {
      const at = backward ? line.length / 2 - 1 - n : n
      points.push(line[2 * at]!, line[2 * at + 1]!)
    }
  }
  return Float64Array.from(points)
}

/** A border in one direction of traversal. */
type Step = { readonly border: number; readonly backward: boolean }

/** A closed sequence of borders with one yarn on its right. */
type Ring = { readonly yarn: number; readonly steps: readonly Step[] }

/** Joins borders into rings. Every border is in two of them, once per direction; `OUTSIDE` has rings like a yarn. */
function linkRings({ borders }: BorderGraph): Ring[] {
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
