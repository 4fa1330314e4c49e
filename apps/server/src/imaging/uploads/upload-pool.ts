import { Piscina } from 'piscina'

import { boundedQueue } from '../../platform/threads/queue.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Reduced, ReduceTask } from './reduce-picture.worker.ts'
import type { Refusal } from './refusal.ts'
import type { Rewritten, RewriteTask } from './rewrite-photo.ts'

/** A rug is reduced in half a second; what takes this long was made to. */
const SECONDS = 15
/** Of the thread, beside its pixels; one that needs more ends, and the shop goes on. */
const MEGABYTES = 512
/** Claims are shown on a screen: what is larger and no JPEG is no photograph. */
const MOST_PHOTO_PIXELS = 24e6

export type UploadPool = ReturnType<typeof uploadPool>

/** Reads what strangers send as pictures, one at a time, in a thread that is ended when one takes too long. */
export function uploadPool({ maxPixels }: { readonly maxPixels: number }) {
  const filename = new URL('./reduce-picture.worker.ts', import.meta.url).href
  const pool = new Piscina({
    filename,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  })
  const line = boundedQueue({ places: 1, length: 16 })

  async function inTime<Answer>(name: string, task: unknown, field: string): Promise<Answer> {
    const signal = AbortSignal.timeout((SECONDS + 5) * 1000)
    try {
      return (await pool.run(task, { name, signal })) as Answer
    } catch (error) {
      if (signal.aborted) throw new ApiError('picture/too-slow', { field })
      throw error
    }
  }

  return {
    /** The bitmap of a design. Throws ApiError for every picture that makes none. */
    async reduce(
      task: Omit<ReduceTask, 'maxPixels' | 'seconds'>,
      signal: AbortSignal,
    ): Promise<Extract<Reduced, { ok: true }>> {
      const whole: ReduceTask = { ...task, maxPixels, seconds: SECONDS }
      const reduced = await line.inTurn(() => inTime<Reduced>('reducePicture', whole, 'picture'), { signal })
      if (!reduced.ok) throw refused(reduced, 'picture')
      return reduced
    },

    /** A photograph of a claim, written anew as WebP. Throws ApiError for what is none. */
    async rewrite(path: string, signal: AbortSignal): Promise<Uint8Array> {
      const task: RewriteTask = { path, maxPixels: MOST_PHOTO_PIXELS, seconds: SECONDS }
      const rewritten = await line.inTurn(() => inTime<Rewritten>('rewritePhoto', task, 'photo'), { signal })
      if (!rewritten.ok) throw refused(rewritten, 'photo')
      return rewritten.photo
    },

    /** A small WebP of a tufted rug's PNG. */
    shrink: (png: Uint8Array) => line.inTurn(() => inTime<Uint8Array>('shrinkPicture', png, 'picture')),

    close: () => pool.close(),
  }
}

function refused({ reason, detail }: Refusal, field: string): ApiError {
  return new ApiError(`picture/${reason}`, { field, ...(detail && { detail }) })
}
