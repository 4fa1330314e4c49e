// `npm run test:long`: everything too slow for every commit. Each step is a separate command, and all of them run, so
// that one failure does not hide the next; arguments (`npm run test:long -- soak crash`) select steps.
import { buildWeb } from './build-web.ts'
import { renderArtwork } from './artwork/render-artwork.ts'
import { NPM_TEST_LIST } from './npm-test-list.ts'
import { readOptions } from './read-options.ts'
import { whyNoImages } from './image/image-tools.ts'
import { runStep, type Step } from './step.ts'

type LongStep = Step & {
  /** Why it cannot run here; null if it can. */
  readonly whySkipped?: () => string | null
}

const STEPS: readonly LongStep[] = [
  { name: 'patterns', command: ['node', 'tools/checks/check-patterns.ts', '--all'] },
  {
    name: 'designs',
    command: ['vitest', 'run', 'tools/artwork/surveyed-drawings.test.ts'],
    env: { EVERY_DRAWING: '1' },
  },
  { name: 'fuzz', command: ['node', 'bench/failures/fuzz.ts', '--files', '100000'] },
  { name: 'fuzz of the API', command: ['node', 'bench/failures/fuzz-api.ts', '--requests', '4000'] },
  {
    name: 'long integration tests',
    command: ['vitest', 'run', '--project', 'long'],
    env: { LONG_TESTS: '1' },
  },
  { name: 'crash', command: ['node', 'bench/failures/crash-test.ts', '--rounds', '20'] },
  {
    name: 'journeys',
    // The tests at every width follow in their own step.
    command: ['playwright', 'test', '--test-list-invert', NPM_TEST_LIST, '--grep-invert', 'at every width$'],
  },
  // Every journey but those that `e2e/in-arabic/english-only.ts` names.
  { name: 'arabic', command: ['playwright', 'test'], env: { E2E_LANGUAGE: 'ar' } },
  { name: 'every width', command: ['playwright', 'test', 'screen-sizes'], env: { EVERY_WIDTH: '1' } },
  { name: 'languages', command: ['node', 'tools/messages/test-pseudo-language.ts'] },
  {
    name: 'container',
    command: ['node', 'tools/image/try-image.ts'],
    whySkipped: whyNoImages,
    shows: true,
  },
]

const { positionals: asked } = readOptions({ usage: 'npm run test:long [-- STEP …]', words: Infinity })
const unknown = asked.filter((name) => !STEPS.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(
    `No step is called ${unknown.join(' or ')}. There are: ${STEPS.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(1)
}
await renderArtwork()
await buildWeb()
const failed: string[] = []
for (const { whySkipped, ...step } of STEPS) {
  if (asked.length > 0 && !asked.includes(step.name)) continue
  const why = whySkipped?.() ?? null
  if (why !== null) console.log(`- ${step.name}: skipped, ${why}`)
  else if (!(await runStep(step)).ok) failed.push(step.name)
}
console.log(failed.length === 0 ? '\nAll of it passes.' : `\nFailed: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1
