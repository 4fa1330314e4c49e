import { COLLECTIONS } from '@nawl/domain/catalogue/collection'
import { STYLE_TAGS } from '@nawl/domain/catalogue/listing'
import { type RoomId, ROOMS } from '@nawl/domain/rug/site-rooms'
import { describe, expect, it } from 'vitest'

import { catalogue } from './catalogue.ts'

/** What descriptions call the rooms, where that is not the id. */
const CALLED: Readonly<Partial<Record<RoomId, string>>> = {
  living: 'living room',
  dining: 'dining room',
  terrace: 'terrace room',
}

describe('the catalogue', () => {
  it('never uses an id twice in one collection', () => {
    const keys = catalogue.map(({ collection, id }) => `${collection}/${id}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('has names that follow from the ids, as translations of the names expect', () => {
    for (const { id, name } of catalogue) expect(name.toLowerCase()).toBe(id)
  })

  it('alternates the collections', () => {
    const shown = new Map<string, number>()
    const rounds = catalogue.map(({ collection }) => {
      const round = shown.get(collection) ?? 0
      shown.set(collection, round + 1)
      return round
    })
    expect(rounds).toEqual(rounds.toSorted((one, other) => one - other))
  })

  it('finds the oldest of the designs that share a name', () => {
    const first = (id: string) => catalogue.find((design) => design.id === id)?.collection
    expect(['onyx', 'eclipse', 'aria', 'pearl', 'stratta'].map(first)).toEqual([
      'Geometric',
      'Modern',
      'Contemporary',
      'Minimalist',
      'Modern',
    ])
  })

  it('has designs in every collection and with every tag', () => {
    expect(new Set(catalogue.map(({ collection }) => collection))).toEqual(new Set(COLLECTIONS))
    expect(new Set(catalogue.flatMap(({ tags }) => tags))).toEqual(new Set(STYLE_TAGS))
    expect(new Set(catalogue.map(({ room }) => room))).toEqual(new Set(ROOMS))
  })
})

describe.each(catalogue)('$collection: $name', (design) => {
  it('has its name in lower case as id', () => {
    expect(design.id).toBe(design.name.toLowerCase())
  })

  it('has a description in full sentences', () => {
    expect(design.description).toMatch(/^[A-Z].{60,}\.$/)
  })

  it('is shown in the room that its description names, if it is one of ours', () => {
    // No description calls another kind of room a gallery.
    const named = ROOMS.filter((room) => design.description.includes(CALLED[room] ?? room))
    expect(named.length === 0 || named.includes(design.room), `${design.room}, of ${named.join()}`).toBe(true)
  })

  it('has two other palettes with a colour for each of its yarns', () => {
    expect(design.palettes).toHaveLength(2)
    for (const { hexes } of design.palettes) expect(hexes).toHaveLength(design.yarns.length)
  })

  it('has different colours for all yarns in every palette', () => {
    for (const hexes of [design.yarns.map(({ hex }) => hex), ...design.palettes.map(({ hexes }) => hexes)]) {
      expect(new Set(hexes).size).toBe(hexes.length)
      for (const hex of hexes) expect(hex).toMatch(/^#[0-9A-F]{6}$/)
    }
  })

  it('keeps the square crop on the field', () => {
    const half = 152 / 244 / 2
    expect(design.cropCentre).toBeGreaterThanOrEqual(half)
    expect(design.cropCentre).toBeLessThanOrEqual(1 - half)
  })
})
