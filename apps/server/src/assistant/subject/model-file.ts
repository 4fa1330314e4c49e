import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

import { sha256 } from '../../platform/sha256.ts'
import type { SubjectTable } from './subject-model.ts'
import type { TrainingPhrase } from './training-phrases.ts'

/** The trained classifier, written by `npm run train:assistant`. */
export const MODEL_FILE = join(import.meta.dirname, 'subject-model.bin')

type Head = {
  readonly trainedOn: string
  readonly labels: SubjectTable['labels']
  readonly words: readonly string[]
  readonly unseen: number
}

/** Identifies the phrases that a model was trained on. */
export function phrasesHash(phrases: readonly TrainingPhrase[]): string {
  return sha256(JSON.stringify(phrases)).slice(0, 16)
}

/** Saves a model: a line of JSON, then rarities, scales and weights, compressed by Brotli. */
export async function writeModel(path: string, table: SubjectTable, trainedOn: string): Promise<void> {
  const { labels, rows, unseen, rarity, scales, weights } = table
  const head: Head = { trainedOn, labels, words: [...rows.keys()], unseen }
  const text = Buffer.from(`${JSON.stringify(head)}\n`)
  // Numbers of four bytes are read in place, so they begin at a multiple of four.
  const padding = Buffer.alloc(-text.length & 3, ' ')
  const numbers = [rarity, scales, weights].map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  )
  const bytes = Buffer.concat([padding, text, ...numbers])
  const packed = await promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
  const draft = `${path}.${process.pid}`
  await writeFile(draft, packed)
  await rename(draft, path)
}

/** A model is unpacked into one piece of so many bytes: in pieces it was in memory twice. Pages that are not written take no memory. */
const LARGEST = 2 ** 25

/** Reads a model that `writeModel` saved. */
export async function readModel(path: string): Promise<SubjectTable & Pick<Head, 'trainedOn'>> {
  const bytes = await promisify(brotliDecompress)(await readFile(path), { chunkSize: LARGEST })
  const end = bytes.indexOf('\n')
  // We wrote it, so the shape holds.
  const { trainedOn, labels, words, unseen } = JSON.parse(bytes.toString('utf8', 0, end)) as Head
  const { buffer, byteOffset } = bytes
  const start = byteOffset + end + 1
  const rarity = new Float32Array(buffer, start, words.length)
  const rowCount = (bytes.length - end - 1 - rarity.byteLength) / (4 + labels.length)
  const scales = new Float32Array(buffer, start + rarity.byteLength, rowCount)
  return {
    trainedOn,
    labels,
    rows: new Map(words.map((word, row) => [word, row])),
    rarity,
    unseen,
    scales,
    weights: new Int8Array(buffer, start + rarity.byteLength + scales.byteLength, rowCount * labels.length),
  }
}
