import { png8Template } from '@nawl/engine/encode/png8'
import { storedZlib } from '@nawl/engine/encode/stored-zlib'
import { templateName } from '@nawl/engine/encode/template-name'

import { rugInspector } from '../../notes/rug-inspector.ts'
import { liveTufter } from './live-loom.ts'
import type { PictureTemplate, TuftOrder } from './live-tufts.ts'
import type { WorkerAnswer, WorkerQuestion } from './worker-jobs.ts'

const { apart, tuft, tuftDrawing } = liveTufter(async (path) => {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
})
const { inspect, veil } = rugInspector(apart)

/** The rug being tufted: it is visible, so inspection waits for it. */
let underWay: Promise<unknown> = Promise.resolve()
/** The last template: a picture made of it is visible, which the live rug of the same bitmap is not yet. */
let picture: { readonly bitmap: string; readonly making: Promise<unknown> } | null = null

addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
  void answer(data)
})

async function answer(question: WorkerQuestion): Promise<void> {
  const { id } = question
  try {
    const { made, bytes } = await makeOf(question)
    // Allocated in this worker, so it is not shared memory.
    postMessage({ id, made } satisfies WorkerAnswer, {
      transfer: bytes.map((array) => array.buffer as ArrayBuffer),
    })
  } catch (error) {
    postMessage({ id, failed: String(error) } satisfies WorkerAnswer)
  }
}

/** The result of an order, and its arrays to transfer instead of copy. */
async function makeOf(question: WorkerQuestion) {
  if (question.job === 'tuft') {
    const tufting = tuft(question.order)
    underWay = Promise.allSettled([underWay, tufting])
    const { raster, swatches } = await tufting
    if (picture?.bitmap === question.order.bitmap) await picture.making
    const indices = raster.indices.slice()
    return { made: { swatches, raster: { ...raster, indices } }, bytes: [indices] }
  }
  if (question.job === 'drawing') {
    const made = await tuftDrawing(question.order)
    return { made, bytes: [made.raster.indices] }
  }
  if (question.job === 'template') {
    const making = templateOf(question.order)
    picture = { bitmap: question.order.bitmap, making: Promise.allSettled([making]) }
    const made = await making
    return { made, bytes: [made.tail] }
  }
  await underWay
  if (question.job === 'inspect') return { made: await inspect(question.order), bytes: [] }
  const made = await veil(question.order)
  return { made, bytes: [made.pixels] }
}

/** The server's picture without its palette; at its scale, whatever is on screen. */
async function templateOf(order: Omit<TuftOrder, 'scale'>): Promise<PictureTemplate> {
  const { raster } = await tuft({ ...order, scale: 1 })
  return { name: templateName(raster), ...png8Template(raster, storedZlib) }
}
