import { expect, it } from 'vitest'

import { catalogue } from '../catalogue.ts'
import type { Design } from '../design.ts'
import type { Field } from '../field.ts'
import { sizeFaults } from './size-faults.ts'

const rug = { width: 170, height: 230, outline: 'rectangle' } as const

/** Discs of 20 cm, 38 apart, as wide as `stretch` says on other fields than the drawn one; and a turquoise that is enough. */
const discs = (stretch: number): Design => ({
  ...catalogue[0]!,
  yarns: [
    { name: 'ground', hex: '#FFFFFF', share: 78 },
    { name: 'disc', hex: '#000000', share: 22 },
  ],
  sizeRule: { kind: 'field', rigid: [1] },
  draw: (x: number, y: number, { scale }: Field) => {
    const wide = scale === 1 ? 1 : stretch
    const off = (at: number) => (at % 38) - 19
    return Math.hypot(off(x) / wide, off(y)) < 10 ? 1 : 0
  },
})

it('finds motifs that are wider than drawn', () => {
  expect(sizeFaults(discs(1), rug).filter((fault) => fault.includes('wider'))).toEqual([])
  expect(sizeFaults(discs(1.05), rug)).toContainEqual(
    expect.stringMatching(/^motifs of disc are [45]\.\d % wider/),
  )
})
