import type { BrushStroke } from '@nawl/engine/keeping/brush-stroke'
import type { PixelBox } from '@nawl/engine/room/rug-on-floor'

/** A piece of furniture as the renderer saw it. */
export type Piece = {
  readonly number: number
  readonly inside: Uint8Array
  readonly box: PixelBox
  /**
   * Parts of it that hide no floor and are not joined to one that does, a back rest behind a table or a lamp that hangs
   * above it: neither asked for nor wrong.
   */
  readonly ignored: Uint8Array
  /** Where floor would be seen if the room were empty: what a rug can lie behind. */
  readonly beforeFloor: Uint8Array
}

/** A part of a picture to draw a stroke over. */
export type Part = Pick<Piece, 'inside' | 'box'> & { readonly kind: BrushStroke['kind'] }

/** Pieces that hide at least this much of the floor, as a share of the picture: a rug may lie behind them. */
const LEAST_BEFORE_FLOOR = 0.0008
const FLOOR = 128

/** The pieces that stand before floor. */
export function piecesOf(numbers: Uint8Array, width: number): readonly Piece[] {
  const beforeFloor = numbers.map((value) => (value >= FLOOR ? 1 : 0))
  const before = new Map<number, number>()
  for (const value of numbers)
    if (value > FLOOR) before.set(value - FLOOR, (before.get(value - FLOOR) ?? 0) + 1)
  return [...before]
    .filter(([, count]) => count >= LEAST_BEFORE_FLOOR * numbers.length)
    .map(([number]) => {
      const inside = Uint8Array.from(numbers, (value) => (value % FLOOR === number ? 1 : 0))
      const ignored = takenFromInside(inside, beforeFloor, width)
      return { number, inside, ignored, box: boxOf(inside, width), beforeFloor }
    })
}

/** Takes the parts of a piece that hide no floor out of it, and returns them. */
function takenFromInside(inside: Uint8Array, beforeFloor: Uint8Array, width: number): Uint8Array {
  const taken = new Uint8Array(inside.length)
  const left = inside.slice()
  const queue = new Int32Array(inside.length)
  for (let start = 0; start < inside.length; start++) {
    if (left[start] === 0) continue
    const part = queue.subarray(0, joinedTo(start, left, width, queue))
    if (part.some((pixel) => beforeFloor[pixel] === 1)) continue
    for (const pixel of part) [inside[pixel], taken[pixel]] = [0, 1]
  }
  return taken
}

/** The box of what is inside. */
export function boxOf(inside: Uint8Array, width: number): PixelBox {
  let [left, right, top, bottom] = [width, 0, Infinity, 0]
  for (let pixel = 0; pixel < inside.length; pixel++) {
    if (inside[pixel] === 0) continue
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, top, width: right + 1 - left, height: bottom + 1 - top }
}

/** The largest joined part that a mask lacks of a piece, or has too much; null if there is none to speak of. */
export function largestPart(
  mask: Uint8Array,
  { inside, ignored }: Pick<Piece, 'inside' | 'ignored'>,
  width: number,
): Part | null {
  const wrong = new Uint8Array(mask.length)
  for (let pixel = 0; pixel < mask.length; pixel++)
    if (ignored[pixel] === 0 && mask[pixel]! >= 128 !== (inside[pixel] === 1))
      wrong[pixel] = inside[pixel] === 1 ? 1 : 2
  const queue = new Int32Array(mask.length)
  let best = new Int32Array(0)
  let kind: Part['kind'] = 'keep'
  for (let start = 0; start < wrong.length; start++) {
    const value = wrong[start]!
    if (value === 0) continue
    const count = joinedTo(start, wrong, width, queue)
    if (count > best.length) [best, kind] = [queue.slice(0, count), value === 1 ? 'keep' : 'erase']
  }
  if (best.length < 30) return null
  const part = new Uint8Array(mask.length)
  for (const pixel of best) part[pixel] = 1
  return { kind, inside: part, box: boxOf(part, width) }
}

/** Takes the pixels of one value that are joined to one of them out of the picture, into a queue; returns how many. */
function joinedTo(start: number, values: Uint8Array, width: number, queue: Int32Array): number {
  const value = values[start]!
  queue[0] = start
  values[start] = 0
  let count = 1
  for (let at = 0; at < count; at++)
    for (let way = 0; way < 4; way++) {
      const pixel = queue[at]!
      const next = way === 0 ? pixel - 1 : way === 1 ? pixel + 1 : way === 2 ? pixel - width : pixel + width
      if (values[next] !== value) continue
      values[next] = 0
      queue[count++] = next
    }
  return count
}

/** Of the piece's width: every stroke is shorter than the piece is wide. */
const SHARE_OF_PIECE = 0.9
/** A hand does not follow single pixels: a part is looked at in squares, so many along its longer side. */
const SQUARES = 160
/** Half the widest brush, as a fraction of the picture's width: that of the page. */
const WIDEST = 0.008

/**
 * A stroke as a person draws one: along a part, in its middle, through where it is widest. The longest way through the
 * part is cut to the length that a stroke may have.
 */
export function strokeOver(
  { inside, box, kind }: Part,
  pieceWidth: number,
  width: number,
  height: number,
): BrushStroke {
  const square = Math.max(2, Math.ceil(Math.max(box.width, box.height) / SQUARES))
  const [columns, rows] = [Math.ceil(box.width / square), Math.ceil(box.height / square)]
  const cells = new Uint8Array(columns * rows)
  for (let cell = 0; cell < cells.length; cell++) {
    const x = box.left + (cell % columns) * square
    const y = box.top + Math.floor(cell / columns) * square
    cells[cell] = inside[y * width + x]!
  }
  const depth = depths(cells, columns, rows)
  let deepest = 0
  for (let cell = 0; cell < cells.length; cell++) if (depth[cell]! > depth[deepest]!) deepest = cell
  const [end] = farthest(deepest, depth, columns, rows)
  const [, way] = farthest(end, depth, columns, rows)
  // The stretch that is not too long and runs through the widest places.
  const most = (pieceWidth * SHARE_OF_PIECE) / square
  const lengths = way.map((cell, i) => (i === 0 ? 0 : stepBetween(cell, way[i - 1]!, columns)))
  let [best, from, to] = [-1, 0, 0]
  for (let start = 0, stop = 0, length = 0, sum = 0; stop < way.length; stop++) {
    length += stop > start ? lengths[stop]! : 0
    sum += depth[way[stop]!]!
    while (length > most) {
      sum -= depth[way[start]!]!
      length -= lengths[++start]!
    }
    if (sum > best) [best, from, to] = [sum, start, stop]
  }
  const drawn = way.slice(from, to + 1)
  const narrow =
    drawn.map((cell) => depth[cell]!).toSorted((one, other) => one - other)[drawn.length >> 2] ?? 1
  return {
    kind,
    places: drawn
      .filter((_, i) => i % 4 === 0 || i === drawn.length - 1)
      .map((cell) => ({
        u: (box.left + (cell % columns) * square + 0.5) / width,
        v: (box.top + Math.floor(cell / columns) * square + 0.5) / height,
      })),
    radius: Math.max(1, Math.min(WIDEST * width, narrow * square * 0.6)) / width,
  }
}

const stepBetween = (one: number, other: number, columns: number) => {
  const by = Math.abs(one - other)
  return by === 1 || by === columns ? 1 : Math.SQRT2
}

/** How far each cell is from the border of its part, in cells. */
function depths(cells: Uint8Array, columns: number, rows: number): Float32Array {
  const depth = Float32Array.from(cells, (is) => (is === 1 ? 1e6 : 0))
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= columns || y >= rows ? 0 : depth[y * columns + x]!
  const visit = (x: number, y: number, by: number) => {
    const cell = y * columns + x
    if (cells[cell] === 0) return
    depth[cell] = Math.min(
      depth[cell]!,
      at(x - by, y) + 1,
      at(x, y - by) + 1,
      at(x - by, y - by) + Math.SQRT2,
      at(x + by, y - by) + Math.SQRT2,
    )
  }
  for (let y = 0; y < rows; y++) for (let x = 0; x < columns; x++) visit(x, y, 1)
  for (let y = rows - 1; y >= 0; y--) for (let x = columns - 1; x >= 0; x--) visit(x, y, -1)
  return depth
}

/** The cell that is farthest from one through its part, where ways in the middle are shorter, and the way to it. */
function farthest(
  start: number,
  depth: Float32Array,
  columns: number,
  rows: number,
): readonly [number, readonly number[]] {
  const before = new Int32Array(depth.length).fill(-1)
  const costs = new Float32Array(depth.length).fill(Infinity)
  const lengths = new Float32Array(depth.length)
  // By cost, a bucket for each whole number.
  const buckets: number[][] = [[start]]
  costs[start] = 0
  let last = start
  for (let cost = 0; cost < buckets.length; cost++)
    for (const cell of buckets[cost] ?? []) {
      if (Math.floor(costs[cell]!) !== cost) continue
      if (lengths[cell]! > lengths[last]!) last = cell
      const [x, y] = [cell % columns, Math.floor(cell / columns)]
      for (let toY = Math.max(0, y - 1); toY <= Math.min(rows - 1, y + 1); toY++)
        for (let toX = Math.max(0, x - 1); toX <= Math.min(columns - 1, x + 1); toX++) {
          const next = toY * columns + toX
          if (next === cell || depth[next] === 0) continue
          const step = stepBetween(cell, next, columns)
          const there = costs[cell]! + step * (1 + 30 / depth[next]!)
          if (there >= costs[next]!) continue
          costs[next] = there
          lengths[next] = lengths[cell]! + step
          before[next] = cell
          ;(buckets[Math.floor(there)] ??= []).push(next)
        }
    }
  const way = []
  for (let cell = last; cell !== -1; cell = before[cell]!) way.push(cell)
  return [last, way]
}
