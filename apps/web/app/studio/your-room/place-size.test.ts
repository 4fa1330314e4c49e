import { paintedRoom } from '@nawl/engine/room-colors/painted-room-fixture'
import { expect, it } from 'vitest'

import { newOwnPhoto, type OwnPhoto, ownCamera } from '../room/own-photo/own-photo-state.ts'
import { placeSize } from './place-size.ts'

const { picture, corners } = paintedRoom({ floor: 0x9c866e, wall: 0xdddddd, bare: true })
const photograph = {
  id: 'a',
  picture: new Blob(),
  width: picture.width,
  height: picture.height,
  small: picture,
  axes: null,
}
const place = (widthCm: string, lengthCm: string): OwnPhoto => ({
  ...newOwnPhoto(photograph, 'place'),
  corners,
  widthCm,
  lengthCm,
})

function sizeOf(own: OwnPhoto) {
  const found = ownCamera({ ...own, widthCm: '200', lengthCm: '150' })
  if (!found.ok) throw new Error(found.reason)
  const answer = placeSize(own, found.camera)
  return answer && { ...answer.size, turn: answer.place.turnDeg, usual: answer.isUsual }
}

it('is the largest usual size within the marked floor, however it lies', () => {
  expect(sizeOf(place('250', '320'))).toMatchObject({ width: '240', length: '310', turn: 0, usual: true })
  expect(sizeOf(place('320', '250'))).toMatchObject({ width: '240', length: '310', turn: 90, usual: true })
  expect(sizeOf(place('309', '239'))).toMatchObject({ width: '170', length: '240', turn: 90 })
  expect(sizeOf(place('90', '350'))).toMatchObject({ width: '80', length: '300', turn: 0 })
})
it('is the largest that fits where no usual size does, in steps of ten centimetres', () => {
  expect(sizeOf(place('148', '139'))).toMatchObject({ width: '130', length: '140', turn: 90, usual: false })
})
it('is none where we make no rug so small', () => {
  expect(sizeOf(place('80', '50'))).toBeNull()
})
it('by a sheet of paper is a usual size that is all in the photograph', () => {
  const { corners: sheet } = paintedRoom({ floor: 0x9c866e, wall: 0xdddddd })
  const own = { ...newOwnPhoto(photograph, 'a4-across'), corners: sheet }
  const found = ownCamera(own)
  if (!found.ok) throw new Error(found.reason)
  const near = placeSize(own, found.camera)
  expect(near?.isUsual).toBe(true)
  // The same sheet, held to be four times as large, leaves room for a larger rug.
  const large = { ...own, measure: 'rectangle', widthCm: '118.8', lengthCm: '84' } as const
  const wide = ownCamera(large)
  if (!wide.ok) throw new Error(wide.reason)
  const far = placeSize(large, wide.camera)
  const area = (answer: typeof near) => Number(answer?.size.width) * Number(answer?.size.length)
  expect(area(far)).toBeGreaterThan(area(near))
})
