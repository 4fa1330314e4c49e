import { expect, it } from 'vitest'

import { importCircles } from './import-circles.ts'

const graphOf = (imports: Record<string, string[]>) => new Map(Object.entries(imports))

it('finds files that reach each other, largest circle first', () => {
  const graph = graphOf({
    page: ['part', 'leaf'],
    part: ['page'],
    leaf: [],
    a: ['b'],
    b: ['c', 'page'],
    c: ['a'],
  })
  expect(importCircles(graph).map((circle) => circle.toSorted())).toEqual([
    ['a', 'b', 'c'],
    ['page', 'part'],
  ])
})

it('finds one circle where two share a file', () => {
  const graph = graphOf({ a: ['b', 'c'], b: ['a'], c: ['d'], d: ['a'] })
  expect(importCircles(graph).map((circle) => circle.toSorted())).toEqual([['a', 'b', 'c', 'd']])
})

it('finds none where imports only go down', () => {
  expect(importCircles(graphOf({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([])
})
