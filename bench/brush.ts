// `npm run bench:brush [-- room …]`: scripted strokes over the furniture of path-traced rooms, against the pieces that
// the renderer numbered. A photograph of 12 megapixels is reduced to 2400 pixels first, as the page does once. A first stroke along the widest part of a piece, then at most three over the
// largest part that is missing or too much, each shorter than the piece is wide. Prints how much of piece and mask is
// common to both (IoU) and the processor time of each stroke.
import { join } from 'node:path'

import { roomId } from '@nawl/contract/imaging/room'
import { platePaths } from '@nawl/contract/imaging/room-paths'
import { applyStroke, warmUp } from '@nawl/engine/keeping/keep-stroke'
import { type Regions, regionsOf } from '@nawl/engine/keeping/regions'
import type { BrushStroke } from '@nawl/engine/keeping/brush-stroke'
import type { Plate } from '@nawl/engine/room/lay-rug'
import sharp from 'sharp'

import { largestPart, type Piece, piecesOf, strokeOver } from './brush/robot.ts'

const SIX = ['living', 'dining', 'bedroom', 'majlis', 'library', 'terrace']
const GOAL = { iou: 0.95, ms: 150, strokes: 4 }
/** To what the page reduces a photograph of 12 megapixels. */
const [WIDTH, HEIGHT] = [2400, 1500]
const CONTENT = join(import.meta.dirname, '../content')

const named = process.argv.slice(2)
const times: number[] = []
const openings: number[] = []
const scores: number[] = []
const floorScores: number[] = []
for (const room of named.length > 0 ? named : SIX) {
  const picture = await readPicture(join(CONTENT, platePaths(roomId.parse(room), 'day', 2400).empty))
  const numbers = await readNumbers(join(import.meta.dirname, 'brush/pieces', `${room}.png`))
  // As the page does when a photograph is opened.
  const opening = process.cpuUsage()
  const regions = regionsOf(picture)
  warmUp(regions)
  openings.push(sinceMs(opening))
  for (const piece of piecesOf(numbers, WIDTH)) {
    const { iou, onFloor, strokes, ms } = brushed(regions, piece)
    scores.push(iou)
    floorScores.push(onFloor)
    times.push(...ms)
    console.log(
      `${room} ${piece.number}, ${piece.box.width} × ${piece.box.height}: IoU ${iou.toFixed(3)}${iou < GOAL.iou ? ' MISSED' : ''}, before the floor ${onFloor.toFixed(3)}, ${strokes} strokes, ${ms.map((one) => one.toFixed(0)).join(' ')} ms`,
    )
  }
}
const floorMet = floorScores.filter((iou) => iou >= GOAL.iou).length
const met = scores.filter((iou) => iou >= GOAL.iou).length
console.log(
  `${met} of ${scores.length} pieces reach IoU ${GOAL.iou}, before the floor ${floorMet}; mean ${(scores.reduce((sum, iou) => sum + iou, 0) / scores.length).toFixed(3)}; strokes take ${median(times).toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)} (goal ${GOAL.ms}); opening a photograph ${median(openings).toFixed(0)} ms`,
)
if (scores.length === 0 || met < scores.length || Math.max(...times) > GOAL.ms) process.exitCode = 1

function brushed(picture: Regions, piece: Piece) {
  const mask = new Uint8Array(WIDTH * HEIGHT)
  const erased = new Uint8Array(picture.count)
  const done: BrushStroke[] = []
  const ms: number[] = []
  let best = 0
  let onFloor = 0
  let strokes = 0
  for (let count = 1; count <= GOAL.strokes && best < GOAL.iou; count++) {
    const part = count === 1 ? { ...piece, kind: 'keep' as const } : largestPart(mask, piece, WIDTH)
    if (!part) break
    const stroke = strokeOver(part, piece.box.width, WIDTH, HEIGHT)
    const start = process.cpuUsage()
    applyStroke(picture, mask, erased, stroke, done)
    ms.push(sinceMs(start))
    done.push(stroke)
    const iou = commonShare(mask, piece)
    onFloor = Math.max(onFloor, commonShare(mask, piece, piece.beforeFloor))
    if (iou > best) [best, strokes] = [iou, count]
  }
  return { iou: best, onFloor, strokes, ms }
}

function sinceMs(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

function commonShare(mask: Uint8Array, { inside }: Piece, within?: Uint8Array): number {
  let [common, either] = [0, 0]
  for (let pixel = 0; pixel < mask.length; pixel++) {
    if (within?.[pixel] === 0) continue
    const [is, was] = [mask[pixel]! >= 128, inside[pixel] === 1]
    if (is && was) common++
    if (is || was) either++
  }
  return common / either
}

async function readPicture(file: string): Promise<Plate> {
  const { data } = await sharp(file)
    .resize(WIDTH, HEIGHT)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: WIDTH, height: HEIGHT, rgba: data }
}

async function readNumbers(file: string): Promise<Uint8Array> {
  return sharp(file).resize(WIDTH, HEIGHT, { kernel: 'nearest' }).extractChannel(0).raw().toBuffer()
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}
