import { type Cell, hilbertPath } from './geometry/hilbert-path.ts'

/**
 * A closed path through every cell of a shape made of blocks of 2 × 2 cells, each cell adjacent to the one before. It
 * runs around a spanning tree of the blocks, along the Hilbert path where that stays inside. `columns` and `rows` count
 * blocks and are even; `isInside` says which blocks exist, and these must be connected.
 */
export function threadLoop(
  columns: number,
  rows: number,
  isInside: (column: number, row: number) => boolean,
): Cell[] {
  const blocks = hilbertPath(columns, rows).filter(([column, row]) => isInside(column, row))
  const isJoined = blockTree(blocks)
  const start: Cell = [2 * blocks[0]![0], 2 * blocks[0]![1]]
  const loop: Cell[] = []
  let [column, row] = start
  do {
    loop.push([column, row])
    const [across, down] = nextDirection(column, row, isJoined)
    column += across
    row += down
  } while (column !== start[0] || row !== start[1])
  return loop
}

/** Whether the block at (column, row) is joined to its neighbour `across` columns and `down` rows away. */
type Joined = (column: number, row: number, across: number, down: number) => boolean

/** The direction to the next cell: clockwise around the block, or into the neighbour on the left if it is joined. */
function nextDirection(column: number, row: number, isJoined: Joined): Cell {
  const right = column % 2 === 1
  const low = row % 2 === 1
  const [turnAcross, turnDown] = right ? (low ? [-1, 0] : [0, 1]) : low ? [0, -1] : [1, 0]
  // The side of the block to the left of the path: a joined neighbour there takes the path out of this block.
  const [outAcross, outDown] = right ? (low ? [0, 1] : [1, 0]) : low ? [-1, 0] : [0, -1]
  return isJoined(column >> 1, row >> 1, outAcross, outDown) ? [outAcross, outDown] : [turnAcross, turnDown]
}

/** Joins neighbouring blocks into a spanning tree (Kruskal, 1956), starting with those closest on the Hilbert path. */
function blockTree(blocks: readonly Cell[]): Joined {
  const key = (column: number, row: number) => column * 1000 + row
  const order = new Map(blocks.map(([column, row], index) => [key(column, row), index]))
  const pairs = blocks.flatMap(([column, row], index) =>
    [order.get(key(column + 1, row)), order.get(key(column, row + 1))].flatMap((other) =>
      other === undefined ? [] : [[index, other] as const],
    ),
  )
  const pathDistance = ([one, other]: readonly [number, number]) => Math.abs(one - other)
  const componentOf = blocks.map((_, index) => index)
  const joins = new Set<string>()
  for (const [one, other] of pairs.toSorted((a, b) => pathDistance(a) - pathDistance(b))) {
    const [from, into] = [componentOf[one]!, componentOf[other]!]
    if (from === into) continue
    for (const [index, component] of componentOf.entries()) if (component === from) componentOf[index] = into
    joins.add(`${one}-${other}`).add(`${other}-${one}`)
  }
  return (column, row, across, down) =>
    joins.has(`${order.get(key(column, row))}-${order.get(key(column + across, row + down))}`)
}
