import { firstPlace } from '@nawl/domain/rug/room-place'
import type { TuftedRaster } from '@nawl/engine/pile/tufted-raster'
import { SHADOW_END_M } from '@nawl/engine/room/edge-light'
import { layRug } from '@nawl/engine/room/lay-rug'
import { rugBox } from '@nawl/engine/room/rug-on-floor'
import { rugTexture } from '@nawl/engine/room/rug-texture'

import { median } from '../engine/median.ts'
import { readRoom } from './read-room.ts'

const ROUNDS = 15
/** Width of a draft in the studio. */
const DRAFT = 480

/** CPU time of each step for a rug of 2.4 × 1.7 m and one of 4 × 3 m, which fills the floor. */
export async function measureRoomRenderer(name: string): Promise<void> {
  const raster = someTufts()
  const table = Uint8Array.from({ length: 1024 }, (_, i) => (i % 4 === 3 ? 255 : (i * 37) % 256))
  report('yarns for a draft', () => rugTexture(raster, table, 1))
  report('yarns in full', () => rugTexture(raster, table))
  for (const width of [1200, 2400] as const) {
    const { room, record } = await readRoom(name, 'day', width)
    for (const sides of [
      { widthM: 1.7, lengthM: 2.4 },
      { widthM: 3, lengthM: 4 },
    ]) {
      const rug = { ...sides, ...firstPlace(record.placement, sides), outline: 'rectangle' } as const
      for (const painted of width === 1200 ? [DRAFT, width] : [width]) {
        const texture = rugTexture(raster, table, painted === DRAFT ? 1 : 0)
        const size = { width: painted, height: Math.round(painted / record.aspect) }
        const box = rugBox(room.camera, rug, SHADOW_END_M, size)
        const canvas = { ...size, box, rgba: new Uint8Array(box.width * box.height * 4) }
        const what = `${sides.widthM} × ${sides.lengthM} m on ${size.width} × ${size.height}`
        report(what, () => layRug(room, rug, texture, canvas))
      }
    }
  }
}

function report(what: string, work: () => void): void {
  const took = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  console.log(
    `${what}: ${median(took).toFixed(0)} ms of processor time, at best ${Math.min(...took).toFixed(0)}`,
  )
}

function someTufts(): TuftedRaster {
  const [width, height] = [1000, 1600]
  const indices = Uint8Array.from(
    { length: width * height },
    (_, i) => (Math.imul(i, 2_654_435_761) >>> 20) % 150,
  )
  return { width, height, indices, yarnCount: 5, levels: 30 }
}
