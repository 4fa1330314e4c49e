// `npm run check`: all static checks and the unit tests.
import { readOptions } from './read-options.ts'
import { runStep, type Step, type StepResult } from './step.ts'

export const CHECKS: readonly Step[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'route types and types', command: ['sh', '-c', '(cd apps/web && react-router typegen) && tsc -b'] },
  { name: 'lint', command: ['oxlint', '--type-aware'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'patterns', command: ['node', 'tools/checks/check-patterns.ts'] },
  { name: 'imports', command: ['node', 'tools/checks/check-imports.ts'] },
  { name: 'names', command: ['node', 'tools/checks/check-names.ts'] },
  { name: 'messages', command: ['node', 'tools/checks/check-messages.ts'] },
  { name: 'literals', command: ['node', 'tools/checks/check-literals.ts'] },
  { name: 'direction', command: ['node', 'tools/checks/check-direction.ts'] },
  { name: 'licences', command: ['node', 'tools/release/licences.ts', '--check'] },
  { name: 'lockfile', command: ['node', 'tools/checks/check-lockfile.ts'] },
]

export const UNIT_TESTS: Step = {
  name: 'unit and integration tests',
  command: ['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=var/test/unit.json'],
}

/** Runs all steps in order, so that one failure does not hide the next. */
export async function runSteps(steps: readonly Step[], atOnce = 1): Promise<StepResult[]> {
  const results: StepResult[] = []
  const waiting = [...steps.entries()]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await runStep(next[1])
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return results
}

/** Each check uses one core most of the time. */
export const CHECKS_AT_ONCE = 2

if (process.argv[1] === import.meta.filename) {
  readOptions({ usage: 'npm run check' })
  const results = [...(await runSteps(CHECKS, CHECKS_AT_ONCE)), ...(await runSteps([UNIT_TESTS]))]
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
}
