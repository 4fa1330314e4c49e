import { rugInspector } from '../../notes/rug-inspector.ts'
import { liveTufter } from './live-loom.ts'
import type { WorkerAnswer, WorkerQuestion } from './worker-jobs.ts'

const { apart, tuft } = liveTufter(async (path) => {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
})
const { inspect, veil } = rugInspector(apart)

/** The rug that is being tufted: it is seen, so what is told of it waits. */
let underWay: Promise<unknown> = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
  void answer(data)
})

async function answer(question: WorkerQuestion): Promise<void> {
  const { id } = question
  try {
    const { made, bytes } = await makeOf(question)
    // Made in this worker, so its memory is not shared.
    postMessage({ id, made } satisfies WorkerAnswer, {
      transfer: bytes.map((array) => array.buffer as ArrayBuffer),
    })
  } catch (error) {
    postMessage({ id, failed: String(error) } satisfies WorkerAnswer)
  }
}

/** What was ordered, and the arrays in it that are handed over rather than copied. */
async function makeOf(question: WorkerQuestion) {
  if (question.job === 'tuft') {
    const tufting = tuft(question.order)
    underWay = Promise.allSettled([underWay, tufting])
    const made = await tufting
    return { made, bytes: [made.raster.indices] }
  }
  await underWay
  if (question.job === 'inspect') return { made: await inspect(question.order), bytes: [] }
  const made = await veil(question.order)
  return { made, bytes: [made.pixels] }
}
