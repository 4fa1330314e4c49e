import { join } from 'node:path'

import { roomId } from '@nawl/contract/imaging/room'
import { platePaths } from '@nawl/contract/imaging/room-paths'
import type { Plate } from '@nawl/engine/room/lay-rug'
import sharp from 'sharp'

/** To what the page reduces a photograph of 12 megapixels. */
export const [WIDTH, HEIGHT] = [2400, 1500]
const CONTENT = join(import.meta.dirname, '../../content')

/** The rooms that the networks learnt from, and rooms that they have not seen. */
export const TAUGHT = ['living', 'dining', 'bedroom', 'majlis', 'library', 'terrace']
export const UNSEEN = ['gallery', 'hallway', 'playroom']

/** A room without a rug, as the photograph of a visitor. */
export async function readPicture(room: string, light: 'day' | 'evening'): Promise<Plate> {
  const { data } = await sharp(join(CONTENT, platePaths(roomId.parse(room), light, 2400).empty))
    .resize(WIDTH, HEIGHT)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: WIDTH, height: HEIGHT, rgba: data }
}

/** The number of the piece at each pixel, as the renderer wrote it; 128 more where floor would be without it. */
export async function readNumbers(room: string): Promise<Uint8Array> {
  return sharp(join(import.meta.dirname, 'pieces', `${room}.png`))
    .resize(WIDTH, HEIGHT, { kernel: 'nearest' })
    .extractChannel(0)
    .raw()
    .toBuffer()
}
