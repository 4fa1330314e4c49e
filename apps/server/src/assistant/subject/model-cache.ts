import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { TrainingPhrase } from './training-phrases.ts'
import type { SubjectTable } from './subject-model.ts'

/** Increment when training changes without a change of phrases. */
const EDITION = 1

type Head = {
  readonly labels: SubjectTable['labels']
  readonly words: readonly string[]
  readonly unseen: number
}

/**
 * The model trained on these phrases: read from `directory`, or trained now and saved there as a line of JSON followed
 * by the rarities and weights as 32-bit floats.
 */
export async function modelCache(
  directory: string,
  phrases: readonly TrainingPhrase[],
  learn: () => Promise<SubjectTable>,
): Promise<SubjectTable> {
  const hash = createHash('sha256')
    .update(JSON.stringify([EDITION, phrases]))
    .digest('hex')
    .slice(0, 16)
  const path = join(directory, `subjects-${hash}.bin`)
  const saved = await readFile(path).catch(() => null)
  if (saved) return tableFrom(saved)
  const table = await learn()
  await mkdir(directory, { recursive: true })
  // Written under another name and renamed, so that readers never see a partial file.
  const draft = `${path}.${process.pid}`
  await writeFile(draft, bytesOf(table))
  await rename(draft, path)
  return table
}

function bytesOf({ labels, rows, rarity, unseen, weights }: SubjectTable): Buffer {
  const head: Head = { labels, words: [...rows.keys()], unseen }
  const numbers = [rarity, weights].map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  )
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...numbers])
}

function tableFrom(bytes: Buffer): SubjectTable {
  const end = bytes.indexOf('\n')
  // We wrote it, so the shape holds.
  const { labels, words, unseen } = JSON.parse(bytes.toString('utf8', 0, end)) as Head
  const numbers = new Float32Array(Uint8Array.from(bytes.subarray(end + 1)).buffer)
  return {
    labels,
    rows: new Map(words.map((word, row) => [word, row])),
    rarity: numbers.subarray(0, words.length),
    unseen,
    weights: numbers.subarray(words.length),
  }
}
