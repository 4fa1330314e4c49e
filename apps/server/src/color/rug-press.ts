import { open } from 'node:fs/promises'

import { BMP_HEAD_BYTES, readBmpHeader } from '@nawl/engine/bitmap/read-bmp-header'
import { LRUCache } from 'lru-cache'
import { Piscina } from 'piscina'

import { ApiError } from '../http/api-error.ts'
import { type BitmapFile, findBitmap } from './image-path.ts'
import type { Painted, PaintTask, PixelWorkerData, PrepareAnswer } from './pixels.worker.ts'
import type { SharedRug } from './shared-rug.ts'

/** A rug costs about ten megabytes; thirty of them are kept. */
const CACHE_BYTES = 300 * 2 ** 20
/** Pictures that may wait for a worker before callers are asked to come back. */
const QUEUE_LENGTH = 256

export type RugPress = ReturnType<typeof rugPress>

type PressOptions = {
  readonly artworkDir: string
  readonly tile: SharedArrayBuffer
  readonly maxPixels: number
  readonly threads: number
}

/** Prepares each bitmap once and paints it as often as asked, all in worker threads. */
export function rugPress({ artworkDir, tile, maxPixels, threads }: PressOptions) {
  const workerData: PixelWorkerData = { tile, maxPixels }
  const pool = new Piscina({
    filename: new URL('./pixels.worker.ts', import.meta.url).href,
    maxThreads: threads,
    minThreads: threads,
    maxQueue: QUEUE_LENGTH,
    workerData,
  })
  const cache = new LRUCache<string, SharedRug>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  })
  const underWay = new Map<string, Promise<SharedRug>>()

  async function prepareOnce(file: BitmapFile): Promise<SharedRug> {
    const rug = await prepareIn(pool, file, maxPixels)
    cache.set(file.version, rug)
    return rug
  }

  return {
    /**
     * The prepared rug of an image path and whether it was ready. Callers that come while
     * one is being prepared wait for the same. Throws ApiError for bad paths and bitmaps.
     */
    async load(imagePath: string): Promise<{ rug: SharedRug; ready: boolean }> {
      const file = await findBitmap(artworkDir, imagePath)
      const cached = cache.get(file.version)
      if (cached) return { rug: cached, ready: true }
      const started =
        underWay.get(file.version) ?? prepareOnce(file).finally(() => underWay.delete(file.version))
      underWay.set(file.version, started)
      return { rug: await started, ready: false }
    },

    async paint(task: PaintTask): Promise<Painted> {
      return (await run(pool, task, 'paintPicture')) as Painted
    },

    close: () => pool.close(),
  }
}

async function prepareIn(pool: Piscina, file: BitmapFile, maxPixels: number): Promise<SharedRug> {
  // Judged by its first bytes, so that a file of any size is refused without being read.
  const head = await readHead(file.path)
  const reading = readBmpHeader(head, file.bytes, { maxPixels })
  if (!reading.ok) throw unreadable(reading.reason)
  const answer = (await run(pool, { path: file.path }, 'prepareFile')) as PrepareAnswer
  if (!answer.ok) throw unreadable(answer.reason)
  return answer.rug
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BMP_HEAD_BYTES), 0, BMP_HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function unreadable(reason: string): ApiError {
  return new ApiError('image/unreadable', {
    field: 'imagePath',
    detail: `the bitmap is ${reason.replaceAll('-', ' ')}`,
  })
}

async function run(pool: Piscina, task: unknown, name: string): Promise<unknown> {
  try {
    return await pool.run(task, { name })
  } catch (error) {
    if ((error as Error).message.includes('Task queue is at limit')) throw new ApiError('server/busy')
    throw error
  }
}
