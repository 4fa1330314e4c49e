import { describe, expect, it } from 'vitest'

import { type RoomToLieIn, roomFor, type RugForRoom } from './room-for.ts'
import { ROOMS } from './site-rooms.ts'

/**
 * Four by three metres each, with the rug in the middle; the gallery is twice as large, the hallway narrow and long.
 */
const HOUSE = ROOMS.map((id): RoomToLieIn => {
  const [wide, deep] = id === 'gallery' ? [8, 6] : id === 'hallway' ? [2, 6] : [4, 3]
  const corner = [wide / 2, deep / 2] as const
  return {
    id,
    floor: [[-corner[0], -corner[1]], corner],
    placement: { center: [0, 0], turnDeg: 0, longSide: id === 'hallway' ? 'away' : 'across' },
  }
})

const room = (rug: Partial<RugForRoom>, size: Partial<RugForRoom['size']> = {}, house = HOUSE) =>
  roomFor({ ...rug, size: { shape: 'rectangle', width: '', length: '', unit: 'cm', ...size } }, house)?.id ??
  null

describe('choosing a room for a rug', () => {
  it('uses the room the design names', () => {
    for (const id of ROOMS) expect(room({ room: id })).toBe(id)
  })
  it('chooses by shape and proportions otherwise', () => {
    expect(room({})).toBe('living')
    expect(room({}, { shape: 'round', width: '200' })).toBe('dining')
    expect(room({}, { width: '80', length: '240' })).toBe('hallway')
    expect(room({}, { width: '240', length: '80' })).toBe('hallway')
  })
  it('chooses another room when the rug would go through a wall', () => {
    expect(room({ room: 'majlis' }, { width: '300', length: '400' })).toBe('majlis')
    expect(room({ room: 'majlis' }, { width: '301', length: '400' })).toBe('gallery')
    expect(room({ room: 'hallway' }, { width: '250', length: '300' })).toBe('living')
  })
  it('returns null when the rug fits no room, or there are none', () => {
    expect(room({ room: 'living' }, { width: '700', length: '700' })).toBeNull()
    expect(room({ room: 'living' }, {}, [])).toBeNull()
  })
  it('does not depend on the order of the sides', () => {
    expect(room({ room: 'bedroom' }, { width: '8', length: '5', unit: 'ft' })).toBe(
      room({ room: 'bedroom' }, { width: '5', length: '8', unit: 'ft' }),
    )
  })
})
