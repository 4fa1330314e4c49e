import type { RugPlane } from '../buildable/rug-plane.ts'

/** A place for a label, well inside a piece of one yarn. */
export type RoomyPlace = {
  readonly yarn: number
  /** In pixels from the top left. */
  readonly x: number
  readonly y: number
  /** Distance to the next yarn, the rim or the end of the sheet, in pixels. */
  readonly room: number
  /** The sheet it is on. */
  readonly column: number
  readonly row: number
}

/** Where a rug is cut into sheets, in pixels: the ends of columns and rows, the last at the rug's own end. */
export type PileFieldCuts = { readonly columns: readonly number[]; readonly rows: readonly number[] }

/** The roomiest place of each piece of yarn on each sheet; pieces with less room than `least` are left out. */
export function roomyPlaces(plane: RugPlane, cuts: PileFieldCuts, least: number): RoomyPlace[] {
  const { width, height } = plane
  const pieces = piecesOf(plane, cuts)
  const distances = distancesIn(pieces, width, height)
  const places: RoomyPlace[] = []
  for (let pixel = 0; pixel < pieces.length; pixel++) {
    const piece = pieces[pixel]!
    if (piece === NONE) continue
    const pixels = takePiece(pieces, width, pixel)
    const best = bestOf(pixels, distances, width)
    const room = distances[best]! / STRAIGHT
    if (room < least) continue
    const sheet = piece >>> 8
    const column = sheet % cuts.columns.length
    const row = (sheet - column) / cuts.columns.length
    places.push({
      yarn: piece & 255,
      x: (best % width) + 0.5,
      y: Math.floor(best / width) + 0.5,
      room,
      column,
      row,
    })
  }
  return places
}

const NONE = 2 ** 32 - 1
/** Costs of a straight and a diagonal step: chamfer 3-4, Borgefors 1986. */
const STRAIGHT = 3
const DIAGONAL = 4
/** From a pixel's centre to its edge is half a step. */
const TO_EDGE = 2

/** Sheet number and yarn of each pixel. */
function piecesOf({ drawing, width, laid }: RugPlane, cuts: PileFieldCuts): Uint32Array {
  const columnOf = sheetsAlong(cuts.columns)
  const rowOf = sheetsAlong(cuts.rows)
  const pieces = new Uint32Array(drawing.length)
  for (let pixel = 0; pixel < drawing.length; pixel++) {
    const sheet = rowOf[Math.floor(pixel / width)]! * cuts.columns.length + columnOf[pixel % width]!
    pieces[pixel] = laid?.[pixel] === 0 ? NONE : sheet * 256 + drawing[pixel]!
  }
  return pieces
}

function sheetsAlong(ends: readonly number[]): Uint16Array {
  const length = Math.round(ends.at(-1) ?? 0)
  let sheet = 0
  return Uint16Array.from({ length }, (_, at) => {
    while (at + 0.5 > ends[sheet]! && sheet < ends.length - 1) sheet++
    return sheet
  })
}

function distancesIn(pieces: Uint32Array, width: number, height: number): Uint16Array {
  const distances = new Uint16Array(pieces.length).fill(2 ** 16 - 1 - DIAGONAL)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) look(x, y, -1)
  for (let y = height - 1; y >= 0; y--) for (let x = width - 1; x >= 0; x--) look(x, y, 1)
  return distances

  /** `side` is −1 in the first pass, which looks back, and 1 in the second. */
  function look(x: number, y: number, side: -1 | 1) {
    const pixel = y * width + x
    const piece = pieces[pixel]!
    const back = pixel + side
    const over = pixel + side * width
    const isAtEdge =
      x + side < 0 ||
      x + side >= width ||
      y + side < 0 ||
      y + side >= height ||
      pieces[back] !== piece ||
      pieces[over] !== piece
    if (isAtEdge) {
      distances[pixel] = Math.min(distances[pixel]!, TO_EDGE)
      return
    }
    const aslant = Math.min(distances[over - 1]!, distances[over + 1]!) + DIAGONAL
    const straight = Math.min(distances[back]!, distances[over]!) + STRAIGHT
    distances[pixel] = Math.min(distances[pixel]!, straight, aslant)
  }
}

/** Removes and returns the pixels of the piece at `start`. */
function takePiece(pieces: Uint32Array, width: number, start: number): number[] {
  const piece = pieces[start]!
  const pixels = [start]
  pieces[start] = NONE
  // Grows during iteration.
  for (const pixel of pixels) {
    const x = pixel % width
    for (const next of [x > 0 ? pixel - 1 : -1, x < width - 1 ? pixel + 1 : -1, pixel - width, pixel + width])
      if (pieces[next] === piece) {
        pieces[next] = NONE
        pixels.push(next)
      }
  }
  return pixels
}

/** Among the places with nearly the most room, the one nearest to the piece's centre. */
function bestOf(pixels: readonly number[], distances: Uint16Array, width: number): number {
  let [most, sumX, sumY] = [0, 0, 0]
  for (const pixel of pixels) {
    most = Math.max(most, distances[pixel]!)
    sumX += pixel % width
    sumY += Math.floor(pixel / width)
  }
  const [middleX, middleY] = [sumX / pixels.length, sumY / pixels.length]
  let [best, nearest] = [pixels[0]!, Infinity]
  for (const pixel of pixels) {
    if (distances[pixel]! < NEARLY * most) continue
    const away = Math.hypot((pixel % width) - middleX, Math.floor(pixel / width) - middleY)
    if (away < nearest) [best, nearest] = [pixel, away]
  }
  return best
}

/** Places with this fraction of the maximum room are as good. */
const NEARLY = 0.9
