// `npm run test:long`: what takes longer than anybody waits before a commit. Each step is a command of its own, and all
// are run, so that one failure does not hide the next; names as arguments (`npm run test:long -- soak crash`) choose some.
import { buildWeb } from './build-web.ts'
import { renderArtwork } from './artwork/render-artwork.ts'
import { NPM_TEST_LIST } from './npm-test-list.ts'
import { runStep, type Step } from './step.ts'

type LongStep = Step & {
  /** Why it cannot be run here; null where it can. */
  readonly whySkipped?: () => string | null
}

const STEPS: readonly LongStep[] = [
  { name: 'patterns', command: ['node', 'tools/check-patterns.ts', '--all'] },
  {
    name: 'designs',
    command: ['vitest', 'run', 'tools/artwork/surveyed-drawings.test.ts'],
    env: { EVERY_DRAWING: '1' },
  },
  { name: 'fuzz', command: ['node', 'bench/fuzz.ts', '100000'] },
  { name: 'fuzz of the API', command: ['node', 'bench/fuzz-api.ts', '--requests', '4000'] },
  {
    name: 'long integration tests',
    command: ['vitest', 'run', '--project', 'long'],
    env: { LONG_TESTS: '1' },
  },
  { name: 'crash', command: ['node', 'bench/crash-test.ts', '--rounds', '20'] },
  {
    name: 'journeys',
    // Those of all widths come next, and ask these as well.
    command: ['playwright', 'test', '--test-list-invert', NPM_TEST_LIST, '--grep-invert', 'at every width$'],
  },
  { name: 'every width', command: ['playwright', 'test', 'screen-sizes'], env: { EVERY_WIDTH: '1' } },
]

const asked = process.argv.slice(2)
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
