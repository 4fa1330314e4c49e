import type { Field } from '../field.ts'

/** A side of a field, or all of a curved outline, to walk along at some distance inside it. */
export type Walk = {
  readonly side: string
  readonly isClosed: boolean
  /** In cm along the edge. */
  readonly length: number
  /** The point `part` (0–1) of the way along the edge and `inset` cm inside it. */
  readonly at: (part: number, inset: number) => readonly [x: number, y: number]
}

/** The four sides of a rectangle, or the one of an ellipse or a disc. */
export function walksOf({ outline, width, height, top, length }: Field): readonly Walk[] {
  if (outline === 'round' || outline === 'ellipse') {
    const [a, b] = [width / 2, height / 2]
    const angleAt = anglesByArc(a, b)
    const at = (part: number, inset: number) => {
      const angle = angleAt(part)
      const [nx, ny] = [Math.sin(angle) / a, -Math.cos(angle) / b]
      const norm = Math.hypot(nx, ny)
      return [
        a + a * Math.sin(angle) - (inset * nx) / norm,
        top + b - b * Math.cos(angle) - (inset * ny) / norm,
      ] as const
    }
    return [{ side: 'edge', isClosed: true, length, at }]
  }
  const bottom = top + height
  return [
    { side: 'left', isClosed: false, length: height, at: (part, inset) => [inset, top + part * height] },
    {
      side: 'right',
      isClosed: false,
      length: height,
      at: (part, inset) => [width - inset, top + part * height],
    },
    { side: 'top', isClosed: false, length: width, at: (part, inset) => [part * width, top + inset] },
    { side: 'bottom', isClosed: false, length: width, at: (part, inset) => [part * width, bottom - inset] },
  ]
}

const STEPS = 4096

/** The angle from the top at each part of an ellipse's length. */
function anglesByArc(a: number, b: number): (part: number) => number {
  const arcs = new Float64Array(STEPS + 1)
  for (let k = 0; k < STEPS; k++) {
    const angle = ((k + 0.5) / STEPS) * 2 * Math.PI
    arcs[k + 1] = arcs[k]! + Math.hypot(a * Math.cos(angle), b * Math.sin(angle))
  }
  return (part) => {
    const wanted = part * arcs[STEPS]!
    let [from, to] = [0, STEPS]
    while (to - from > 1) {
      const middle = (from + to) >> 1
      if (arcs[middle]! <= wanted) from = middle
      else to = middle
    }
    const share = (wanted - arcs[from]!) / (arcs[to]! - arcs[from]!)
    return ((from + share) / STEPS) * 2 * Math.PI
  }
}
