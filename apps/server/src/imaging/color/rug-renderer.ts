import type { BitmapRefusal } from '@nawl/engine/bitmap/bitmap-refusal'
import { readBmpHeader } from '@nawl/engine/bitmap/read-bmp-header'
import { STYLE_RULES } from '@nawl/engine/pile/style-rules'
import type { TextureStyle } from '@nawl/engine/pile/tufted-raster'
import type { RugOutline } from '@nawl/engine/rug'
import { Piscina } from 'piscina'

import { ApiError } from '../../platform/http/api-error.ts'
import { type BitmapFile, type BitmapPlaces, findBitmap } from './image-path.ts'
import { onceEach } from '../../platform/threads/once-each.ts'
import type { Painted, PaintTask, Separated, SeparateTask, TuftTask } from './pixels.worker.ts'
import type { SharedRug, SharedTufts } from './shared-rug.ts'
import type { MaybeCaller, WaitingCaller } from '../../platform/threads/waiting-caller.ts'
import { boundedQueue } from '../../platform/threads/queue.ts'

/** A bitmap taken apart costs about six megabytes, its tufts about three. */
const SEPARATION_BYTES = 200 * 2 ** 20
const TUFT_BYTES = 150 * 2 ** 20
/** Of a thread, beside its pixels; one that needs more ends, and the shop goes on. */
const MEGABYTES = 512
/** For so long a thread beside the first waits for work: a visitor in the studio asks again within it. */
const IDLE_MS = 60_000
/** Pictures that may wait for a thread before callers are asked to come back. */
const LINE_LENGTH = 256
/** Of these one caller may have: an office full of people in the studio, and room for four more of them. */
const SHARE = 64

export type RugRenderer = ReturnType<typeof rugRenderer>

type PressOptions = BitmapPlaces & {
  /** Where pile tiles are kept. */
  readonly tileDir: string
  readonly maxPixels: number
  /** How many to keep busy; one more is started. */
  readonly threads: number
}

/** Takes each bitmap apart once, tufts it once a style, and paints it as often as asked, all in worker threads. */
export function rugRenderer({ tileDir, maxPixels, threads, ...places }: PressOptions) {
  const filename = new URL('./pixels.worker.ts', import.meta.url).href
  // One to spare: a thread stands idle while its picture crosses over and the next task comes back.
  const most = threads + 1
  const pool = new Piscina({
    filename,
    maxThreads: most,
    // One is always warm; each of the others costs forty megabytes, so they come when there is a queue, and go.
    minThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  })
  const line = boundedQueue({ places: most, length: LINE_LENGTH, share: SHARE })
  const separations = onceEach<SharedRug>(SEPARATION_BYTES)
  const tufts = onceEach<SharedTufts>(TUFT_BYTES)
  const tiles = new Map<string, Promise<SharedArrayBuffer>>()

  const work = <Answer>(name: string, task: unknown, waiting?: MaybeCaller) =>
    line.inTurn(() => pool.run(task, { name }) as Promise<Answer>, waiting)

  function tileOf(style: TextureStyle, scale: 1 | 2): Promise<SharedArrayBuffer> {
    const key = `${STYLE_RULES[style].strands}-${scale}`
    const tile = tiles.get(key) ?? work<SharedArrayBuffer>('loadTile', { directory: tileDir, style, scale })
    tiles.set(key, tile)
    // A tile that could not be loaded is tried again.
    tile.catch(() => tiles.delete(key))
    return tile
  }

  // The studio opens with it, and on a new machine it takes seconds to make.
  void tileOf('fine', 1)

  async function separateBitmap(file: BitmapFile): Promise<SharedRug> {
    const { first, bytes } = await file.head()
    const reading = readBmpHeader(first, bytes, { maxPixels })
    if (!reading.ok) throw unreadable(reading.reason)
    const content = await file.read()
    const task: SeparateTask = { bytes: content, maxPixels }
    const answer = await line.inTurn(
      () => pool.run(task, { name: 'separateBitmap', transferList: [content.buffer] }) as Promise<Separated>,
    )
    if (!answer.ok) throw unreadable(answer.reason)
    return answer.rug
  }

  return {
    /** An image path's bitmap taken apart. Throws ApiError for bad paths and bitmaps. */
    async separation(imagePath: string): Promise<{ value: SharedRug; ready: boolean }> {
      const file = await findBitmap(places, imagePath)
      return separations(file.version, () => separateBitmap(file))
    },

    /** A rug's tufts in a style, cut to an outline. */
    tufts: (
      { separation, contentHash, seed }: SharedRug,
      style: TextureStyle,
      outline: RugOutline,
      { signal, caller }: MaybeCaller = {},
    ) => {
      const make = async (allGone: AbortSignal) => {
        const task: TuftTask = { separation, seed, style, outline, tile: await tileOf(style, 1) }
        return work<SharedTufts>('tuftRug', task, { caller, signal: allGone })
      }
      return tufts(`${contentHash} ${style} ${outline}`, make, signal)
    },

    /** The pile of a style, as `tileToBytes` writes it; for whoever tufts elsewhere. */
    tile: tileOf,

    /** The file an image path names. Throws ApiError for bad paths. */
    bitmap: (imagePath: string) => findBitmap(places, imagePath),

    /** How busy the threads are now, and what they and the caches have done since the start. */
    load: () => ({
      ...line.load(),
      hits: separations.counts.hits + tufts.counts.hits,
      misses: separations.counts.misses + tufts.counts.misses,
      // Piscina keeps a histogram of its own.
      meanMs: pool.histogram.runTime.average,
    }),

    /** A picture; given up while it waits when its caller leaves. */
    paint: (task: PaintTask, waiting: WaitingCaller) => work<Painted>('paintPicture', task, waiting),

    close: () => pool.close(),
  }
}

const REFUSED = {
  'not-a-bitmap': 'the file is not a bitmap',
  truncated: 'the bitmap ends before its pixels do',
  'too-large': 'the bitmap has more pixels than are read here',
  unsupported: 'the bitmap is of a kind that is not read here',
  malformed: 'the header of the bitmap contradicts itself',
} as const satisfies Record<BitmapRefusal, string>

function unreadable(reason: BitmapRefusal): ApiError {
  return new ApiError('image/unreadable', { field: 'imagePath', detail: REFUSED[reason] })
}
