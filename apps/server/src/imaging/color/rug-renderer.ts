import type { BitmapRefusal } from '@nawl/engine/bitmap/bitmap-refusal'
import { readBmpHeader } from '@nawl/engine/bitmap/read-bmp-header'
import { STYLE_RULES } from '@nawl/engine/pile/style-rules'
import type { TextureStyle } from '@nawl/engine/pile/tufted-raster'
import type { RugOutline } from '@nawl/engine/rug'
import { Piscina } from 'piscina'

import { ApiError } from '../../platform/http/api-error.ts'
import { composedBitmaps } from '../artwork/composed-bitmaps.ts'
import type { PackedBitmap } from '../artwork/packed-bitmap.ts'
import { type BitmapFile, type BitmapPlaces, findBitmap } from './image-path.ts'
import { onceEach } from '../../platform/threads/once-each.ts'
import type { Painted, PaintTask, Separated, SeparateTask, TuftTask } from './render-rug.worker.ts'
import type { PackedTufts, SharedRug, SharedTufts } from './shared-rug.ts'
import type { MaybeCaller, WaitingCaller } from '../../platform/threads/waiting-caller.ts'
import { boundedQueue } from '../../platform/threads/queue.ts'

/** A separation takes about six megabytes, its tufts about two, a PNG of them more than one. */
const SEPARATION_BYTES = 200 * 2 ** 20
const TUFT_BYTES = 100 * 2 ** 20
const PNG_BYTES = 50 * 2 ** 20
/** Heap limit of a thread, beside pixel buffers; the thread ends when it exceeds this, the shop does not. */
const MEGABYTES = 512
/** Idle time before an additional thread ends; a visitor in the studio sends the next request sooner. */
const IDLE_MS = 60_000
/** Queued pictures before callers are refused. */
const LINE_LENGTH = 256
/** Limit per caller: enough for an office of people in the studio, a quarter of the queue. */
const SHARE = 64

export type RugRenderer = ReturnType<typeof rugRenderer>

type PressOptions = BitmapPlaces & {
  /** Cache folder of pile tiles. */
  readonly tileDir: string
  readonly maxPixels: number
  /** Threads to keep busy; one more is started. */
  readonly threads: number
  /** Counts a drawing for a size for a caller; false beyond their limit. */
  readonly mayDraw?: (caller: string) => Promise<void>
}

/** Separates each bitmap once, tufts it once per style, and paints it on request, in worker threads. */
export function rugRenderer({
  tileDir,
  maxPixels,
  threads,
  mayDraw = async () => {},
  ...places
}: PressOptions) {
  const filename = new URL('./render-rug.worker.ts', import.meta.url).href
  // One spare: a thread idles while its result is transferred and the next task arrives.
  const most = threads + 1
  const pool = new Piscina({
    filename,
    maxThreads: most,
    // One thread stays warm; the others cost forty megabytes each, so they start under load and end when idle.
    minThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  })
  const line = boundedQueue({ places: most, length: LINE_LENGTH, share: SHARE })
  const separations = onceEach<SharedRug>(SEPARATION_BYTES)
  const tufts = onceEach<SharedTufts>(TUFT_BYTES)
  const pngs = onceEach<PackedTufts>(PNG_BYTES)
  const tiles = new Map<string, Promise<SharedArrayBuffer>>()

  const work = <Answer>(name: string, task: unknown, waiting?: MaybeCaller) =>
    line.inTurn(() => pool.run(task, { name }) as Promise<Answer>, waiting)

  function tileOf(style: TextureStyle, scale: 1 | 2): Promise<SharedArrayBuffer> {
    const key = `${STYLE_RULES[style].strands}-${scale}`
    const tile = tiles.get(key) ?? work<SharedArrayBuffer>('loadTile', { directory: tileDir, style, scale })
    tiles.set(key, tile)
    // A failed load is retried on the next request.
    tile.catch(() => tiles.delete(key))
    return tile
  }

  const composedAt = composedBitmaps({
    drawnBitmap: (path) => findBitmap(places, path),
    draw: (image, waiting) => work<PackedBitmap | null>('drawComposed', image, waiting),
    fit: (image, file, waiting) =>
      work<PackedBitmap | null>('drawFitted', { image, file, maxPixels }, waiting),
    mayDraw,
  })
  const bitmapAt = async (imagePath: string, waiting?: MaybeCaller) =>
    (await composedAt(imagePath, waiting)) ?? findBitmap(places, imagePath)

  // Preloaded, because the studio opens with it and generating it takes seconds.
  void tileOf('fine', 1)

  async function separateBitmap(file: BitmapFile, waiting: MaybeCaller): Promise<SharedRug> {
    const { first, bytes } = await file.head()
    const reading = readBmpHeader(first, bytes, { maxPixels })
    if (!reading.ok) throw unreadable(reading.reason)
    const content = await file.read()
    const task: SeparateTask = { bytes: content, maxPixels, isDrawn: file.isDrawn ?? false }
    const answer = await line.inTurn(
      () => pool.run(task, { name: 'separateBitmap', transferList: [content.buffer] }) as Promise<Separated>,
      waiting,
    )
    if (!answer.ok) throw unreadable(answer.reason)
    return answer.rug
  }

  return {
    /** The separation of an image path's bitmap. Throws ApiError for bad paths and bitmaps. */
    async separation(
      imagePath: string,
      { signal, caller }: MaybeCaller = {},
    ): Promise<{ value: SharedRug; ready: boolean }> {
      const { version } = await bitmapAt(imagePath)
      // Others may wait for the same one: it is given up when all of them have gone, not with the first.
      const separate = async (allGone: AbortSignal) => {
        const waiting = { caller, signal: allGone }
        return separateBitmap(await bitmapAt(imagePath, waiting), waiting)
      }
      return separations(version, separate, signal)
    },

    /** A rug's tufts in a style and outline, if they are there. */
    tuftsMade: ({ contentHash }: SharedRug, style: TextureStyle, outline: RugOutline) =>
      tufts.peek(tuftsKey(contentHash, style, outline)),

    /** A rug's tufts in a style and outline. */
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
      return tufts(tuftsKey(contentHash, style, outline), make, signal)
    },

    /** Tufts as a PNG without its palette: only for who asks for it, since the studio makes its own. */
    png: async (
      { raster, name }: SharedTufts,
      { signal, caller }: MaybeCaller = {},
    ): Promise<PackedTufts> => {
      const make = (allGone: AbortSignal) =>
        work<PackedTufts>('packTufts', raster, { caller, signal: allGone })
      return (await pngs(name, make, signal)).value
    },

    /** The pile tile of a style in the format of `tileToBytes`, for tufting elsewhere. */
    tile: tileOf,

    /** The file of an image path. Throws ApiError for bad paths. */
    bitmap: bitmapAt,

    /** Current load of the threads, and totals of threads and caches since the start. */
    load: () => ({
      ...line.load(),
      hits: separations.counts.hits + tufts.counts.hits,
      misses: separations.counts.misses + tufts.counts.misses,
      // Piscina keeps its own histogram.
      meanMs: pool.histogram.runTime.average,
    }),

    /** Renders a picture; dropped from the queue when its caller disconnects. */
    paint: (task: PaintTask, waiting: WaitingCaller) => work<Painted>('paintPicture', task, waiting),

    close: () => pool.close(),
  }
}

const tuftsKey = (contentHash: string, style: TextureStyle, outline: RugOutline) =>
  `${contentHash} ${style} ${outline}`

const REFUSED = {
  'not-a-bitmap': 'the file is not a bitmap',
  truncated: 'the bitmap ends before its pixels do',
  'too-large': 'the bitmap has more pixels than are read here',
  'holds-jpeg': 'the bitmap holds a JPEG',
  'holds-png': 'the bitmap holds a PNG',
  'holds-huffman': 'the bitmap is packed in Huffman codes',
  unsupported: 'the bitmap is of a kind that is not read here',
  malformed: 'the header of the bitmap contradicts itself',
} as const satisfies Record<BitmapRefusal, string>

function unreadable(reason: BitmapRefusal): ApiError {
  return new ApiError('image/unreadable', { field: 'imagePath', detail: REFUSED[reason] })
}
