import {
  type FittedImage,
  fittedImageAt,
  sizedImageAt,
  sizeRefusal,
  type SizedImage,
} from '@nawl/domain/catalogue/bitmap-path'
import { processingImagePath } from '@nawl/domain/catalogue/processing-image'

import { ApiError } from '../../platform/http/api-error.ts'
import { onceEach } from '../../platform/threads/once-each.ts'
import type { MaybeCaller } from '../../platform/threads/waiting-caller.ts'
import type { BitmapFile } from '../color/image-path.ts'
import { type PackedBitmap, unpackedBitmap } from './packed-bitmap.ts'

/** A bitmap of flat areas packs to a thirtieth, so this holds a thousand; the least recently used goes first. */
const HELD_BYTES = 48 * 2 ** 20

type Deps = {
  /** The bitmap of a design or of an upload. Throws ApiError if there is none. */
  readonly drawnBitmap: (path: string) => Promise<BitmapFile>
  /** Draws a design for a size; null if there is no such design. */
  readonly draw: (image: SizedImage, waiting: MaybeCaller) => Promise<PackedBitmap | null>
  /** Fits a drawing, its bitmap file, to a size; null if the drawing does not have the margin's yarn. */
  readonly fit: (image: FittedImage, file: Uint8Array, waiting: MaybeCaller) => Promise<PackedBitmap | null>
  /** Counts a drawing for a caller; false beyond their limit. */
  readonly mayDraw: (caller: string) => Promise<void>
}

/**
 * Finds the bitmap of a design composed for a size, `sized/{design}.{w}x{l}.{shape}.bmp`, or of an upload fitted to one,
 * `fitted/{drawing}.{fit}.{w}x{l}.{shape}.bmp`; null for any other path. It is drawn when it is first read and held in
 * memory only: visitors can ask for any number of sizes, and what is ordered is stored with its order. Throws ApiError:
 * `image/bad-path` for a size that is not made or a yarn that the drawing does not have, `image/not-found` for an unknown
 * design, `request/too-many` when a caller has had too many drawn.
 */
export function composedBitmaps({ drawnBitmap, draw, fit, mayDraw }: Deps) {
  const held = onceEach<PackedBitmap>(HELD_BYTES)

  return async (imagePath: string, waiting: MaybeCaller = {}): Promise<BitmapFile | null> => {
    const path = processingImagePath(imagePath)
    const [sized, fitted] = [sizedImageAt(path), fittedImageAt(path)]
    const image = sized ?? fitted
    if (!image) return null
    const refusal = sizeRefusal(image)
    if (refusal) throw new ApiError('image/bad-path', { field: 'imagePath', detail: refusal })
    const drawn = await drawnBitmap(`${sized?.design ?? fitted?.drawing}.bmp`)
    // Drawn anew when the bitmap that it is made from is.
    const version = `${path} ${drawn.version}`

    const make = async (signal: AbortSignal) => {
      const { caller } = waiting
      if (caller !== undefined) await mayDraw(caller)
      const made = await (sized
        ? draw(sized, { caller, signal })
        : fitted && fit(fitted, await drawn.read(), { caller, signal }))
      if (made) return made
      if (sized) throw new ApiError('image/not-found', { field: 'imagePath', detail: `there is no ${path}` })
      throw new ApiError('image/bad-path', { field: 'imagePath', detail: NO_SUCH_YARN })
    }
    const drawing = async () => (await held(version, make, waiting.signal)).value
    return {
      version,
      head: async () => (await drawing()).head,
      read: async () => unpackedBitmap(await drawing()),
      packed: async () => (await drawing()).packed,
      isDrawn: sized !== null,
    }
  }
}

const NO_SUCH_YARN = 'the drawing has no yarn of the margin’s colour'
