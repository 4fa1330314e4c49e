import { expect, it } from 'vitest'

import type { LightMix } from './light-mixes.ts'
import { LIGHT_GROUPS } from './light-mixes.ts'
import { mixLight } from './mix-light.ts'

/** One pixel; each group has its number as brightness. */
const render = {
  width: 1,
  height: 1,
  planes: new Map(
    LIGHT_GROUPS.flatMap((group, index) =>
      ['R', 'G', 'B'].map(
        (letter) => [`ViewLayer.Combined_${group}.${letter}`, new Float32Array([index + 1])] as const,
      ),
    ),
  ),
}

it('adds light groups by their weights, channel by channel', () => {
  const mix: LightMix = { sky: [1, 0.5, 0], sun: [0, 0, 0], fill: [1, 1, 1], lamps: [0.25, 0.5, 1] }
  expect(mixLight(render, mix).map((plane) => plane[0])).toEqual([1 + 3 + 1, 0.5 + 3 + 2, 3 + 4])
})
