import { rename, rm, stat } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'

import { ApiError } from '../../platform/http/api-error.ts'
import { fileHead } from '../file-head.ts'
import { pictureKind, KIND_BYTES } from '@nawl/engine/reduction/picture-kind'
import type { VectorOutcome, VectorTask } from './vector.worker.ts'

/** Drawings that people make by hand have less; what is larger holds photographs. */
const MOST_BYTES = 4 * 2 ** 20
const SECONDS = 10
const HEAP_MEGABYTES = 128

/**
 * Replaces a file by a PNG of it if it is an SVG. It is drawn by resvg as WebAssembly, which reads no files and no
 * network, in a thread with limits of memory and time. Throws ApiError, about `picture`, for one that cannot be drawn.
 */
export async function drawVector(path: string): Promise<void> {
  if (pictureKind(await fileHead(path, KIND_BYTES)) !== 'svg') return
  if ((await stat(path)).size > MOST_BYTES) throw refused('vector/too-large')
  const task = { from: path, to: `${path}.png` }
  try {
    const outcome = await drawnInTime(task)
    if (outcome === 'damaged') throw refused('picture/damaged')
    if (outcome !== 'drawn') throw refused(`vector/${outcome}`)
    await rename(task.to, path)
  } finally {
    await rm(task.to, { force: true })
  }
}

const refused = (code: ConstructorParameters<typeof ApiError>[0]) => new ApiError(code, { field: 'picture' })

async function drawnInTime(task: VectorTask): Promise<VectorOutcome> {
  const worker = new Worker(new URL('./vector.worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<VectorOutcome>((resolve) => {
      const tooComplex = () => resolve('too-complex')
      worker.once('message', resolve)
      // Its heap was full, or its stack.
      worker.once('error', tooComplex)
      worker.once('exit', tooComplex)
      timer = setTimeout(tooComplex, SECONDS * 1000)
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
