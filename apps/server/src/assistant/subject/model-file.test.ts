import { join } from 'node:path'

import { expect, it } from 'vitest'

import { folderOfFile } from '../../../test/test-folder.ts'
import { MODEL_FILE, phrasesHash, readModel, writeModel } from './model-file.ts'
import { trainingPhrases } from './training-phrases.ts'

it('reads back the identical model', async () => {
  const table = {
    labels: ['/faq#pile', null],
    rows: new Map([
      ['~pile', 0],
      [' naïve', 1],
    ]),
    rarity: Float32Array.of(0.5, 1.25),
    unseen: 2.5,
    scales: Float32Array.of(1, 0.5, 2),
    weights: Int8Array.of(1, -1, 25, 3, -127, 127),
  }
  const path = join(folderOfFile(), 'model.bin')
  await writeModel(path, table, 'these')
  expect(await readModel(path)).toEqual({ ...table, trainedOn: 'these' })
})

it('is trained on the phrases of this folder; otherwise run `npm run train:assistant`', async () => {
  expect((await readModel(MODEL_FILE)).trainedOn).toBe(phrasesHash(trainingPhrases()))
})
