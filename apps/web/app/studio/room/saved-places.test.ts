import { expect, it } from 'vitest'

import { noteRoom, readPlaces, roomLookedAt, writePlaces } from './saved-places.ts'

function storage(text: string | null = null) {
  const kept = { text }
  return { kept, getItem: () => kept.text, setItem: (_key: string, next: string) => void (kept.text = next) }
}

it("restores the room, the rugs' places and where the tools stand", () => {
  const places = {
    room: 'majlis',
    places: { living: { x: 0.5, y: -1, turnDeg: 30 } },
    tools: true,
  } as const
  const browser = storage()
  writePlaces(browser, places)
  expect(readPlaces(browser)).toEqual(places)
})
it('falls back to the first room when nothing readable is stored', () => {
  const first = { room: 'living', places: {}, tools: false }
  for (const text of [null, '', '{', '7', '{"room":"cellar","places":{"living":{"x":"left"}}}'])
    expect(readPlaces(storage(text))).toEqual(first)
})
it('works when storage throws', () => {
  const refusing = {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
  }
  expect(readPlaces(refusing).room).toBe('living')
  expect(() => writePlaces(refusing, readPlaces(refusing))).not.toThrow()
})
it('knows of each rug the room of ours that it was looked at in last', () => {
  noteRoom('geometric/onyx.bmp', 'dining')
  noteRoom('geometric/onyx.bmp', 'bedroom')
  expect(roomLookedAt('geometric/onyx.bmp')).toBe('bedroom')
  expect(roomLookedAt('modern/badr.bmp')).toBeUndefined()
  noteRoom('geometric/onyx.bmp', 'own')
  expect(roomLookedAt('geometric/onyx.bmp')).toBeUndefined()
})
