import type { BrushStroke } from '@nawl/engine/keeping/brush-stroke'
import { applyStroke } from '@nawl/engine/keeping/keep-stroke'
import type { Network } from '@nawl/engine/keeping/network'
import type { Regions } from '@nawl/engine/keeping/regions'

import { largestPart, type Piece, strokeOver } from './robot.ts'

export const GOAL = { iou: 0.95, ms: 150, strokes: 4 }

/** A piece alone, on a photograph in which nothing is kept yet. */
export function brushedAlone(picture: Regions, piece: Piece, network: Network) {
  const mask = new Uint8Array(piece.inside.length)
  const erased = new Uint8Array(picture.count)
  return brushed(picture, mask, erased, [], piece, network)
}

/**
 * A room as a visitor does it: one piece after the other, the nearest first, on one mask. What is wanted is everything
 * that stands before the floor; of which piece it is does not matter.
 */
export function brushedRoom(
  picture: Regions,
  numbers: Uint8Array,
  pieces: readonly Piece[],
  network: Network,
) {
  const mask = new Uint8Array(numbers.length)
  const erased = new Uint8Array(picture.count)
  const done: BrushStroke[] = []
  const isAsked = new Uint8Array(numbers.length)
  const isIgnored = numbers.map((value) => (value % 128 === 0 ? 0 : 1))
  for (const { inside } of pieces)
    for (let pixel = 0; pixel < inside.length; pixel++)
      if (inside[pixel] === 1) [isAsked[pixel], isIgnored[pixel]] = [1, 0]
  const near = pieces.toSorted(
    (one, other) => other.box.top + other.box.height - one.box.top - one.box.height,
  )
  const ms: number[] = []
  let strokes = 0
  for (const piece of near) {
    // What other pieces are, and what earlier strokes took too much, is no matter of this piece.
    const ignored = isIgnored.map((is, pixel) =>
      is === 1 || (piece.inside[pixel] === 0 && (isAsked[pixel] === 1 || mask[pixel]! >= 128)) ? 1 : 0,
    )
    const found = brushed(picture, mask, erased, done, { ...piece, ignored }, network)
    ms.push(...found.ms)
    strokes += found.ms.length
  }
  return {
    iou: commonShare(mask, isAsked, isIgnored),
    onFloor: commonShare(mask, isAsked, isIgnored, pieces[0]?.beforeFloor),
    strokes,
    ms,
    mask,
  }
}

function brushed(
  picture: Regions,
  mask: Uint8Array,
  erased: Uint8Array,
  done: BrushStroke[],
  piece: Piece,
  network: Network,
) {
  const ms: number[] = []
  let best = commonShare(mask, piece.inside, piece.ignored)
  const before = done.length
  let [bestMask, bestErased] = [mask.slice(), erased.slice()]
  let [onFloor, strokes] = [0, 0]
  for (let count = 1; count <= GOAL.strokes && best < GOAL.iou; count++) {
    const isFirst = count === 1 && best < 0.2
    const part = isFirst ? { ...piece, kind: 'keep' as const } : largestPart(mask, piece, picture.width)
    if (!part) break
    const stroke = strokeOver(part, piece.box.width, picture.width, picture.height)
    const start = process.cpuUsage()
    applyStroke(picture, mask, erased, stroke, done, network)
    ms.push(sinceMs(start))
    done.push(stroke)
    const iou = commonShare(mask, piece.inside, piece.ignored)
    onFloor = Math.max(onFloor, commonShare(mask, piece.inside, piece.ignored, piece.beforeFloor))
    if (iou > best) {
      ;[best, bestMask, strokes] = [iou, mask.slice(), count]
      bestErased = erased.slice()
    }
  }
  // The last strokes are undone if they made it worse.
  mask.set(bestMask)
  erased.set(bestErased)
  done.length = before + strokes
  return { iou: best, onFloor, strokes, ms, mask: bestMask }
}

export function sinceMs(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** How much of a mask and a piece is common to both; only within some pixels if these are given. */
export function commonShare(
  mask: Uint8Array,
  inside: Uint8Array,
  ignored: Uint8Array,
  within?: Uint8Array,
): number {
  let [common, either] = [0, 0]
  for (let pixel = 0; pixel < mask.length; pixel++) {
    if (within?.[pixel] === 0 || ignored[pixel] === 1) continue
    const [is, was] = [mask[pixel]! >= 128, inside[pixel] === 1]
    if (is && was) common++
    if (is || was) either++
  }
  return common / either
}
