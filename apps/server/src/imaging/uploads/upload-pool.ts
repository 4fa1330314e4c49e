import { Piscina } from 'piscina'

import { boundedQueue } from '../../platform/threads/queue.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Reduced, ReduceTask, Rewritten, RewriteTask } from './reduce-picture.worker.ts'
import { hexesInStock } from '../designs/match-to-card.ts'
import type { Drawn, DrawTask, DyeTask } from '../designs/draw-from-picture.ts'
import type { LogoMaking, LogoTask } from '../logo/make-logo.ts'
import type { MadePhoto, PhotoMaking, PhotoTask } from '../photos/make-photo.ts'
import type { MadeLogo } from '../../settings/logo/logo.store.ts'
import { drawVector } from '../vector/draw-vector.ts'
import type { Refusal } from './picture-file.ts'

/** A rug is reduced in half a second; only a malicious file takes this long. */
const SECONDS = 15
/**
 * Most a task may take with the start of its thread. A thread has no lower priority than pages: at nice 10, three seconds
 * of an idle shop became more than twenty of a busy one.
 */
const MOST_SECONDS = 60
/** Heap limit of the thread, beside pixel buffers; the thread ends when it exceeds this, the shop does not. */
const MEGABYTES = 512
/** A larger file that is not a JPEG is not a photograph. */
const MOST_PHOTO_PIXELS = 24e6

export type UploadPool = ReturnType<typeof uploadPool>

/** Decodes untrusted pictures, one at a time, in a thread that is terminated after a time limit. */
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
    const signal = AbortSignal.timeout(MOST_SECONDS * 1000)
    try {
      return (await pool.run(task, { name, signal })) as Answer
    } catch (error) {
      if (signal.aborted) throw new ApiError('picture/too-slow', { field })
      throw error
    }
  }

  return {
    /** The bitmap of a design. Throws ApiError for every unusable picture. */
    async reduce(
      task: Omit<ReduceTask, 'maxPixels' | 'seconds'>,
      signal: AbortSignal,
    ): Promise<Extract<Reduced, { ok: true }>> {
      const whole: ReduceTask = { ...task, maxPixels, seconds: SECONDS }
      const reduced = await line.inTurn(() => inTime<Reduced>('reducePicture', whole, 'picture'), { signal })
      if (!reduced.ok) throw refused(reduced, 'picture')
      return reduced
    },

    /** A claim photograph re-encoded as WebP. Throws ApiError for an unusable file. */
    async rewrite(path: string, signal: AbortSignal): Promise<Uint8Array> {
      const task: RewriteTask = { path, maxPixels: MOST_PHOTO_PIXELS, seconds: SECONDS }
      const rewritten = await line.inTurn(() => inTime<Rewritten>('rewritePhoto', task, 'photo'), { signal })
      if (!rewritten.ok) throw refused(rewritten, 'photo')
      return rewritten.photo
    },

    /** The pictures of a logo. Throws ApiError for an unusable file. */
    async logo(path: string, signal: AbortSignal): Promise<MadeLogo> {
      const task: LogoTask = { path, maxPixels, seconds: SECONDS }
      const run = () => inTime<LogoMaking>('makeLogo', task, 'picture')
      const made = await line.inTurn(() => drawVector(path).then(run), { signal })
      if (made.ok) return made
      if ('logo' in made) throw new ApiError(`logo/${made.logo}`, { field: 'picture', detail: made.detail })
      throw refused(made, 'picture')
    },

    /** The files of a photograph for texts. Throws ApiError for an unusable file. */
    async photo(path: string, signal: AbortSignal): Promise<MadePhoto> {
      const task: PhotoTask = { path, maxPixels, seconds: SECONDS }
      const made = await line.inTurn(() => inTime<PhotoMaking>('makePhoto', task, 'picture'), { signal })
      if (!made.ok) throw refused(made, 'picture')
      return made
    },

    /** A drawing of a design of the shop's own. Throws ApiError for every unusable picture. */
    async draw(task: Pick<DrawTask, 'path' | 'yarnCount' | 'crop'>, signal: AbortSignal): Promise<Drawn> {
      const whole: DrawTask = { ...task, card: hexesInStock(), maxPixels, seconds: SECONDS }
      const run = () => inTime<Drawn | Refusal | null>('drawFromPicture', whole, 'picture')
      const drawn = await line.inTurn(() => drawVector(task.path).then(run), { signal })
      if (drawn === null) throw new ApiError('design/one-colour', { field: 'picture' })
      if (!drawn.ok) throw refused(drawn, 'picture')
      return drawn
    },

    /** A drawing in other yarns. */
    dye: (task: DyeTask) => line.inTurn(() => inTime<Drawn>('dyeDrawing', task, 'hexes')),

    /** A drawing as it is, with the workshop's notes. */
    survey: (task: Omit<DyeTask, 'hexes'>) =>
      line.inTurn(() => inTime<Drawn>('surveyDrawing', task, 'picture')),

    /** A small WebP from a tufted rug's PNG. */
    shrink: (png: Uint8Array) => line.inTurn(() => inTime<Uint8Array>('shrinkPicture', png, 'picture')),

    close: () => pool.close(),
  }
}

function refused({ reason, detail }: Refusal, field: string): ApiError {
  return new ApiError(`picture/${reason}`, { field, ...(detail && { detail }) })
}
