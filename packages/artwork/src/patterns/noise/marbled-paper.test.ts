import { expect, it } from 'vitest'
import { type Drop, marbledPaper, type Tine } from './marbled-paper.ts'

const plain = { rim: 0, rimYarn: 0 }

/** The yarn at one point of a paper whose bath is yarn 0. */
function paperOf(drops: readonly Drop[], tines: readonly Tine[]) {
  const { many } = marbledPaper(drops, tines, 0)
  return (x: number, y: number) => {
    const yarns = new Uint8Array(1)
    many(Float64Array.of(x), Float64Array.of(y), yarns, 1)
    return yarns[0]
  }
}

it('draws a drop as a disc with a rim', () => {
  const paper = paperOf([{ x: 50, y: 50, radius: 10, yarn: 1, rim: 2, rimYarn: 2 }], [])
  expect([50, 59, 61, 63].map((x) => paper(x, 50))).toEqual([1, 1, 2, 0])
})

it('displaces earlier ink without losing any', () => {
  const under = { x: 50, y: 50, radius: 8, yarn: 1, ...plain }
  const later = { x: 50, y: 50, radius: 6, yarn: 2, ...plain }
  const paper = paperOf([under, later], [])
  // Displacement preserves areas, so the earlier ink now ends at √(8² + 6²) = 10 cm.
  expect([5.9, 6.1, 9.9, 10.1].map((away) => paper(50 + away, 50))).toEqual([2, 1, 1, 0])
})

it('drags ink along a tine, and half as far beside it', () => {
  const tine = { x: 50, y: 0, dx: 0, dy: 2, reach: 10, blur: 5, onset: 20 }
  const paper = paperOf([{ x: 50, y: 60, radius: 4, yarn: 1, ...plain }], [tine])
  expect(paper(50, 73)).toBe(1)
  expect(paper(50, 58)).toBe(0)
  const above = paperOf([{ x: 50, y: -20, radius: 4, yarn: 1, ...plain }], [tine])
  expect(above(50, -20)).toBe(1)
})

it('answers many points as it answers each', () => {
  const drops = [12, 30, 44].map((x, yarn) => ({ x, y: 20, radius: 9, yarn: yarn + 1, rim: 1, rimYarn: 5 }))
  const tine = { x: 0, y: 22, dx: 1, dy: 0.1, reach: 12, blur: 4, onset: 10 }
  const [one, { many }] = [paperOf(drops, [tine]), marbledPaper(drops, [tine], 0)]
  const [xs, ys] = [0, 1].map((side) =>
    Float64Array.from({ length: 60 }, (_, k) => (side ? 5 + k / 2 : k)),
  ) as [Float64Array, Float64Array]
  const asked = Array.from(xs, (x, k) => one(x, ys[k]!))
  const yarns = new Uint8Array(60)
  many(xs, ys, yarns, 60)
  expect([...yarns]).toEqual(asked)
  expect(new Set(asked).size).toBeGreaterThan(3)
})
