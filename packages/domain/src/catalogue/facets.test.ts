import { describe, expect, it } from 'vitest'

import { chosenFacets, facetCount, narrowed } from './facets.ts'

const yarns = (count: number) => Array.from({ length: count })
const onyx = { families: ['grey'], styles: ['luxury'], yarns: yarns(4) }
const ebru = { families: ['rich-colors', 'blues'], styles: ['luxury', 'transitional'], yarns: yarns(8) }
const boro = { families: ['blues'], styles: [], yarns: yarns(5) }
const designs = [onyx, ebru, boro]
const choose = (address: string) =>
  chosenFacets((id) =>
    address.split('&').flatMap((pair) => (pair.startsWith(`${id}=`) ? [pair.slice(id.length + 1)] : [])),
  )

describe('filtering a listing', () => {
  it('lists everything when no filter is set', () => expect(narrowed(designs, choose(''))).toEqual(designs))

  it('matches any of the chosen values of one facet', () => {
    expect(narrowed(designs, choose('color=grey&color=rich-colors'))).toEqual([onyx, ebru])
    expect(narrowed(designs, choose('yarns=3-4&yarns=5-6'))).toEqual([onyx, boro])
  })

  it('requires a match in every facet with a choice', () => {
    expect(narrowed(designs, choose('color=blues&style=luxury'))).toEqual([ebru])
    expect(narrowed(designs, choose('color=blues&style=luxury&yarns=3-4'))).toEqual([])
  })

  it('ignores values that no facet has', () => {
    expect(choose('color=mauve&yarns=99&style=')).toEqual({ color: [], yarns: [], style: [] })
  })
})

it("counts a value's rugs regardless of other choices in its own facet", () => {
  const chosen = choose('color=grey&style=luxury')
  expect(facetCount(designs, chosen, 'color', 'blues')).toBe(1)
  expect(facetCount(designs, chosen, 'style', 'transitional')).toBe(0)
  expect(facetCount(designs, choose(''), 'yarns', '7-8')).toBe(1)
})
