import { expect, it } from 'vitest'
import { rasterOf } from '../bitmap/raster-fixture.ts'
import { mulberry32 } from '../color/mulberry32.ts'
import { nearbyYarns } from './nearby-yarns.ts'
import { UNPROVED } from './yarns/proved-yarns.ts'

it.each([
  [1, 1, 2],
  [23, 17, 2],
  [9, 31, 3],
])('finds what is proved around any pixel of %i × %i within %i', (width, height, reach) => {
  const random = mulberry32(width)
  const proved = Uint8Array.from({ length: width * height }, () =>
    random() < 0.9 ? UNPROVED : random() * 30,
  )
  const nearby = nearbyYarns(
    rasterOf(width, height, () => 0),
    proved,
    reach,
  )
  for (let at = 0; at < proved.length; at++) {
    if (random() < 0.3) continue
    const x = at % width
    const y = Math.floor(at / width)
    const near = proved.filter(
      (_, n) => Math.abs((n % width) - x) <= reach && Math.abs(Math.floor(n / width) - y) <= reach,
    )
    const yarns = [...new Set(near)].filter((yarn) => yarn !== UNPROVED)
    expect(nearby(x, y)).toBe(yarns.reduce((bits, yarn) => bits | (1 << yarn), 0))
  }
})
