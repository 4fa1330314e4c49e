import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { keepBitmap, sweepBitmaps } from './frozen-bitmaps.ts'

const DAY_MS = 24 * 60 * 60 * 1000
let directory: string
beforeEach(() => void (directory = mkdtempSync(join(tmpdir(), 'nawl-frozen-'))))
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const source = (text: string) => {
  const path = join(directory, 'source')
  writeFileSync(path, text)
  return async () => ({ path })
}
const age = (hash: string) => utimesSync(join(directory, `${hash}.bmp`), new Date(0), new Date(0))

it('keeps a bitmap as it was first, whoever comes at the same moment', async () => {
  const find = source('wool')
  await Promise.all([1, 2, 3].map(() => keepBitmap(directory, 'aa', find)))
  await keepBitmap(directory, 'aa', source('silk'))
  expect(readFileSync(join(directory, 'aa.bmp'), 'utf8')).toBe('wool')
})

it('sweeps what nobody holds, but not what somebody wanted lately', async () => {
  for (const hash of ['held', 'old', 'wanted', 'new']) await keepBitmap(directory, hash, source(hash))
  for (const hash of ['held', 'old', 'wanted']) age(hash)
  await keepBitmap(directory, 'wanted', source('wanted'))
  await sweepBitmaps(directory, new Set(['held']), Date.now())
  const kept = ['held', 'old', 'wanted', 'new'].filter((hash) => existsSync(join(directory, `${hash}.bmp`)))
  expect(kept).toEqual(['held', 'wanted', 'new'])
})

it('sweeps a draft that somebody died over', async () => {
  const draft = join(directory, 'x.part')
  writeFileSync(draft, '')
  utimesSync(draft, new Date(Date.now() - 2 * DAY_MS), new Date(Date.now() - 2 * DAY_MS))
  await sweepBitmaps(directory, new Set(), Date.now())
  expect(existsSync(draft)).toBe(false)
})
