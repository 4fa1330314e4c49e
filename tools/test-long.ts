// `npm run test:long [-- NAME …]`: what takes too long for every commit and belongs before a release. Steps run one
// after the other; one that this machine cannot run is skipped, with the reason.
import { whyNoImages } from './image/image-tools.ts'
import { runStep, type Step } from './step.ts'

type LongStep = Step & {
  /** Why it cannot run here; null where it can. */
  readonly whyNot?: () => string | null
}

export const LONG_STEPS: readonly LongStep[] = [
  { name: 'container', command: ['node', 'tools/image/try-image.ts'], whyNot: whyNoImages, shows: true },
]

if (process.argv[1] === import.meta.filename) await runLong(process.argv.slice(2))

async function runLong(named: readonly string[]): Promise<void> {
  const unknown = named.filter((name) => !LONG_STEPS.some((step) => step.name === name))
  if (unknown.length > 0) throw new Error(`there is no step ${unknown.join(', ')}`)
  const tally = { passed: 0, failed: 0, skipped: 0 }
  for (const step of LONG_STEPS.filter(({ name }) => named.length === 0 || named.includes(name))) {
    const reason = step.whyNot?.() ?? null
    if (reason !== null) {
      console.log(`– ${step.name} is skipped: ${reason}`)
      tally.skipped++
    } else if ((await runStep(step)).ok) tally.passed++
    else tally.failed++
  }
  console.log(`\n${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped`)
  process.exitCode = tally.failed === 0 ? 0 : 1
}
