import { expect, it } from 'vitest'

import type { YarnNeed } from './yarn-stock.ts'
import { woolWaits } from './wool-wait.ts'

const need = (order: string, piece: number, grams: number, yarn = '0804'): YarnNeed => ({
  order,
  line: 'a',
  piece,
  yarn,
  grams,
})
const lot = (onHand: number, reserved = 0, yarn = '0804') => ({ yarn, lot: `L-${onHand}`, onHand, reserved })
const said = (days: Readonly<Record<string, string>> = {}) => ({
  arriving: 'new',
  comesOn: (yarn: string) => days[yarn],
  supplyDays: 5,
  today: '2026-11-30',
})

it('lets rugs that are only asked about wait for wool that is not free for all of them', () => {
  const stock = { lots: [lot(5_000, 1_000), lot(500)], holds: [] }
  const two = [need('new', 1, 2_250), need('new', 2, 2_250)]
  expect(woolWaits(two, { ...said(), stock }).size).toBe(0)
  const more = [need('new', 1, 2_250), need('new', 2, 2_251)]
  expect([...woolWaits(more, { ...said(), stock })]).toEqual([
    ['new/a/1', '2026-12-05'],
    ['new/a/2', '2026-12-05'],
  ])
})

it('knows the day on which wool comes, the latest of a rug’s yarns, unless that day has passed', () => {
  const stock = { lots: [lot(0), lot(0, 0, '0120')], holds: [] }
  const needs = [need('new', 1, 1), need('new', 1, 1, '0120')]
  const waits = (days: Readonly<Record<string, string>>) =>
    woolWaits(needs, { ...said(days), stock }).get('new/a/1')
  expect(waits({ '0804': '2026-12-24', '0120': '2026-12-01' })).toBe('2026-12-24')
  expect(waits({ '0804': '2026-11-29', '0120': '2026-12-01' })).toBe('2026-12-05')
})

it('says nothing of yarns that nobody counted, and of rugs that have their wool', () => {
  const held = { order: 'old', line: 'a', piece: 1, yarn: '0804', lot: 'L-900', reserved: 900, taken: 0 }
  const stock = { lots: [lot(900, 900)], holds: [held] }
  const needs = [need('old', 1, 900), need('new', 1, 900, '0120')]
  expect(woolWaits(needs, { ...said(), stock }).size).toBe(0)
  expect([...woolWaits([...needs, need('new', 2, 1)], { ...said(), stock }).keys()]).toEqual(['new/a/2'])
})
