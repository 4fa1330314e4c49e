import { drawingImagePath } from '@nawl/domain/catalogue/own-design'

import type { BlobKey, BlobStore } from '../../platform/blobs/blob-store.ts'
import { singleThreadPool } from '../../platform/threads/single-thread-pool.ts'
import { sha256 } from '../../platform/sha256.ts'
import type { RugRenderer } from '../color/rug-renderer.ts'
import type { NamedPicture, PictureTask } from './design-pictures.worker.ts'

/** A drawing with the palettes that it is shown in, besides its own yarns. */
export type PicturedDesign = { readonly drawing: string; readonly palettes: readonly (readonly string[])[] }

/** Stands for the palettes in the names of pictures, so that pictures never change. */
export function palettesTag(palettes: PicturedDesign['palettes']): string {
  return sha256(JSON.stringify(palettes)).slice(0, 8)
}

/** Written last. Named anew when a picture is added, so that older designs get it as well: this one came with `-600`. */
const LAST = '.done-600'

type Deps = { readonly blobs: BlobStore; readonly renderer: RugRenderer }
export type DesignPictures = ReturnType<typeof designPictures>

/** The pictures of the shop's own designs, made once and kept as blobs beside the drawing. */
export function designPictures({ blobs, renderer }: Deps) {
  const pool = singleThreadPool({
    worker: new URL('./design-pictures.worker.ts', import.meta.url),
    length: 200,
    finishes: true,
  })
  const underWay = new Map<string, Promise<void>>()
  const keyOf = (drawing: string, tag: string, name: string): BlobKey => `designs/${drawing}/${tag}${name}`

  async function makeAll({ drawing, palettes }: PicturedDesign, tag: string): Promise<void> {
    if (await blobs.info(keyOf(drawing, tag, LAST))) return
    const [file, tile] = await Promise.all([
      renderer.bitmap(drawingImagePath(drawing)).then((bitmap) => bitmap.read()),
      renderer.tile('fine', 2),
    ])
    const task: PictureTask = { file, palettes, tile }
    const made = await pool.run<NamedPicture[]>('pictureDesign', task, {})
    for (const { name, bytes } of made) await blobs.write(keyOf(drawing, tag, name), bytes)
    await blobs.write(keyOf(drawing, tag, LAST), new Uint8Array())
  }

  return {
    /** Makes the pictures of a design that are not made yet; callers at once wait for the same. */
    make(design: PicturedDesign): Promise<void> {
      const tag = palettesTag(design.palettes)
      const name = `${design.drawing} ${tag}`
      const making = underWay.get(name) ?? makeAll(design, tag).finally(() => void underWay.delete(name))
      underWay.set(name, making)
      return making
    },
    /** A picture by its name's parts; null when it is not made. */
    read: (drawing: string, tag: string, name: string) => blobs.read(keyOf(drawing, tag, name)),
    close: pool.close,
  }
}
