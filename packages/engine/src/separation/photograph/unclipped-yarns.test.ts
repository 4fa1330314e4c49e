import { expect, it } from 'vitest'

import { unclippedYarns } from './unclipped-yarns.ts'

const log = (levels: readonly number[]) => Float32Array.from(levels, (level) => Math.log(level + 1))
const yarn = (rgb: number) => ({ rgb, color: { l: 0, a: 0, b: 0 }, isSpike: false, weight: 1, solid: 1 })

it('has the mean of what was not clipped, and at least the brightest of the rest', () => {
  const cells = {
    // Two cells of a pale yarn, the second clipped in red, and two of a bright one, clipped in blue.
    planes: [log([240, 210, 40, 40]), log([220, 220, 90, 90]), log([200, 200, 250, 230])] as const,
    clipped: Uint8Array.of(0, 1, 4, 4),
  }
  const none = new Float32Array(4)
  const own = Uint8Array.of(0, 0, 1, 1)
  const found = unclippedYarns(cells, [none, none, none], { yarns: [yarn(0), yarn(0)], own })
  expect(found).toEqual([0xf0dcc8, 0x285afa])
})
