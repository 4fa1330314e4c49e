import { paletteDistance, paletteOf } from '@nawl/domain/recommendation/palette'
import { expect, it } from 'vitest'

import { oklabFromRgb } from '../color/oklab.ts'
import { chooseThree } from './choose-three.ts'
import type { RugKind } from './rank-for-room.ts'

const of = (design: string, collection: string, kind: RugKind, rgb: number) => ({
  design,
  collection,
  kind,
  palette: paletteOf([{ color: oklabFromRgb(rgb), share: 1 }]),
})
const names = (three: readonly { readonly design: string }[]) => three.map(({ design }) => design)

const [CREAM, INK, BLUE, OAT] = [0xefe8d8, 0x22201e, 0x3c6997, 0xebe2d0]

it('takes the first of each kind, in the order of the kinds', () => {
  const ranked = [
    of('light', 'A', 'lighter', CREAM),
    of('light too', 'D', 'lighter', 0xa8c0b0),
    of('dark', 'B', 'darker', INK),
    of('blue', 'C', 'colourful', BLUE),
  ]
  expect(names(chooseThree(ranked, new Set()))).toEqual(['blue', 'light', 'dark'])
})
it('takes no collection twice and no palette that is nearly another', () => {
  const ranked = [
    of('light', 'A', 'lighter', CREAM),
    of('of the same collection', 'A', 'darker', INK),
    of('of nearly the same yarns', 'B', 'lighter', OAT),
    of('dark', 'C', 'darker', INK),
    of('blue', 'D', 'colourful', BLUE),
  ]
  const three = chooseThree(ranked, new Set())
  expect(names(three)).toEqual(['blue', 'light', 'dark'])
  expect(paletteDistance(three[0]!.palette, three[2]!.palette)).toBeGreaterThan(0.2)
})
it('fills up with the best that is left where a kind is missing', () => {
  const ranked = [
    of('light', 'A', 'lighter', CREAM),
    of('dark', 'B', 'darker', INK),
    of('grey', 'C', 'darker', 0x8a8a8a),
  ]
  expect(names(chooseThree(ranked, new Set()))).toEqual(['light', 'dark', 'grey'])
})
it('repeats no design that was shown, and is short where too few are left', () => {
  const ranked = [of('light', 'A', 'lighter', CREAM), of('dark', 'B', 'darker', INK)]
  expect(names(chooseThree(ranked, new Set(['light'])))).toEqual(['dark'])
  expect(chooseThree(ranked, new Set(['light', 'dark']))).toEqual([])
})
