import { describe, expect, it } from 'vitest'
import { sashiko, type Sewing, THREAD } from './sashiko.ts'

const SEWN: readonly Sewing[] = ['edge', 'rows', 'crosses', 'boxes', 'hitomezashi']

describe.each(SEWN)('%s', (sewing) => {
  const stitches = sashiko(sewing, 46, 34).flat()

  it('stays on the cloth', () => {
    for (const { at, long, down } of stitches) {
      expect(Math.abs(at[0]) + (down ? THREAD : long) / 2).toBeLessThan(23)
      expect(Math.abs(at[1]) + (down ? long : THREAD) / 2).toBeLessThan(17)
    }
  })

  it('makes no stitch too small to tuft', () => {
    expect(stitches.length).toBeGreaterThan(8)
    for (const { long } of stitches) expect(long * THREAD).toBeGreaterThan(3.4)
  })
})

it('leaves cloth between the stitches of an edge', () => {
  const top = sashiko('edge', 46, 34)
    .flat()
    .filter(({ at, down }) => !down && at[1] < 0)
  const gaps = top.slice(1).map(({ at, long }, k) => at[0] - top[k]!.at[0] - long)
  expect(Math.min(...gaps)).toBeGreaterThan(1.5)
})

it('draws both stitches of a cross or neither', () => {
  for (const cross of sashiko('crosses', 30, 30)) expect(cross).toHaveLength(2)
})

it('sews an edge with as long stitches as asked for', () => {
  const edge = sashiko('edge', 46, 34, 5).flat()
  expect(new Set(edge.map(({ long }) => long))).toEqual(new Set([5]))
  expect(edge.length).toBeLessThan(sashiko('edge', 46, 34).length)
})

it('has room for a cross on the narrowest cloth', () => {
  expect(sashiko('crosses', 8, 12)).toHaveLength(1)
})
