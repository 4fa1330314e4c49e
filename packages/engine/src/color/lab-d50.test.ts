import { expect, it } from 'vitest'

import { labD50FromRgb, rgbFromLabD50 } from './lab-d50.ts'

// B. Lindbloom's CIE colour calculator: sRGB, Bradford, D50.
it.each([
  [0xffffff, 100, 0, 0],
  [0xff0000, 54.29, 80.81, 69.89],
  [0x0000ff, 29.57, 68.3, -112.03],
  [0x00ff00, 87.82, -79.29, 80.99],
  [0x808080, 53.59, 0, 0],
])('states %s in L*a*b* as spectrophotometers do', (rgb, l, a, b) => {
  const lab = labD50FromRgb(rgb)
  expect(lab.l).toBeCloseTo(l, 1)
  expect(lab.a).toBeCloseTo(a, 1)
  expect(lab.b).toBeCloseTo(b, 1)
})

it('finds every colour again', () => {
  for (let rgb = 0; rgb <= 0xffffff; rgb += 4_099) expect(rgbFromLabD50(labD50FromRgb(rgb))).toBe(rgb)
})

it('cuts off what no screen can show', () => {
  expect(rgbFromLabD50({ l: 60, a: -120, b: 60 }) >> 16).toBe(0)
  expect(rgbFromLabD50({ l: 100, a: 0, b: 0 })).toBe(0xffffff)
})
