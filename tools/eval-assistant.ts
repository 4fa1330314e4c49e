// `npm run eval:assistant`: how well the assistant's own brain understands, on every file of sentences there is.
// Failures are listed for development.json only: the other files are frozen, and who has seen what fails there tunes on it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { DEFAULT_COUNTRY } from '@nawl/domain/shop/countries'

import { assistantBrain } from '../apps/server/src/assistant/brain.ts'
import { builtInRugs } from '../apps/server/src/catalogue/built-in-rugs.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { readContent } from '../apps/server/src/content/content.ts'
import { countOf, type Counts, GOALS, shares, type Sentence, verdictOn } from './eval-assistant/verdict.ts'
import { wilson } from './eval-assistant/wilson.ts'

const FOLDER = join(import.meta.dirname, '../apps/server/src/assistant/evaluation')
const TUNED = 'development.json'

const reading = readConfig({})
if (!reading.ok) throw new Error(reading.message)
const { config } = reading
const brain = assistantBrain({
  rugs: builtInRugs(config.artworkDir),
  contacts: config.contacts,
  content: readContent(config.contentDir, (rug) => `/artwork/${rug}.jpg`),
})

const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => {
    const read: unknown = JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))
    // A list of ids is a selection of another file's sentences and has none of its own.
    return isSentences(read) ? [{ name, counts: report(name, read) }] : []
  })
if (files.length > 1) print('all', files.map(({ counts }) => counts).reduce(added))

function report(name: string, sentences: readonly Sentence[]): Counts {
  const listed = name === TUNED || process.argv.includes('--frozen-failures')
  const judged = sentences.map((sentence) => {
    const reply = brain.reply({ text: sentence.text, context: sentence.context }, DEFAULT_COUNTRY)
    return { sentence, reply, verdict: verdictOn(sentence.expect, reply) }
  })
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
