import type { Plate } from '../room/lay-rug.ts'
import type { PixelBox } from '../room/rug-on-floor.ts'
import type { BrushStroke } from './brush-stroke.ts'
import { applyStroke, type FrontMask, warmUp } from './keep-stroke.ts'
import { regionsOf } from './regions.ts'

/** The strokes over a photograph, and the mask that they make of what stands before the rug. */
export type FrontSession = {
  readonly mask: FrontMask
  /** How many strokes can be taken back. */
  readonly count: () => number
  /** Whether the stroke changed anything. */
  readonly stroke: (stroke: BrushStroke) => boolean
  readonly undo: () => void
  readonly clear: () => void
}

/** More are forgotten, oldest first: they stay in the mask and cannot be taken back. */
const MOST_UNDONE = 40

type Done = {
  readonly stroke: BrushStroke
  readonly box: PixelBox
  readonly before: Uint8Array
  readonly erasedBefore: Uint8Array
}

/** Begins with a mask made before, or with none. Throws a RangeError if that mask is of another size. */
export function openFront(picture: Plate, before: FrontMask | null): FrontSession {
  const { width, height } = picture
  const mask = before ? before.slice() : new Uint8Array(width * height)
  if (mask.length !== width * height) throw new RangeError('The mask is of another photograph')
  const regions = regionsOf(picture)
  warmUp(regions)
  const erased = new Uint8Array(regions.count)
  const done: Done[] = []
  return {
    mask,
    count: () => done.length,
    stroke(stroke) {
      const old = mask.slice()
      const erasedBefore = erased.slice()
      const earlier = done.map((one) => one.stroke)
      const box = applyStroke(regions, mask, erased, stroke, earlier)
      if (!box) return false
      const kept = partOf(old, width, box)
      if (partOf(mask, width, box).every((share, i) => share === kept[i])) return false
      done.push({ stroke, box, before: kept, erasedBefore })
      if (done.length > MOST_UNDONE) done.shift()
      return true
    },
    undo() {
      const last = done.pop()
      if (!last) return
      putPart(mask, width, last.box, last.before)
      erased.set(last.erasedBefore)
    },
    clear() {
      done.length = 0
      mask.fill(0)
      erased.fill(0)
    },
  }
}

function partOf(mask: Uint8Array, width: number, box: PixelBox): Uint8Array {
  const part = new Uint8Array(box.width * box.height)
  for (let row = 0; row < box.height; row++) {
    const from = (box.top + row) * width + box.left
    part.set(mask.subarray(from, from + box.width), row * box.width)
  }
  return part
}

function putPart(mask: Uint8Array, width: number, box: PixelBox, part: Uint8Array): void {
  for (let row = 0; row < box.height; row++)
    mask.set(part.subarray(row * box.width, (row + 1) * box.width), (box.top + row) * width + box.left)
}
