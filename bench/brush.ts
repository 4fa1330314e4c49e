// `npm run bench:brush [-- room …] [by FILE]`: scripted strokes over the furniture of path-traced rooms, against the pieces
// that the renderer numbered. A photograph of 12 megapixels is reduced to 2400 pixels first, as the page does once. Each
// piece alone: a first stroke along its widest part, then at most three over the largest part that is missing or too
// much, each shorter than the piece is wide. Prints how much of piece and mask is common to both (IoU) and the processor
// time of each stroke. Then the room as a visitor does it: all its pieces one after the other on one mask, which is
// compared with everything that stands before the floor.
// First the rooms that taught the networks, or those named; then three that they have not seen. With FILE the networks
// that `bench/brush/teach.ts without ROOM … to FILE` wrote, so that the rooms it left out are unseen ones.
import { readFileSync } from 'node:fs'

import { BORDERS, networkOf, STROKES, type StoredNetwork } from '@nawl/engine/keeping/network'
import { warmUp } from '@nawl/engine/keeping/keep-stroke'
import { plainRegions, withEdges } from '@nawl/engine/keeping/regions'

import { brushedAlone, brushedRoom, GOAL, sinceMs } from './brush/measure.ts'
import { readNumbers, readPicture, TAUGHT, UNSEEN, WIDTH } from './brush/read-rooms.ts'
import { piecesOf } from './brush/robot.ts'

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
  const roomScores: number[] = []
  for (const room of rooms) {
    const picture = await readPicture(room, 'day')
    const numbers = await readNumbers(room)
    // As the page does when a photograph is opened.
    const opening = process.cpuUsage()
    const regions = withEdges(plainRegions(picture), borders)
    warmUp(regions)
    openings.push(sinceMs(opening))
    const pieces = piecesOf(numbers, WIDTH)
    for (const piece of pieces) {
      const { iou, onFloor, strokes, ms } = brushedAlone(regions, piece, network)
      scores.push(iou)
      times.push(...ms)
      console.log(
        `${room} ${piece.number}, ${piece.box.width} × ${piece.box.height}: IoU ${iou.toFixed(3)}${missed(iou)}, before the floor ${onFloor.toFixed(3)}, ${strokes} strokes, ${ms.map((one) => one.toFixed(0)).join(' ')} ms`,
      )
    }
    const whole = brushedRoom(regions, numbers, pieces, network)
    roomScores.push(whole.iou)
    times.push(...whole.ms)
    console.log(
      `${room}, all of it: IoU ${whole.iou.toFixed(3)}${missed(whole.iou)}, before the floor ${whole.onFloor.toFixed(3)}, ${whole.ms.length} strokes over ${pieces.length} pieces`,
    )
  }
  const late = times.filter((ms) => ms > GOAL.ms).length
  const mean = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0) / some.length
  console.log(
    `Pieces: ${metBy(scores)}, ${scores.filter((iou) => iou >= 0.9).length} reach 0.9; mean ${mean(scores).toFixed(3)}. Rooms: ${metBy(roomScores)}; mean ${mean(roomScores).toFixed(3)}. Strokes take ${median(times).toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)}, ${late} of ${times.length} over ${GOAL.ms}; opening a photograph ${median(openings).toFixed(0)} ms`,
  )
  return [...scores, ...roomScores].some((iou) => iou < GOAL.iou) || late > 0
}

function missed(iou: number): string {
  return iou < GOAL.iou ? ' MISSED' : ''
}

function metBy(scores: readonly number[]): string {
  return `${scores.filter((iou) => iou >= GOAL.iou).length} of ${scores.length} reach IoU ${GOAL.iou}`
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}
