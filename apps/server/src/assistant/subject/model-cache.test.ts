import { expect, it } from 'vitest'

import { modelCache } from './model-cache.ts'
import type { SubjectTable } from './subject-model.ts'
import { folderOfFile } from '../../../test/test-folder.ts'

const directory = folderOfFile()

const table: SubjectTable = {
  labels: ['/faq#pile', null],
  rows: new Map([
    ['~pile', 0],
    [' naïve', 1],
  ]),
  rarity: Float32Array.of(0.5, 1.25),
  unseen: 2.5,
  weights: Float32Array.of(1, -1, 0.25, 3),
}
const phrases = [{ text: 'how thick is it', label: '/faq#pile' }]

it('trains once and reads back the identical model', async () => {
  let lessons = 0
  const learn = () => {
    lessons += 1
    return Promise.resolve(table)
  }
  expect(await modelCache(directory, phrases, learn)).toEqual(table)
  expect(await modelCache(directory, phrases, learn)).toEqual(table)
  expect(lessons).toBe(1)
})

it('trains again when the phrases change', async () => {
  const other = { ...table, unseen: 3 }
  const more = [...phrases, { text: 'how high', label: '/faq#pile' }]
  expect(await modelCache(directory, more, () => Promise.resolve(other))).toEqual(other)
})
