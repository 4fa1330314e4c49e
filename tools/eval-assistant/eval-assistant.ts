// `npm run eval:assistant`: scores the assistant's local answerer on files of sentences by class, with 95 % intervals,
// the worst subjects and what was taken for what. --failures lists what went wrong; use it only on files to develop with.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { performance } from 'node:perf_hooks'

import { DEFAULT_COUNTRY } from '@nawl/domain/shop/countries/countries'

import { readOptions } from '../read-options.ts'
import { openAnswerer } from './open-answerer.ts'
import { callsOf, CLASSES, countOf, GOALS, type Judged, type Sentence, verdictOn } from './verdict.ts'
import { wilson } from './wilson.ts'

const { values, positionals } = readOptions({
  usage: 'npm run eval:assistant [-- --failures] [--replies=<file>] [<file> …]',
  options: { failures: false, replies: '' },
  words: 20,
})
const FOLDER = join(import.meta.dirname, '../../apps/server/src/assistant/evaluation')

/** Ids of sentences in another file, what is spoken, and answers of an owner. */
const NO_SENTENCES: ReadonlySet<string> = new Set([
  'spoken.json',
  'spoken-three-voices.json',
  'own-answers.json',
])

const files =
  positionals.length > 0
    ? positionals
    : readdirSync(FOLDER)
        .filter((name) => name.endsWith('.json') && !NO_SENTENCES.has(name))
        .map((name) => join(FOLDER, name))

const { answerer, close } = await openAnswerer()
const all: Judged[] = []
const times: number[] = []
for (const file of files) {
  const judged = await judge(JSON.parse(readFileSync(file, 'utf8')) as readonly Sentence[])
  print(basename(file), judged)
  all.push(...judged)
}
await close()
printTimes()
if (values.replies !== '')
  writeFileSync(
    values.replies,
    JSON.stringify(
      all.map(({ sentence, reply, verdict }) => ({ ...sentence, reply, verdict })),
      null,
      1,
    ),
  )

async function judge(sentences: readonly Sentence[]): Promise<readonly Judged[]> {
  const judged: Judged[] = []
  for (const sentence of sentences) {
    const { text, context, history } = sentence
    const before = performance.now()
    const reply = await answerer.reply({ text, context, ...(history && { history }) }, DEFAULT_COUNTRY)
    times.push(performance.now() - before)
    judged.push({ sentence, reply, verdict: verdictOn(sentence.expect, reply) })
  }
  return judged
}

function print(name: string, judged: readonly Judged[]): void {
  console.log(`\n${name}`)
  for (const of of CLASSES) {
    const { total, right, false: untrue } = countOf(judged, of)
    if (total === 0) continue
    const goal = GOALS[of]
    const isMet = right / total >= goal.right && (goal.false === undefined || untrue / total <= goal.false)
    console.log(
      `  ${of.padEnd(8)} right ${interval(right, total)}  false ${interval(untrue, total)}  goal ≥ ${100 * goal.right} %${goal.false === undefined ? '' : `, false ≤ ${100 * goal.false} %`}: ${isMet ? 'met' : 'MISSED'}`,
    )
  }
  const missed = judged.filter(({ verdict }) => verdict !== 'right')
  printTable('  wanted', missed, subjectOf)
  printTable('  taken for', missed, (one) => `${subjectOf(one)} → ${replyOf(one)}`)
  if (!values.failures) return
  for (const { sentence, reply, verdict } of missed)
    console.log(
      `  ${verdict} ${sentence.id} ${sentence.text}\n    wanted ${JSON.stringify(sentence.expect)}\n    got    ${JSON.stringify(reply)}`,
    )
}

/** The most frequent values of a property among what was missed. */
function printTable(title: string, missed: readonly Judged[], of: (one: Judged) => string): void {
  const counts = Map.groupBy(missed, of)
  const worst = [...counts].toSorted(([, p], [, q]) => q.length - p.length).slice(0, 10)
  console.log(`${title}: ${worst.map(([name, { length }]) => `${name} ${length}`).join(', ')}`)
}

function subjectOf({ sentence: { class: of, expect } }: Judged): string {
  if (expect.kind === 'tool') return expect.calls.map(({ tool }) => tool).join('+')
  if (expect.kind === 'fact') return 'fact'
  return expect.kind === 'talk' ? `talk:${expect.about}` : `${of}:${expect.kind}`
}

function replyOf({ reply }: Judged): string {
  if (reply.kind !== 'tool') return reply.kind
  return callsOf(reply)
    .map(({ tool }) => tool)
    .join('+')
}

function interval(hits: number, total: number): string {
  const { share, from, to } = wilson(hits, total)
  const percent = (value: number) => (100 * value).toFixed(0)
  return (
    `${hits}/${total}`.padStart(8) +
    ` ${(100 * share).toFixed(1).padStart(5)} % [${percent(from)}–${percent(to)}]`
  )
}

function printTimes(): void {
  const sorted = times.toSorted((p, q) => p - q)
  const at = (share: number) => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(1)
  console.log(`\nms a reply: median ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`)
}
