import type { Line } from './thin-line.ts'

/** Rounds until corners that cannot move further have passed their part on to the others. */
const ROUNDS = 6

/**
 * Shifts a line sideways until it separates the same areas as `truth`. The ends stay; `move` places every other point
 * where it may go. Gaps between the ends of the two lines are closed by straight lines, which cancel out where lines
 * meet, because those share them.
 */
export function keepArea(
  line: Line,
  truth: Line,
  comesRound: boolean,
  move: (n: number, x: number, y: number) => void,
): void {
  const last = line.length / 2 - 1
  for (let round = 0; round < ROUNDS; round++) {
    const missing = sweptArea(truth) - sweptArea(line) + gaps(line, truth)
    const push = missing / (lengthOf(line) || 1)
    if (Math.abs(push) < 1e-7) return
    const normals = normalsOf(line, comesRound)
    for (let n = comesRound ? 0 : 1; n < last; n++)
      move(n, line[2 * n]! + push * normals[2 * n]!, line[2 * n + 1]! + push * normals[2 * n + 1]!)
    if (comesRound) {
      line[2 * last] = line[0]!
      line[2 * last + 1] = line[1]!
    }
  }
}

/** Area swept by a ray from the origin along a line, positive clockwise. */
export function sweptArea(line: Line): number {
  let twice = 0
  for (let i = 0; i + 3 < line.length; i += 2) twice += line[i]! * line[i + 3]! - line[i + 2]! * line[i + 1]!
  return twice / 2
}

/** Area swept by the gaps between the ends of the two lines. */
function gaps(line: Line, truth: Line): number {
  const [end, trueEnd] = [line.length - 2, truth.length - 2]
  const atEnd = truth[trueEnd]! * line[end + 1]! - line[end]! * truth[trueEnd + 1]!
  const atStart = truth[0]! * line[1]! - line[0]! * truth[1]!
  return (atEnd - atStart) / 2
}

function lengthOf(line: Line): number {
  let length = 0
  for (let i = 0; i + 3 < line.length; i += 2)
    length += Math.hypot(line[i + 2]! - line[i]!, line[i + 3]! - line[i + 1]!)
  return length
}

/** Unit normals to the left: moving along them enlarges the area on the right. */
function normalsOf(line: Line, comesRound: boolean): Line {
  const last = line.length / 2 - 1
  const normals = new Float64Array(line.length)
  for (let n = 0; n <= last; n++) {
    const before = n > 0 ? n - 1 : comesRound ? last - 1 : 0
    const after = n < last ? n + 1 : comesRound ? 1 : last
    const [dx, dy] = [line[2 * after]! - line[2 * before]!, line[2 * after + 1]! - line[2 * before + 1]!]
    const length = Math.hypot(dx, dy) || 1
    normals[2 * n] = dy / length
    normals[2 * n + 1] = -dx / length
  }
  return normals
}
