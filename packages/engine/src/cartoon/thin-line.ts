/** A line of points: x, y, x, y … */
export type Line = Float64Array

/**
 * The indices of the points needed to stay within `tolerance` of the line: Douglas and Peucker 1973. A closed line
 * keeps at least three. `keepsEnds` also keeps the first and last segments unchanged.
 */
export function thinLine(line: Line, tolerance: number, keepsEnds: boolean): number[] {
  const last = line.length / 2 - 1
  const kept = new Uint8Array(last + 1)
  const anchors = anchorsOf(line, last, keepsEnds)
  for (const anchor of anchors) kept[anchor] = 1
  for (let n = 1; n < anchors.length; n++) keepFarthest(line, kept, anchors[n - 1]!, anchors[n]!, tolerance)
  const numbers: number[] = []
  for (let n = 0; n <= last; n++) if (kept[n] === 1) numbers.push(n)
  return withoutStraight(line, numbers)
}

function anchorsOf(line: Line, last: number, keepsEnds: boolean): number[] {
  if (keepsEnds) return [...new Set([0, 1, last - 1, last])].filter((n) => n >= 0).toSorted((p, q) => p - q)
  const comesRound = line[0] === line[2 * last] && line[1] === line[2 * last + 1]
  if (!comesRound) return [0, last]
  let far = 0
  for (let n = 1; n < last; n++)
    if (squaredTo(line, n, line[0]!, line[1]!) > squaredTo(line, far, line[0]!, line[1]!)) far = n
  return [0, far, last]
}

/** Keeps the point farthest from the chord, and recurses on both sides. */
function keepFarthest(line: Line, kept: Uint8Array, start: number, end: number, tolerance: number): void {
  const stack = [[start, end] as const]
  for (let span = stack.pop(); span; span = stack.pop()) {
    const [from, to] = span
    let [far, most] = [-1, tolerance * tolerance]
    for (let n = from + 1; n < to; n++) {
      const away = squaredToChord(line, n, from, to)
      if (away > most) [far, most] = [n, away]
    }
    if (far < 0) continue
    kept[far] = 1
    stack.push([from, far], [far, to])
  }
}

/** Drops points exactly on the line between their neighbours. */
function withoutStraight(line: Line, numbers: readonly number[]): number[] {
  const out: number[] = []
  for (const [at, n] of numbers.entries()) {
    const [before, after] = [out.at(-1), numbers[at + 1]]
    const isStraight =
      before !== undefined && after !== undefined && before !== after && cross(line, before, n, after) === 0
    if (!isStraight) out.push(n)
  }
  return out
}

function cross(line: Line, p: number, q: number, r: number): number {
  const [x, y] = [line[2 * p]!, line[2 * p + 1]!]
  return (line[2 * q]! - x) * (line[2 * r + 1]! - y) - (line[2 * q + 1]! - y) * (line[2 * r]! - x)
}

function squaredTo(line: Line, n: number, x: number, y: number): number {
  return (line[2 * n]! - x) ** 2 + (line[2 * n + 1]! - y) ** 2
}

/** Distance to the chord itself, not to its infinite line. */
function squaredToChord(line: Line, n: number, from: number, to: number): number {
  const [ax, ay] = [line[2 * from]!, line[2 * from + 1]!]
  const [bx, by] = [line[2 * to]! - ax, line[2 * to + 1]! - ay]
  const length = bx * bx + by * by
  const along = length === 0 ? 0 : ((line[2 * n]! - ax) * bx + (line[2 * n + 1]! - ay) * by) / length
  const part = Math.min(1, Math.max(0, along))
  return squaredTo(line, n, ax + part * bx, ay + part * by)
}
