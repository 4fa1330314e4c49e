import { expect, it } from 'vitest'

import { isUnmarked, newOwnPhoto, type OwnPhoto, ownCamera } from './own-photo-state.ts'

const small = { width: 1, height: 1, rgba: new Uint8Array(4) }
const room = newOwnPhoto({ picture: new Blob(), width: 1600, height: 1200, small })
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
