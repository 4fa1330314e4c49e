// `npm run check`: all that can be said of the code without running it, and its unit tests.
import { readOptions } from './read-options.ts'
import { runStep, type Step, type StepResult } from './step.ts'

export const CHECKS: readonly Step[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--type-aware'] },
  { name: 'route types', command: ['react-router', 'typegen'], cwd: 'apps/web' },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'imports', command: ['node', 'tools/check-imports.ts'] },
  { name: 'names', command: ['node', 'tools/check-names.ts'] },
  { name: 'patterns', command: ['node', 'tools/check-patterns.ts'] },
  { name: 'lockfile', command: ['node', 'tools/check-lockfile.ts'] },
  { name: 'licences', command: ['node', 'tools/licences.ts', '--check'] },
  { name: 'unused code', command: ['knip'] },
]

export const UNIT_TESTS: Step = {
  name: 'unit and integration tests',
  command: ['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=var/test/unit.json'],
}

/** Runs the steps one after the other; all of them, so that one failure does not hide the next. */
export async function runSteps(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = []
  for (const step of steps) results.push(await runStep(step))
  return results
}

if (process.argv[1] === import.meta.filename) {
  readOptions({ usage: 'npm run check' })
  const results = await runSteps([...CHECKS, UNIT_TESTS])
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
}
