import type { RugPlane } from '../buildable/rug-plane.ts'

/** Stands for a yarn where no rug is. */
export const OUTSIDE = 255

/** Directions along the edges of pixels: 0 east, 1 south, 2 west, 3 north, clockwise as one sees them. */
const DIRECTIONS = [0, 1, 2, 3] as const
export const opposite = (direction: number) => (direction + 2) & 3

/** A line along which two yarns meet, from one place where it branches to the next, or once round. */
export type Border = {
  /** Corners of pixels that it runs through, by number; the first is the last again where it comes round. */
  readonly corners: Int32Array
  /** The yarns on both hands of who walks along it, or `OUTSIDE`. */
  readonly left: number
  readonly right: number
  /** Directions of its first and its last step. */
  readonly leaving: number
  readonly arriving: number
  /** Whether it comes round to a place where nothing branches. */
  readonly isLoop: boolean
}

/** All borders of a drawing, every edge between two pixels of different yarns once. */
export type BorderGraph = {
  readonly borders: readonly Border[]
  /** Corners of pixels in a row: corner `n` lies at n % columns, ⌊n / columns⌋. */
  readonly columns: number
}

/** Traces a drawing at the edges of its pixels. */
export function borderGraph(plane: RugPlane): BorderGraph {
  const lattice = latticeOf(plane)
  const { open, branches, columns } = lattice
  const borders: Border[] = []
  // Lines between branches first: what is open after that comes round to itself.
  for (const isLoop of [false, true])
    for (let corner = 0; corner < open.length; corner++)
      if (open[corner] !== 0 && (isLoop || branches[corner] === 1))
        for (const direction of DIRECTIONS)
          if (open[corner]! & (1 << direction)) borders.push(walk(lattice, corner, direction, isLoop))
  return { borders, columns }
}

type Lattice = {
  /** Yarns, with a frame of `OUTSIDE` one wide: the pixel south-east of a corner has the corner's place plus one row and one column. */
  readonly labels: Uint8Array
  readonly columns: number
  /** Edges at each corner, a bit for each direction. */
  readonly edges: Uint8Array
  /** Those that have not been walked yet. */
  readonly open: Uint8Array
  /** 1 where a border ends. */
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

/** The yarns on both hands of who leaves a corner. */
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
