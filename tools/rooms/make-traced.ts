import { join } from 'node:path'

import type { RoomRecord } from '@nawl/contract/imaging/room'
import { ROOM_LIGHTS } from '@nawl/contract/imaging/room-paths'
import { toneTables } from '@nawl/engine/room/tone'

import type { Denoiser } from './denoise/denoise.ts'
import { readExr } from './denoise/read-exr.ts'
import { LIGHT_MIXES } from './light-mixes.ts'
import { guidesOf } from './make-plates.ts'
import { mixLight } from './mix-light.ts'
import { rawPicture } from './raw-picture.ts'

/** Writes a room with a path-traced rug as `day-traced.png` and `evening-traced.png` beside its render. */
export async function makeTraced(record: RoomRecord, renders: string, denoise: Denoiser): Promise<void> {
  const traced = readExr(join(renders, 'traced.exr'))
  const guides = await denoise.cleanGuides(guidesOf(traced), traced)
  for (const light of ROOM_LIGHTS) {
    const picture = await denoise.clean(mixLight(traced, LIGHT_MIXES[record.id][light]), guides, traced)
    const { byteOf } = toneTables({ kind: 'film', exposure: record.lights[light].exposure })
    await rawPicture(picture, traced, byteOf)
      .png()
      .toFile(join(renders, `${light}-traced.png`))
  }
}
