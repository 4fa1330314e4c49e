import { Piscina } from 'piscina'

import { waitingLine } from '../color/waiting-line.ts'
import { ApiError } from '../http/api-error.ts'
import type { Reduced, ReduceTask } from './reduce-picture.worker.ts'

/** A rug is reduced in half a second; what takes this long was made to. */
const SECONDS = 15
/** Of the thread, beside its pixels; one that needs more ends, and the shop goes on. */
const MEGABYTES = 512

export type ArtworkPress = ReturnType<typeof artworkPress>

/** Reads and reduces pictures, one at a time, in a thread that is ended when one takes too long. */
export function artworkPress({ maxPixels }: { readonly maxPixels: number }) {
  const filename = new URL('./reduce-picture.worker.ts', import.meta.url).href
  const pool = new Piscina({
    filename,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  })
  const line = waitingLine({ places: 1, length: 16 })

  async function inTime<Answer>(name: string, task: unknown, transfer: ArrayBuffer[]): Promise<Answer> {
    const signal = AbortSignal.timeout((SECONDS + 5) * 1000)
    try {
      return (await pool.run(task, { name, signal, transferList: transfer })) as Answer
    } catch (error) {
      if (signal.aborted) throw new ApiError('picture/too-slow', { field: 'picture' })
      throw error
    }
  }

  return {
    /** The bitmap of a design; the file's bytes are given away. Throws ApiError for every picture that makes none. */
    async reduce(
      task: Omit<ReduceTask, 'maxPixels' | 'seconds'>,
      signal: AbortSignal,
    ): Promise<Extract<Reduced, { ok: true }>> {
      const whole: ReduceTask = { ...task, maxPixels, seconds: SECONDS }
      const transfer = [task.bytes.buffer as ArrayBuffer]
      const reduced = await line.inTurn(() => inTime<Reduced>('reducePicture', whole, transfer), { signal })
      if (reduced.ok) return reduced
      const { reason, detail } = reduced
      throw new ApiError(`picture/${reason}`, { field: 'picture', ...(detail && { detail }) })
    },

    /** A small WebP of a tufted rug's PNG. */
    shrink: (png: Uint8Array) => line.inTurn(() => inTime<Uint8Array>('shrinkPicture', png, [])),

    close: () => pool.close(),
  }
}
