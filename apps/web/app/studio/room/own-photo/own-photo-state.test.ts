import { expect, it } from 'vitest'

import {
  isUnmarked,
  markedSides,
  newOwnPhoto,
  type OwnPhoto,
  ownCamera,
  withMeasure,
} from './own-photo-state.ts'

const small = { width: 1, height: 1, rgba: new Uint8Array(4) }
const room = newOwnPhoto({ id: 'a', picture: new Blob(), width: 1600, height: 1200, small, axes: null })
const heightOf = (own: OwnPhoto) => {
  const found = ownCamera(own)
  return found.ok ? found.camera.position[2] : found.reason
}

it('starts with corners that a camera could see', () => {
  expect(heightOf(room)).toBeGreaterThan(0.05)
})
it('uses the typed sides of another rectangle, in centimetres', () => {
  const rectangle = { ...room, measure: 'rectangle' } as const
  expect(heightOf(rectangle)).toBe('no-sides')
  expect(heightOf({ ...rectangle, widthCm: '120', lengthCm: 'long' })).toBe('no-sides')
  const one = heightOf({ ...rectangle, widthCm: '120', lengthCm: '169,7' })
  const twice = heightOf({ ...rectangle, widthCm: '240', lengthCm: '339.4' })
  expect(Number(twice) / Number(one)).toBeCloseTo(2, 6)
})
it('reports corners that no camera could see', () => {
  const [a, b, c, d] = room.corners
  expect(heightOf({ ...room, corners: [a, b, { u: 0.5, v: 0.855 }, d] })).toBe('crossed')
  expect(heightOf({ ...room, corners: [a, b, c, { ...d, u: 0.02 }] })).toBe('not-that-rectangle')
})
it('knows whether anything was marked', () => {
  const [a, ...others] = room.corners
  expect(isUnmarked(room)).toBe(true)
  expect(isUnmarked(newOwnPhoto(room.photograph, 'place'))).toBe(true)
  expect(isUnmarked({ ...room, widthCm: '120' })).toBe(true)
  expect(isUnmarked({ ...room, corners: [{ ...a, u: 0.3 }, ...others] })).toBe(false)
})

/** Seen straight ahead, 20 degrees down. */
const [cos, sin] = [Math.cos(Math.PI / 9), Math.sin(Math.PI / 9)]
const axes = { lens: 0.74, right: [1, 0, 0], into: [0, -sin, cos], up: [0, -cos, -sin] } as const
const found = newOwnPhoto({ ...room.photograph, axes })

it('needs nothing marked where lines have found the floor', () => {
  expect(found.measure).toBe('height')
  expect(isUnmarked(found)).toBe(false)
  expect(heightOf(found)).toBeCloseTo(1.5, 1)
})
it('is as large as the camera was high', () => {
  const [wide] = markedSides(found)
  expect(markedSides({ ...found, heightCm: '180' })[0] / wide).toBeCloseTo(1.2, 6)
  expect(heightOf({ ...found, heightCm: '180' })).toBeCloseTo(1.8, 1)
  expect(heightOf({ ...found, heightCm: '' })).toBe('no-height')
})
it('follows corners that are moved', () => {
  const [a, b, c, d] = found.corners
  const [wide, long] = markedSides(found)
  const nearer = markedSides({ ...found, corners: [a, b, c, { ...d, u: d.u - 0.01 }] })
  expect(nearer[0] / wide).toBeGreaterThan(0.9)
  expect(nearer[1] / long).toBeGreaterThan(0.9)
})
it('begins anew where something else is measured, and comes back to what lines have found', () => {
  const sheet = withMeasure(found, 'a4-away')
  expect(isUnmarked(sheet)).toBe(true)
  expect(withMeasure(sheet, 'height').corners).toEqual(found.corners)
  const [a, ...others] = sheet.corners
  const marked = { ...sheet, corners: [{ ...a, u: 0.3 }, ...others] } as OwnPhoto
  expect(withMeasure(marked, 'a4-across').corners).toBe(marked.corners)
})
