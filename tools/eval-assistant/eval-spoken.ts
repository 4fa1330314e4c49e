// `npm run eval:spoken`: plays sentences into the microphone of a real browser and scores the assistant's replies.
// --heard lists every sentence with its transcript.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { DEFAULT_COUNTRY } from '@nawl/domain/shop/countries/countries'
import { chromium as browsers } from '@playwright/test'

import { shopVocabulary } from '../../apps/web/app/assistant/speech-input/phonetic-correction/shop-vocabulary.ts'
import { correctBySound } from '../../apps/web/app/assistant/speech-input/phonetic-correction/phonetic-correction.ts'
import { chromium } from '../../e2e/chromium.ts'
import { fakeMicrophone } from '../../e2e/assistant/spoken/fake-microphone.ts'
import { talkOn } from '../../e2e/assistant/spoken/talking-page.ts'
import { renderArtwork } from '../artwork/render-artwork.ts'
import { buildWeb } from '../build-web.ts'
import { openAnswerer } from './open-answerer.ts'
import { type Sentence, verdictOn } from './verdict.ts'
import { wilson } from './wilson.ts'
import { readOptions } from '../read-options.ts'

const { values } = readOptions({
  usage: 'npm run eval:spoken [-- --heard]',
  options: { heard: false },
})
const PORT = 4175
const ADDRESS = `http://127.0.0.1:${PORT}`
const EVALUATION = join(import.meta.dirname, '../../apps/server/src/assistant/evaluation')

const read = <T>(name: string) => JSON.parse(readFileSync(join(EVALUATION, name), 'utf8')) as T
const ids = read<readonly string[]>('spoken.json')
const SETS = [
  {
    name: 'thirty of the frozen sentences, one voice',
    goal: 24,
    sentences: read<readonly Sentence[]>('frozen.json').filter(({ id }) => ids.includes(id)),
  },
  {
    name: 'sixty written to be said, three voices',
    goal: 52,
    sentences: read<readonly Sentence[]>('spoken-three-voices.json'),
  },
]

await renderArtwork()
await buildWeb()
const heard = await hearAll(SETS.flatMap(({ sentences }) => sentences))
for (const set of SETS) await report(set, heard)

async function hearAll(all: readonly Sentence[]): Promise<ReadonlyMap<string, string>> {
  const env = {
    ...process.env,
    PORT: String(PORT),
    PUBLIC_URL: ADDRESS,
    DATA_DIR: `var/test/${PORT}`,
    LOG_LEVEL: 'error',
  }
  const shop = spawn('node', ['apps/server/src/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(shop.stdout, 'data')
  const microphone = fakeMicrophone('eval')
  const { executablePath, args } = await chromium()
  const browser = await browsers.launch({ executablePath, args: [...args, ...microphone.args] })
  try {
    const page = await browser.newPage({ permissions: ['microphone'] })
    await microphone.standIn(page)
    // Transcripts are judged here, in the context of their sentence; the page only has to send them.
    await page.route('**/api/assistant', (route) => route.fulfill({ json: { engine: 'local' } }))
    const nothing = { kind: 'unknown', text: 'Noted.', source: '/contact' }
    await page.route('**/api/assistant/reply', (route) => route.fulfill({ json: nothing }))
    await page.goto(ADDRESS, { waitUntil: 'networkidle' })
    const talk = await talkOn(page, microphone)
    const texts = new Map<string, string>()
    for (const { id } of all) texts.set(id, (await talk.say(id)) ?? '')
    return texts
  } finally {
    await browser.close()
    shop.kill()
  }
}

async function report(
  { name, goal, sentences: all }: (typeof SETS)[number],
  heard: ReadonlyMap<string, string>,
): Promise<void> {
  console.log(name)
  const { answerer, rugs, close } = await openAnswerer()
  const designs = rugs.map(({ name }) => name)
  const isRight = async ({ context, expect }: Sentence, text: string) =>
    verdictOn(expect, await answerer.reply({ text, context }, DEFAULT_COUNTRY)) === 'right'

  const judged: { exact: boolean; spoken: boolean; typed: boolean }[] = []
  for (const sentence of all) {
    const { id, text, context } = sentence
    const raw = heard.get(id) ?? ''
    const yarns = (context.palette ?? []).map(({ name }) => name)
    const snapped = correctBySound(raw, shopVocabulary(designs, yarns))
    const exact = plain(raw) === plain(text)
    const spoken = snapped.text !== '' && (await isRight(sentence, snapped.text))
    if (values.heard) console.log(`${exact ? '=' : ' '} ${id} ${text}\n       ${snapped.text}`)
    judged.push({ exact, spoken, typed: await isRight(sentence, text) })
  }
  await close()
  const count = (of: 'exact' | 'spoken' | 'typed') => judged.filter((one) => one[of]).length
  const { from, to } = wilson(count('spoken'), judged.length)
  console.log(`word for word as said   ${count('exact')} of ${judged.length}`)
  console.log(`right when typed        ${count('typed')} of ${judged.length}`)
  console.log(
    `right when spoken       ${count('spoken')} of ${judged.length} [${Math.round(100 * from)} – ${Math.round(100 * to)} %], goal ${goal}: ${count('spoken') >= goal ? 'met' : 'MISSED'}`,
  )
}

/** Without capitals and punctuation, and in one spelling: colour and color sound the same. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^a-z0-9' ]/g, ' ')
    .replaceAll('colour', 'color')
    .replaceAll('metre', 'meter')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
