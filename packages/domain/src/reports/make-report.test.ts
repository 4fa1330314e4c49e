import { expect, it } from 'vitest'

import { YARN_USE } from '../workshop/yarn-kilograms.ts'
import { type Counted, makeReport } from './make-report.ts'

const MM2 = 1524 * 2438
const sold = (key: string, orders: number, rugs = orders) => ({ key, orders, rugs, mm2: rugs * MM2 })
const looked = (key: string, count: number) => ({ key, event: 'looked' as const, count })

const NOTHING: Counted = {
  period: { from: '2027-01-04', to: '2027-01-10' },
  step: 'day',
  sold: { days: [], countries: [], collections: [], designs: [] },
  visits: { days: [], countries: [], designs: [] },
  visitsBefore: [],
  designs: new Map([
    ['onyx', { name: 'Onyx', collection: 'Geometric' }],
    ['falaj', { name: 'Falaj', collection: 'Modern' }],
    ['bab', { name: 'Bab', collection: 'Modern' }],
  ]),
  sizes: [],
  used: [],
  needed: [],
  yarnUse: YARN_USE,
  pileMm: YARN_USE.atPileMm,
}

it('adds orders up by day, and sets them beside the period before', () => {
  const days = [sold('2026-12-28', 1), sold('2027-01-03', 2), sold('2027-01-04', 3, 5), sold('2027-01-10', 1)]
  const { totals, totalsBefore, time } = makeReport({ ...NOTHING, sold: { ...NOTHING.sold, days } })
  expect(totals).toMatchObject({ orders: 4, rugs: 6, squareFeet: 240 })
  expect(totalsBefore).toMatchObject({ orders: 3, rugs: 3, squareFeet: 120 })
  expect(time.map(({ start, orders, ordersBefore }) => [start.slice(8), orders, ordersBefore])).toEqual([
    ['04', 3, 1],
    ['05', 0, 0],
    ['06', 0, 0],
    ['07', 0, 0],
    ['08', 0, 0],
    ['09', 0, 0],
    ['10', 1, 2],
  ])
})

it('puts days into weeks, which the period before may have fewer of', () => {
  const period = { from: '2027-02-01', to: '2027-03-01' }
  const days = [sold('2027-02-01', 1), sold('2027-02-07', 1), sold('2027-03-01', 1)]
  const { time } = makeReport({ ...NOTHING, period, step: 'week', sold: { ...NOTHING.sold, days } })
  expect(time.map(({ start, orders }) => [start, orders])).toEqual([
    ['2027-02-01', 2],
    ['2027-02-08', 0],
    ['2027-02-15', 0],
    ['2027-02-22', 0],
    ['2027-03-01', 1],
  ])
})

it('shows no visits below five in any list, nor tells them by a total', () => {
  const visits = {
    days: [looked('2027-01-04', 4), looked('2027-01-05', 23)],
    countries: [looked('AE', 23), looked('', 4)],
    designs: [looked('onyx', 16), looked('falaj', 7), looked('bab', 4)],
  }
  const report = makeReport({ ...NOTHING, visits, visitsBefore: [{ event: 'looked', count: 4 }] })
  expect(report.totals.looked).toBe(25)
  expect(report.totalsBefore.looked).toBeNull()
  expect(report.time.map((row) => row.looked)).toEqual([null, 20, null, null, null, null, null])
  expect(report.countries.map((row) => [row.country, row.looked])).toEqual([
    ['AE', 20],
    ['', null],
  ])
  expect(report.designs.map((row) => [row.design, row.looked])).toEqual([
    ['onyx', 15],
    ['falaj', 5],
    ['bab', null],
  ])
  expect(report.collections.map((row) => [row.collection, row.looked])).toEqual([
    ['Geometric', 15],
    ['Modern', 10],
  ])
  expect(report.designs.every(({ coloured, carted }) => coloured === null && carted === null)).toBe(true)
})

it('lowers the total of a collection that would tell the visits of its designs', () => {
  const designs = new Map(['a', 'b', 'c', 'd', 'e'].map((id) => [id, { name: id, collection: 'Modern' }]))
  const visits = { ...NOTHING.visits, designs: [...designs.keys()].map((id) => looked(id, 4)) }
  expect(makeReport({ ...NOTHING, designs, visits }).collections[0]?.looked).toBe(15)
})

it('names a design that is not sold any more by its address, without a collection', () => {
  const { designs } = makeReport({ ...NOTHING, sold: { ...NOTHING.sold, designs: [sold('gone', 1)] } })
  expect(designs[0]).toMatchObject({ design: 'gone', name: 'gone', collection: '', orders: 1 })
})

it('sorts sizes into shapes, classes and usual sizes', () => {
  const sizes = [
    { shape: 'rectangle' as const, widthMm: 1524, lengthMm: 2438, rugs: 2 },
    { shape: 'rectangle' as const, widthMm: 2000, lengthMm: 3000, rugs: 1 },
    { shape: 'round' as const, widthMm: 1600, lengthMm: 1600, rugs: 3 },
  ]
  const report = makeReport({ ...NOTHING, sizes })
  expect(report.shapes).toEqual([
    { shape: 'rectangle', rugs: 3, squareFeet: 144.6 },
    { shape: 'round', rugs: 3, squareFeet: 82.7 },
  ])
  expect(report.sizes.map(({ least, rugs }) => [least, rugs])).toEqual([
    [0, 0],
    [25, 5],
    [50, 1],
    [90, 0],
    [150, 0],
  ])
  expect(report.usualSizes).toEqual([
    { shape: 'round', usual: 'reading', rugs: 3 },
    { shape: 'rectangle', usual: 'drawn', rugs: 2 },
    { shape: 'rectangle', usual: null, rugs: 1 },
  ])
})

it('weighs yarns as the workshop does, what was used and what is needed', () => {
  const size = { shape: 'rectangle' as const, widthMm: 2000, lengthMm: 3000 }
  const ink = { name: 'Ink', hex: '#26323D', share: 50 }
  const sand = { name: 'Sand', hex: '#C8B89A', share: 50 }
  const { yarns } = makeReport({
    ...NOTHING,
    used: [{ ...size, rugs: 1, yarns: [ink, sand] }],
    needed: [{ ...size, rugs: 2, yarns: [ink, { ...sand, share: 10 }] }],
  })
  // 6 m² × 2.4 kg × 1.15 = 16.56 kg a rug
  expect(yarns).toEqual([
    { name: 'Ink', hex: '#26323D', used: 8.3, needed: 16.6 },
    { name: 'Sand', hex: '#C8B89A', used: 8.3, needed: 3.3 },
  ])
})
