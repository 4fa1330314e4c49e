// `npm test`: the checks, the unit tests, and the browser tests against the real shop.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'

import { CHECKS, CHECKS_AT_ONCE, runSteps, UNIT_TESTS } from './check.ts'
import { journeysMissing, NPM_TEST_LIST, type Suite } from './npm-test-list.ts'
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

type BrowserReport = {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number }
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

const total = [
  ...[built, ...checks].map(({ ok }) => ({ passed: Number(ok), failed: Number(!ok), skipped: 0 })),
  // A runner that failed without a failed test counts as one failure.
  atLeastOneFailure(unitTally(), unit.ok),
  atLeastOneFailure(browserTally(), browser.ok),
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

/** A test that passed on retry counts as failed; so does a listed test that does not exist. */
function browserTally(): Tally {
  const report = readReport<BrowserReport>('browser')
  const stats = report?.stats
  const missing = journeysMissing(readFileSync(NPM_TEST_LIST, 'utf8'), report?.suites ?? [])
  for (const journey of missing) console.log(`✗ no journey is called ${journey} (${NPM_TEST_LIST})`)
  return {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) + missing.length,
    skipped: stats?.skipped ?? 0,
  }
}

function readReport<T>(name: string): T | null {
  const file = `var/test/${name}.json`
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null
}
