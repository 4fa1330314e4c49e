import { expect, it } from 'vitest'

import type { Plate } from '../room/lay-rug.ts'
import type { BrushStroke } from './brush-stroke.ts'
import { openFront } from './front-session.ts'

const [WIDTH, HEIGHT] = [600, 400]
/** Two dark discs, one with a red half, on a lighter grained floor. */
const DISCS = [
  [180, 200, 70],
  [440, 200, 60],
] as const
const isIn = ([left, top, radius]: (typeof DISCS)[number], pixel: number) =>
  ((pixel % WIDTH) - left) ** 2 + (Math.floor(pixel / WIDTH) - top) ** 2 < radius * radius

const picture: Plate = {
  width: WIDTH,
  height: HEIGHT,
  rgba: Uint8ClampedArray.from({ length: WIDTH * HEIGHT * 4 }, (_, i) => {
    const pixel = i >> 2
    const grain = ((pixel * 7919) % 13) - 6
    if (i % 4 === 3) return 255
    if (isIn(DISCS[0], pixel)) return [60, 50, 44][i % 4]! + grain
    if (isIn(DISCS[1], pixel)) return (pixel % WIDTH < 440 ? [60, 50, 44] : [170, 40, 40])[i % 4]! + grain
    return [190, 165, 135][i % 4]! + grain
  }),
}
const across = (kind: BrushStroke['kind'], x: number, y: number, half: number): BrushStroke => ({
  kind,
  places: [-1, 0, 1].map((side) => ({ u: (x + side * half) / WIDTH, v: y / HEIGHT })),
  radius: 0.01,
})

function iou(mask: Uint8Array, inside: (pixel: number) => boolean): number {
  let [common, either] = [0, 0]
  for (let pixel = 0; pixel < mask.length; pixel++) {
    const [is, was] = [mask[pixel]! >= 128, inside(pixel)]
    if (is && was) common++
    if (is || was) either++
  }
  return common / either
}

it('takes the whole of a thing from a stroke shorter than it is wide, and nothing of another like it', () => {
  const session = openFront(picture, null)
  expect(session.stroke(across('keep', 180, 200, 40))).toBe(true)
  expect(iou(session.mask, (pixel) => isIn(DISCS[0], pixel))).toBeGreaterThan(0.97)
})

it('follows rods of a few pixels, and leaves the floor between them', () => {
  const isRod = (pixel: number) => {
    const [x, y] = [Math.abs((pixel % WIDTH) - 300), Math.abs(Math.floor(pixel / WIDTH) - 200)]
    return Math.max(x, y) <= 62 && (Math.max(x, y) >= 57 || y <= 2)
  }
  const rgba = picture.rgba.slice()
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++)
    rgba.set(
      (isRod(pixel) ? [60, 50, 44] : [190, 165, 135]).map((value) => value + ((pixel * 7919) % 13) - 6),
      pixel * 4,
    )
  const session = openFront({ ...picture, rgba }, null)
  session.stroke({ ...across('keep', 300, 200, 45), radius: 0.004 })
  expect(iou(session.mask, isRod)).toBeGreaterThan(0.9)
})

it('leaves erased what was erased when more is kept beside it', () => {
  const session = openFront(picture, null)
  session.stroke(across('keep', 415, 200, 15))
  session.stroke(across('erase', 400, 220, 10))
  session.stroke(across('keep', 468, 200, 15))
  expect(session.mask[220 * WIDTH + 400]).toBe(0)
})

it('softens the edge', () => {
  const session = openFront(picture, null)
  session.stroke(across('keep', 180, 200, 40))
  expect(session.mask.some((share) => share > 0 && share < 255)).toBe(true)
})

it('adds a part of another colour with a second stroke and takes it away with an eraser', () => {
  const session = openFront(picture, null)
  session.stroke(across('keep', 415, 200, 15))
  session.stroke(across('keep', 468, 200, 15))
  expect(iou(session.mask, (pixel) => isIn(DISCS[1], pixel))).toBeGreaterThan(0.95)
  session.stroke(across('erase', 468, 200, 15))
  expect(session.mask[200 * WIDTH + 480]).toBe(0)
  expect(session.mask[200 * WIDTH + 410]).toBe(255)
})

it('undoes strokes one by one to the mask it began with', () => {
  const first = openFront(picture, null)
  first.stroke(across('keep', 180, 200, 40))
  const session = openFront(picture, first.mask)
  session.stroke(across('keep', 415, 200, 15))
  session.stroke(across('erase', 180, 200, 40))
  expect(session.count()).toBe(2)
  session.undo()
  session.undo()
  session.undo()
  expect(session.mask).toEqual(first.mask)
  expect(session.count()).toBe(0)
})

it('clears what was made before as well', () => {
  const session = openFront(picture, new Uint8Array(WIDTH * HEIGHT).fill(255))
  session.clear()
  expect(session.mask.every((share) => share === 0)).toBe(true)
})

it.each([
  ['outside the picture', across('keep', -900, 200, 30)],
  ['without a place', { ...across('keep', 180, 200, 40), places: [] }],
  ['with places that are no numbers', { ...across('keep', 0, 0, 1), places: [{ u: Number.NaN, v: 0.5 }] }],
  ['of no width', { ...across('keep', 180, 200, 40), radius: 0 }],
  ['that erases where nothing is kept', across('erase', 180, 200, 40)],
])('ignores a stroke %s', (_, stroke) => {
  const session = openFront(picture, null)
  expect(session.stroke(stroke)).toBe(false)
  expect(session.count()).toBe(0)
  expect(session.mask.every((share) => share === 0)).toBe(true)
})

it('refuses the mask of another photograph', () => {
  expect(() => openFront(picture, new Uint8Array(10))).toThrow(RangeError)
})
