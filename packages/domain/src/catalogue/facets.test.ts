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

describe('narrowing a listing', () => {
  it('lists everything when nothing is chosen', () => expect(narrowed(designs, choose(''))).toEqual(designs))

  it('takes any of the values of one facet', () => {
    expect(narrowed(designs, choose('color=grey&color=rich-colors'))).toEqual([onyx, ebru])
    expect(narrowed(designs, choose('yarns=3-4&yarns=5-6'))).toEqual([onyx, boro])
  })

  it('wants every facet in which something is chosen', () => {
    expect(narrowed(designs, choose('color=blues&style=luxury'))).toEqual([ebru])
    expect(narrowed(designs, choose('color=blues&style=luxury&yarns=3-4'))).toEqual([])
  })

  it('leaves out what no facet offers', () => {
    expect(choose('color=mauve&yarns=99&style=')).toEqual({ color: [], yarns: [], style: [] })
  })
})

it('counts what a value would list, whatever is chosen beside it in its own facet', () => {
  const chosen = choose('color=grey&style=luxury')
  expect(facetCount(designs, chosen, 'color', 'blues')).toBe(1)
  expect(facetCount(designs, chosen, 'style', 'transitional')).toBe(0)
  expect(facetCount(designs, choose(''), 'yarns', '7-8')).toBe(1)
})
