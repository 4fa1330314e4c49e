import type { FrontMask } from '@nawl/engine/keeping/keep-stroke'

import type { OwnPhoto } from '../own-photo-state.ts'

/** The design that a photograph is kept with, by the key of the studio's own drafts. */
export type SavedWith = {
  readonly key: string
  readonly name: string
  /** Last segment of its page's path. */
  readonly address: string
}

/** A visitor's room as it is kept on this device: the photograph, what is marked in it, its light, and what stands in front. */
export type SavedPhotograph = {
  /** The key of the design. */
  readonly key: string
  readonly design: SavedWith
  readonly room: OwnPhoto
  /** What stands before the rug, compressed; null if nothing does. */
  readonly front: Blob | null
  /** When it was kept or changed last, in milliseconds since 1970. */
  readonly at: number
  readonly bytes: number
}

/** What is kept with a design at a moment. */
export async function savedPhotograph(
  design: SavedWith,
  room: OwnPhoto,
  front: FrontMask | null,
  at: number,
): Promise<SavedPhotograph> {
  const packed = front && (await throughStream(new Blob([front.slice()]), new CompressionStream('gzip')))
  const { picture, small } = room.photograph
  const bytes = picture.size + small.rgba.length + (packed?.size ?? 0)
  return { key: design.key, design, room, front: packed, at, bytes }
}

/** What stands before the rug, as the brush and the painters take it; null if nothing does, or if it cannot be read. */
export async function savedFront({ front, room }: SavedPhotograph): Promise<FrontMask | null> {
  if (!front) return null
  const { width, height } = room.photograph
  try {
    const unpacked = await throughStream(front, new DecompressionStream('gzip'))
    const mask = new Uint8Array(await unpacked.arrayBuffer())
    return mask.length === width * height ? mask : null
  } catch (error) {
    console.warn('What stands before the rug cannot be read:', error)
    return null
  }
}

function throughStream(blob: Blob, stream: CompressionStream | DecompressionStream): Promise<Blob> {
  return new Response(blob.stream().pipeThrough(stream)).blob()
}
