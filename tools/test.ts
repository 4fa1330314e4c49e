// `npm test`: the checks, the unit tests, and the browser tests against the real shop.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import { CHECKS, CHECKS_AT_ONCE, runSteps, UNIT_TESTS } from './check.ts'
import { journeysFailed, journeysMissing, NPM_TEST_LIST, type Suite } from './npm-test-list.ts'
import { readOptions } from './read-options.ts'
import { runStep, type Step } from './step.ts'

/**
 * Only journeys look at the catalogue and the pages, so both are made while the checks and the unit tests leave a core
 * free: at this priority they take no time from them.
 */
const BUILD: Step = {
  name: 'drawing and building what is missing',
  command: ['nice', '-n', '19', 'node', 'tools/build.ts'],
}

/** The tests that need a browser; `npm run test:long` runs the others. */
const BROWSER_TESTS: Step = {
  name: 'browser journeys',
  command: ['playwright', 'test', '--test-list', NPM_TEST_LIST],
}

const FAILED_LIST = 'var/test/failed-journeys.txt'
/**
 * Three journeys at a time share two cores with the shop, so that one can miss a deadline for want of a processor. What
 * failed is run three times more, alone and with a trace: only what passes all three has passed, and is reported.
 */
const FAILED_ALONE: Step = {
  name: 'failed journeys, three times alone',
  command: [
    'playwright',
    'test',
    '--test-list',
    FAILED_LIST,
    '--repeat-each=3',
    '--workers=1',
    '--trace=retain-on-failure',
  ],
}
/** More failures than these are no coincidence. */
const MOST_TRIED_ALONE = 3

type BrowserReport = {
  readonly stats: { expected: number; unexpected: number; skipped: number }
  readonly suites: readonly Suite[]
}
type Tally = { passed: number; failed: number; skipped: number }

readOptions({ usage: 'npm test' })
rmSync('var/test', { recursive: true, force: true })
mkdirSync('var/test', { recursive: true })
const building = runStep(BUILD)
const checks = await runSteps(CHECKS, CHECKS_AT_ONCE)
const unit = await runStep(UNIT_TESTS)
const built = await building
const browser = await runStep(BROWSER_TESTS)
// The next run of Playwright replaces it.
const browserReport = readReport<BrowserReport>('browser')
const journeys = atLeastOneFailure(browserTally(), browser.ok)
const suites = browserReport?.suites ?? []
const failed = journeysFailed(suites)
writeFileSync(FAILED_LIST, failed.join('\n'))
if (failed.length > 0 && failed.length <= MOST_TRIED_ALONE && (await runStep(FAILED_ALONE)).ok) {
  console.log(`${failed.length} of the journeys failed beside others (above) and passed alone`)
  journeys.passed += failed.length
  journeys.failed -= failed.length
}
const missing = journeysMissing(readFileSync(NPM_TEST_LIST, 'utf8'), suites)
for (const journey of missing) console.log(`✗ no journey is called ${journey} (${NPM_TEST_LIST})`)

const total = [
  ...[built, ...checks].map(({ ok }) => ({ passed: Number(ok), failed: Number(!ok), skipped: 0 })),
  // A runner that failed without a failed test counts as one failure.
  atLeastOneFailure(unitTally(), unit.ok),
  { ...journeys, failed: journeys.failed + missing.length },
].reduce((sum, one) => ({
  passed: sum.passed + one.passed,
  failed: sum.failed + one.failed,
  skipped: sum.skipped + one.skipped,
}))
process.exitCode = total.failed === 0 ? 0 : 1
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)

function atLeastOneFailure(tally: Tally, ok: boolean): Tally {
  return ok ? tally : { ...tally, failed: Math.max(1, tally.failed) }
}

function unitTally(): Tally {
  const report = readReport<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(
    'unit',
  )
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: report?.numPendingTests ?? 0,
  }
}

function browserTally(): Tally {
  const stats = browserReport?.stats
  return { passed: stats?.expected ?? 0, failed: stats?.unexpected ?? 0, skipped: stats?.skipped ?? 0 }
}

function readReport<T>(name: string): T | null {
  const file = `var/test/${name}.json`
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null
}
