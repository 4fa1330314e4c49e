import { expect, it } from 'vitest'

import { AS_DRAWN, encodeDesign } from '../rug/design-link.ts'
import { recolored } from './recolored.ts'

const YARNS = [
  { name: 'ivory', hex: '#EBE3D4', share: 80 },
  { name: 'ink', hex: '#1c1b20', share: 20 },
]

it('replaces the yarns that the link replaces', () => {
  const link = encodeDesign({ ...AS_DRAWN, mappings: { '#1C1B20': '#3C6997', '#FFFFFF': '#000000' } })
  expect(recolored(YARNS, link)).toEqual([YARNS[0], { name: 'ink', hex: '#3C6997', share: 20 }])
})
it.each(['', '1damaged', '9'])('leaves the rug as drawn for "%s"', (link) =>
  expect(recolored(YARNS, link)).toEqual(YARNS),
)
