import { expect, it } from 'vitest'

import { requestedRoom, IN_ROOM, inRoom } from './opened-place.ts'

it('reads which room a link asks for', () => {
  expect(requestedRoom(inRoom('majlis'))).toBe('majlis')
  expect(requestedRoom(IN_ROOM)).toBeNull()
  expect(requestedRoom({ place: 'room', room: 'cellar' })).toBeNull()
})

it('reads no room from any other state', () => {
  for (const state of [undefined, null, 'room', {}, { place: 'paper', room: 'majlis' }])
    expect(requestedRoom(state)).toBeUndefined()
})
