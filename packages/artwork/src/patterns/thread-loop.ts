import { type Cell, hilbertPath } from './hilbert-path.ts'

/**
 * A closed path through every cell of a shape built of blocks of 2 × 2 cells, each cell next to the one before:
 * it runs round a tree that joins the blocks, along the Hilbert path where that stays inside. `columns` and `rows`
 * count blocks and are even; `isInside` says which blocks there are, and they must hang together.
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
    const [across, down] = wayOut(column, row, isJoined)
    column += across
    row += down
  } while (column !== start[0] || row !== start[1])
  return loop
}

/** Whether two blocks, given by their places, are joined. */
type Joined = (column: number, row: number, across: number, down: number) => boolean

/** Clockwise round its block, but out along the tree where a branch leaves, on the branch's left. */
function wayOut(column: number, row: number, isJoined: Joined): Cell {
  const right = column % 2 === 1
  const low = row % 2 === 1
  const [turnAcross, turnDown] = right ? (low ? [-1, 0] : [0, 1]) : low ? [0, -1] : [1, 0]
  // The side of the block it has just come along: a branch there takes the thread out.
  const [outAcross, outDown] = right ? (low ? [0, 1] : [1, 0]) : low ? [-1, 0] : [0, -1]
  return isJoined(column >> 1, row >> 1, outAcross, outDown) ? [outAcross, outDown] : [turnAcross, turnDown]
}

/** Joins neighbours until all hang together and none twice (Kruskal, 1956), those first that follow each other. */
function blockTree(blocks: readonly Cell[]): Joined {
  const key = (column: number, row: number) => column * 1000 + row
  const order = new Map(blocks.map(([column, row], index) => [key(column, row), index]))
  const pairs = blocks.flatMap(([column, row], index) =>
    [order.get(key(column + 1, row)), order.get(key(column, row + 1))].flatMap((other) =>
      other === undefined ? [] : [[index, other] as const],
    ),
  )
  const apart = ([one, other]: readonly [number, number]) => Math.abs(one - other)
  const clump = blocks.map((_, index) => index)
  const joints = new Set<string>()
  for (const [one, other] of pairs.toSorted((a, b) => apart(a) - apart(b))) {
    const [from, into] = [clump[one]!, clump[other]!]
    if (from === into) continue
    for (const [index, name] of clump.entries()) if (name === from) clump[index] = into
    joints.add(`${one}-${other}`).add(`${other}-${one}`)
  }
  return (column, row, across, down) =>
    joints.has(`${order.get(key(column, row))}-${order.get(key(column + across, row + down))}`)
}
