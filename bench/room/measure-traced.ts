import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { labFromRgb } from '@nawl/engine/color/lab'
import { floorPoint } from '@nawl/engine/room/camera'
import { layRug, type Plate } from '@nawl/engine/room/lay-rug'
import { measureRug, newRugPlace, PILE_M, rugForm, type RugOnFloor } from '@nawl/engine/room/rug-on-floor'
import { pictureTexture } from '@nawl/engine/room/rug-texture'
import sharp from 'sharp'

import { readPlate, readRoom } from './read-room.ts'

type Traced = {
  /** The path-traced picture with the rug, tone-mapped like the room. */
  readonly traced: string
  readonly room: string
  readonly light: string
  /** The rug's picture that was traced. */
  readonly rug: string
  /** In metres, `2.44x1.52`, width by length. */
  readonly size: string
  readonly round: boolean
  /** Where to write both pictures, the traced one on the left; empty to write nothing. */
  readonly beside: string
}

/** Zones by distance to the rug's outline in metres. */
const ZONES = [
  { name: 'inside', from: -Infinity, to: -0.03 },
  { name: 'outline ± 3 cm', from: -0.03, to: 0.03 },
  { name: 'floor within 30 cm', from: 0.03, to: 0.3 },
] as const

/** Mean ΔE2000 between a traced picture and the engine's, where the floor is not occluded. */
export async function measureTraced(options: Traced): Promise<void> {
  const traced = await readPlate(options.traced)
  const { room, record } = await readRoom(options.room, options.light, 1200)
  const [widthM = 0, lengthM = 0] = options.size.split('x').map(Number)
  const [x, y] = record.placement.center
  const turnDeg = record.placement.turnDeg
  const rug: RugOnFloor = { x, y, turnDeg, widthM, lengthM, outline: options.round ? 'round' : 'rectangle' }
  const picture = await readPlate(options.rug)
  const texture = pictureTexture(picture.width, picture.height, picture.rgba as Uint8Array)
  const { width, height } = room.empty
  const rgba = room.empty.rgba.slice()
  layRug(room, rug, texture, { width, height, box: { left: 0, top: 0, width, height }, rgba })

  const laid = await scaledTo({ width, height, rgba }, traced)
  if (options.beside) await writeBeside(traced, laid, options.beside)
  const form = rugForm(rug)
  const place = newRugPlace()
  const sums = ZONES.map(() => ({ sum: 0, count: 0 }))
  const mask = await scaledTo(room.mask!, traced)
  for (let pixel = 0; pixel < traced.width * traced.height; pixel++) {
    const u = ((pixel % traced.width) + 0.5) / traced.width
    const v = (Math.floor(pixel / traced.width) + 0.5) / traced.height
    const point = floorPoint(room.camera, { u, v }, PILE_M)
    if (!point || mask.rgba[pixel * 4]! < 255) continue
    measureRug(form, point[0], point[1], place)
    const zone = ZONES.findIndex(({ from, to }) => place.distance > from && place.distance <= to)
    if (zone < 0) continue
    sums[zone]!.sum += deltaE2000(labAt(laid.rgba, pixel * 4), labAt(traced.rgba, pixel * 4))
    sums[zone]!.count++
  }
  ZONES.forEach(({ name }, zone) => {
    const { sum, count } = sums[zone]!
    console.log(`${name}: mean ΔE2000 ${(sum / count).toFixed(2)} over ${count} pixels`)
  })
}

async function writeBeside(left: Plate, right: Plate, file: string) {
  const { width, height } = left
  const input = (plate: Plate) => ({
    input: Buffer.from(plate.rgba),
    raw: { width, height, channels: 4 as const },
    top: 0,
  })
  await sharp({ create: { width: width * 2, height, channels: 3, background: '#FFFFFF' } })
    .composite([
      { ...input(left), left: 0 },
      { ...input(right), left: width },
    ])
    .toFile(file)
}

/** Scales a picture to the size of another by averaging. */
async function scaledTo(plate: Plate, { width, height }: Plate): Promise<Plate> {
  if (plate.width === width) return plate
  const raw = { width: plate.width, height: plate.height, channels: 4 } as const
  const rgba = await sharp(Buffer.from(plate.rgba), { raw })
    .resize(width, height, { fit: 'fill', kernel: 'mitchell' })
    .raw()
    .toBuffer()
  return { width, height, rgba }
}

const labAt = (rgba: Uint8Array | Uint8ClampedArray, at: number) =>
  labFromRgb((rgba[at]! << 16) | (rgba[at + 1]! << 8) | rgba[at + 2]!)
