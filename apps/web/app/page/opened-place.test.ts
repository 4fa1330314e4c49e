import { expect, it } from 'vitest'

import { askedRoom, IN_ROOM, inRoom } from './opened-place.ts'

it('reads which room a link asks for', () => {
  expect(askedRoom(inRoom('majlis'))).toBe('majlis')
  expect(askedRoom(IN_ROOM)).toBeNull()
  expect(askedRoom({ place: 'room', room: 'cellar' })).toBeNull()
})

it('reads no room from any other state', () => {
  for (const state of [undefined, null, 'room', {}, { place: 'paper', room: 'majlis' }])
    expect(askedRoom(state)).toBeUndefined()
})
