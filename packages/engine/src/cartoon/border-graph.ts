import type { RugPlane } from '../buildable/rug-plane.ts'

/** Yarn number outside the rug. */
export const OUTSIDE = 255

/** Directions along pixel edges: 0 east, 1 south, 2 west, 3 north (clockwise). */
const DIRECTIONS = [0, 1, 2, 3] as const
export const opposite = (direction: number) => (direction + 2) & 3

/** A line along which two yarns meet, from one branch point to the next, or a closed loop. */
export type Border = {
  /** Pixel corners along it, by number; in a loop the last equals the first. */
  readonly corners: Int32Array
  /** The yarns to its left and right, or `OUTSIDE`. */
  readonly left: number
  readonly right: number
  /** Directions of its first and last steps. */
  readonly leaving: number
  readonly arriving: number
  /** Whether it is a closed loop without branch points. */
  readonly isLoop: boolean
}

/** All borders of a drawing: every edge between pixels of different yarns once. */
export type BorderGraph = {
  readonly borders: readonly Border[]
  /** Pixel corners per row: corner `n` is at n % columns, ⌊n / columns⌋. */
  readonly columns: number
}

/** Traces a drawing along its pixel edges. */
export function borderGraph(plane: RugPlane): BorderGraph {
  const lattice = latticeOf(plane)
  const { open, branches, columns } = lattice
  const borders: Border[] = []
  // Lines between branch points first: whatever remains open is a loop.
  for (const isLoop of [false, true])
    for (let corner = 0; corner < open.length; corner++)
      if (open[corner] !== 0 && (isLoop || branches[corner] === 1))
        for (const direction of DIRECTIONS)
          if (open[corner]! & (1 << direction)) borders.push(walk(lattice, corner, direction, isLoop))
  return { borders, columns }
}

type Lattice = {
  /**
   * Yarns with a frame of `OUTSIDE` one pixel wide: the pixel south-east of a corner is one row and one column
   * further than the corner.
   */
  readonly labels: Uint8Array
  readonly columns: number
  /** Edges at each corner, one bit per direction. */
  readonly edges: Uint8Array
  /** Edges not traced yet. */
  readonly open: Uint8Array
  /** 1 at branch points. */
  readonly branches: Uint8Array
}

function latticeOf(plane: RugPlane): Lattice {
  const { width, height, laid } = plane
  const labels = framed(plane)
  const columns = width + 1
  const edges = new Uint8Array(columns * (height + 1))
  const branches = new Uint8Array(edges.length)
  for (let y = 0, to = 0; y <= height; y++)
    for (let x = 0, at = y * (width + 2); x <= width; x++, to++, at++) {
      const [nw, ne, sw, se] = [
        labels[at]!,
        labels[at + 1]!,
        labels[at + width + 2]!,
        labels[at + width + 3]!,
      ]
      const found = (ne === se ? 0 : 1) + (sw === se ? 0 : 2) + (nw === sw ? 0 : 4) + (nw === ne ? 0 : 8)
      edges[to] = found
      const ends = (found & 1) + ((found >> 1) & 1) + ((found >> 2) & 1) + (found >> 3)
      // The corners of a rectangle stay corners.
      const isCornerOfRug = !laid && (x === 0 || x === width) && (y === 0 || y === height)
      if (ends > 2 || isCornerOfRug) branches[to] = 1
    }
  return { labels, columns, open: edges.slice(), edges, branches }
}

function framed({ drawing, width, height, laid }: RugPlane): Uint8Array {
  const labels = new Uint8Array((width + 2) * (height + 2)).fill(OUTSIDE)
  for (let y = 0, from = 0; y < height; y++)
    for (let x = 0, to = (y + 1) * (width + 2) + 1; x < width; x++, from++, to++)
      if (laid?.[from] !== 0) labels[to] = drawing[from]!
  return labels
}

function walk(lattice: Lattice, start: number, leaving: number, isLoop: boolean): Border {
  const { open, edges, branches, columns } = lattice
  const steps = [1, columns, -1, -columns]
  const corners = [start]
  let corner = start
  let direction = leaving
  for (;;) {
    open[corner]! &= ~(1 << direction)
    corner += steps[direction]!
    open[corner]! &= ~(1 << opposite(direction))
    corners.push(corner)
    if (branches[corner] === 1 || corner === start) break
    direction = 31 - Math.clz32(edges[corner]! & ~(1 << opposite(direction)))
  }
  return {
    corners: Int32Array.from(corners),
    ...handsOf(lattice, start, leaving),
    leaving,
    arriving: direction,
    isLoop,
  }
}

/** The yarns to the left and right when leaving a corner. */
function handsOf({ labels, columns }: Lattice, corner: number, direction: number) {
  const at = corner + Math.floor(corner / columns)
  const [nw, ne, sw, se] = [
    labels[at]!,
    labels[at + 1]!,
    labels[at + columns + 1]!,
    labels[at + columns + 2]!,
  ]
  return { right: [se, sw, nw, ne][direction]!, left: [ne, se, sw, nw][direction]! }
}
