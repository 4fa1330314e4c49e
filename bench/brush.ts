// `npm run bench:brush [-- room …] [by FILE]`: scripted strokes over the furniture of path-traced rooms, against the pieces
// that the renderer numbered. A photograph of 12 megapixels is reduced to 2400 pixels first, as the page does once. A
// first stroke along the widest part of a piece, then at most three over the largest part that is missing or too much,
// each shorter than the piece is wide. Prints how much of piece and mask is common to both (IoU) and the processor time
// of each stroke. Then everything that was found in a room, where a rug could lie, against what the renderer says of it.
// First the rooms that taught the networks, or those named; then three that they have not seen. With FILE the networks
// that `bench/brush/teach.ts without ROOM … to FILE` wrote, so that the rooms it left out are unseen ones.
import { readFileSync } from 'node:fs'

import { BORDERS, networkOf, STROKES, type StoredNetwork } from '@nawl/engine/keeping/network'
import { applyStroke, warmUp } from '@nawl/engine/keeping/keep-stroke'
import { plainRegions, type Regions, withEdges } from '@nawl/engine/keeping/regions'
import type { BrushStroke } from '@nawl/engine/keeping/brush-stroke'

import { HEIGHT, readNumbers, readPicture, TAUGHT, UNSEEN, WIDTH } from './brush/read-rooms.ts'
import { largestPart, type Piece, piecesOf, strokeOver } from './brush/robot.ts'

const GOAL = { iou: 0.95, ms: 150, strokes: 4 }

const words = process.argv.slice(2)
const by = words.indexOf('by')
const named = by < 0 ? words : words.slice(0, by)
const stored = by < 0 ? null : (JSON.parse(readFileSync(words[by + 1]!, 'utf8')) as Stored)
type Stored = Readonly<Record<'borders' | 'strokes', StoredNetwork>>
const borders = stored ? networkOf(stored.borders) : BORDERS
const network = stored ? networkOf(stored.strokes) : STROKES
const isMissed = [
  await report(named.length > 0 ? named : TAUGHT),
  named.length === 0 && (await report(UNSEEN)),
]
if (isMissed.includes(true)) process.exitCode = 1

/** Whether any piece or stroke misses its goal. */
async function report(rooms: readonly string[]): Promise<boolean> {
  const times: number[] = []
  const openings: number[] = []
  const scores: number[] = []
  const floorScores: number[] = []
  for (const room of rooms) {
    const picture = await readPicture(room, 'day')
    const numbers = await readNumbers(room)
    // As the page does when a photograph is opened.
    const opening = process.cpuUsage()
    const regions = withEdges(plainRegions(picture), borders)
    warmUp(regions)
    openings.push(sinceMs(opening))
    const pieces = piecesOf(numbers, WIDTH)
    const all = new Uint8Array(WIDTH * HEIGHT)
    for (const piece of pieces) {
      const { iou, onFloor, strokes, ms, mask } = brushed(regions, piece)
      scores.push(iou)
      floorScores.push(onFloor)
      times.push(...ms)
      for (let pixel = 0; pixel < all.length; pixel++) all[pixel] = Math.max(all[pixel]!, mask[pixel]!)
      console.log(
        `${room} ${piece.number}, ${piece.box.width} × ${piece.box.height}: IoU ${iou.toFixed(3)}${iou < GOAL.iou ? ' MISSED' : ''}, before the floor ${onFloor.toFixed(3)}, ${strokes} strokes, ${ms.map((one) => one.toFixed(0)).join(' ')} ms`,
      )
    }
    const inside = all.map((_, pixel) => (pieces.some((piece) => piece.inside[pixel] === 1) ? 1 : 0))
    const [first] = pieces
    if (first)
      console.log(
        `${room}: all that was found, before the floor, IoU ${commonShare(all, inside, first.beforeFloor).toFixed(3)}`,
      )
  }
  const met = scores.filter((iou) => iou >= GOAL.iou).length
  const floorMet = floorScores.filter((iou) => iou >= GOAL.iou).length
  const late = times.filter((ms) => ms > GOAL.ms).length
  const mean = scores.reduce((sum, iou) => sum + iou, 0) / scores.length
  console.log(
    `${met} of ${scores.length} pieces reach IoU ${GOAL.iou}, ${scores.filter((iou) => iou >= 0.9).length} reach 0.9, before the floor ${floorMet}; mean ${mean.toFixed(3)}; strokes take ${median(times).toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)}, ${late} of ${times.length} over ${GOAL.ms}; opening a photograph ${median(openings).toFixed(0)} ms`,
  )
  return scores.length === 0 || met < scores.length || late > 0
}

function brushed(picture: Regions, piece: Piece) {
  const mask = new Uint8Array(WIDTH * HEIGHT)
  const erased = new Uint8Array(picture.count)
  const done: BrushStroke[] = []
  const ms: number[] = []
  let best = 0
  let bestMask = mask
  let onFloor = 0
  let strokes = 0
  for (let count = 1; count <= GOAL.strokes && best < GOAL.iou; count++) {
    const part = count === 1 ? { ...piece, kind: 'keep' as const } : largestPart(mask, piece, WIDTH)
    if (!part) break
    const stroke = strokeOver(part, piece.box.width, WIDTH, HEIGHT)
    const start = process.cpuUsage()
    applyStroke(picture, mask, erased, stroke, done, network)
    ms.push(sinceMs(start))
    done.push(stroke)
    const iou = commonShare(mask, piece.inside)
    onFloor = Math.max(onFloor, commonShare(mask, piece.inside, piece.beforeFloor))
    if (iou > best) [best, bestMask, strokes] = [iou, mask.slice(), count]
  }
  return { iou: best, onFloor, strokes, ms, mask: bestMask }
}

function sinceMs(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

function commonShare(mask: Uint8Array, inside: Uint8Array, within?: Uint8Array): number {
  let [common, either] = [0, 0]
  for (let pixel = 0; pixel < mask.length; pixel++) {
    if (within?.[pixel] === 0) continue
    const [is, was] = [mask[pixel]! >= 128, inside[pixel] === 1]
    if (is && was) common++
    if (is || was) either++
  }
  return common / either
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}
