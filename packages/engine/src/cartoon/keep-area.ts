import type { Line } from './thin-line.ts'

/** Rounds it takes until corners that may not move any more have left their part to the others. */
const ROUNDS = 6

/**
 * Pushes a line to one side until it has as much on either hand as `truth` has. The ends stay, every other point is
 * put by `move` where it may go. Areas between lines whose ends lie apart are closed by straight lines, which adds up
 * where lines meet: they all share those.
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

/** Area that a ray from the origin sweeps along a line, positive clockwise as one sees it. */
export function sweptArea(line: Line): number {
  let twice = 0
  for (let i = 0; i + 3 < line.length; i += 2) twice += line[i]! * line[i + 3]! - line[i + 2]! * line[i + 1]!
  return twice / 2
}

/** What the short ways from the ends of the one line to those of the other sweep. */
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

/** To the left of who walks, one long: going there makes more on the right. */
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
