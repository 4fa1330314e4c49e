// `npm run eval:assistant`: scores the assistant's local answerer on every file of sentences. Lists failures for
// development.json only: the other files are held out, and whoever sees their failures would tune for them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { DEFAULT_COUNTRY } from '@nawl/domain/shop/countries'

import { openAnswerer } from './open-answerer.ts'
import { countOf, type Counts, GOALS, type Judged, shares, type Sentence, verdictOn } from './verdict.ts'
import { wilson } from './wilson.ts'
import { readOptions } from '../read-options.ts'

const { values } = readOptions({
  usage: 'npm run eval:assistant [-- --frozen-failures]',
  options: { 'frozen-failures': false },
})
const FOLDER = join(import.meta.dirname, '../../apps/server/src/assistant/evaluation')
const LISTED = 'development.json'
/** The 200 sentences of the goals; results of other files are reported separately. */
const COUNTED = new Set(['development.json', 'frozen.json'])

const { answerer, close } = await openAnswerer()

const reports: Counts[] = []
for (const name of readdirSync(FOLDER).filter((file) => file.endsWith('.json'))) {
  const read: unknown = JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))
  // A list of ids selects sentences of another file and has none of its own.
  if (!isSentences(read)) continue
  const counts = await report(name, read)
  if (COUNTED.has(name)) reports.push(counts)
}
await close()
print('development.json and frozen.json', reports.reduce(added))

async function report(name: string, sentences: readonly Sentence[]): Promise<Counts> {
  const listed = name === LISTED || values['frozen-failures']
  const judged: Judged[] = []
  for (const sentence of sentences) {
    const { text, context, expect } = sentence
    const reply = await answerer.reply({ text, context }, DEFAULT_COUNTRY)
    judged.push({ sentence, reply, verdict: verdictOn(expect, reply) })
  }
  if (listed)
    for (const { sentence, reply, verdict } of judged)
      if (verdict !== 'right')
        console.log(
          `  ${sentence.id} ${sentence.text}\n    wanted ${JSON.stringify(sentence.expect)}\n    got    ${JSON.stringify(reply)}`,
        )
  const counts = countOf(judged)
  print(name, counts)
  return counts
}

function print(name: string, counts: Counts): void {
  console.log(`\n${name}`)
  for (const { label, of, goal, isMost } of GOALS) {
    const { hits, total } = shares(counts)[of]
    if (total === 0) continue
    const { share, from, to } = wilson(hits, total)
    const percent = (value: number) => (100 * value).toFixed(1).padStart(5)
    const met = isMost ? share <= goal : share >= goal
    const wish = `${isMost ? '≤' : '≥'} ${100 * goal} %`
    console.log(
      `  ${label.padEnd(34)} ${`${hits}/${total}`.padStart(8)} ${percent(share)} %  [${percent(from)} –${percent(to)}]  ${wish} ${met ? 'met' : 'MISSED'}`,
    )
  }
  console.log(
    `  ${'choices offered out of scope'.padEnd(34)} ${String(counts.choicesOutOfScope).padStart(8)}`,
  )
}

function added(p: Counts, q: Counts): Counts {
  // Both have the same keys.
  return Object.fromEntries(
    Object.entries(p).map(([key, value]) => [key, value + q[key as keyof Counts]]),
  ) as Counts
}

function isSentences(read: unknown): read is readonly Sentence[] {
  return (
    Array.isArray(read) &&
    read.every((entry: unknown) => typeof entry === 'object' && entry !== null && 'expect' in entry)
  )
}
