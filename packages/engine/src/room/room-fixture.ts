import { levelCamera, type LevelCamera } from './camera.ts'
import { type Canvas, layRug, type Plate, type Room } from './lay-rug.ts'
import { type PixelBox, rugBox, type RugOnFloor } from './rug-on-floor.ts'
import { pictureTexture, type RugTexture } from './rug-texture.ts'
import { SHADOW_END_M } from './edge-light.ts'
import { toneCode } from './tone.ts'

/** The living room's camera. */
export const LIVING_CAMERA: LevelCamera = {
  x: 0.12,
  y: -5.5,
  z: 1.5,
  focalMm: 38,
  shiftX: 0,
  shiftY: -0.168,
}

export const LIGHT_PEAK = 6

type PlainRoom = {
  readonly width: number
  readonly height: number
  /** Linear light of the picture without a rug, and on the floor. */
  readonly behind?: number
  readonly light?: number
  /** Fraction of each pixel that is floor. */
  readonly mask?: number
  readonly camera?: LevelCamera
}

/** An evenly lit room of one colour. */
export function plainRoom(options: PlainRoom): Room {
  const { width, height, behind = 0.2, light = 0.8, mask = 1, camera = LIVING_CAMERA } = options
  const tone = { kind: 'film', exposure: 0.172 } as const
  return {
    camera: levelCamera(camera, width / height),
    tone,
    away: [1, 0],
    empty: plainPlate(width, height, 255 * toneCode(behind, tone)),
    light: plainPlate(width, height, 255 * Math.sqrt(light / LIGHT_PEAK)),
    lightPeak: LIGHT_PEAK,
    mask: mask === 1 ? null : plainPlate(width, height, 255 * mask),
  }
}

export function plainPlate(width: number, height: number, value: number): Plate {
  const rgba = new Uint8Array(width * height * 4).fill(Math.round(value))
  for (let i = 3; i < rgba.length; i += 4) rgba[i] = 255
  return { width, height, rgba }
}

/** A rug of one grey, sRGB. */
export function plainTexture(value: number): RugTexture {
  return pictureTexture(64, 64, plainPlate(64, 64, value).rgba as Uint8Array)
}

/** The whole picture after painting a rug. */
export function pictureWith(room: Room, rug: RugOnFloor, texture: RugTexture): Canvas {
  const { width, height, rgba } = room.empty
  const canvas = { width, height, box: { left: 0, top: 0, width, height }, rgba: rgba.slice() }
  layRug(room, rug, texture, canvas)
  return canvas
}

/** The rectangle around a rug in a room's picture, transparent where nothing is painted. */
export function drawnAlone(room: Room, rug: RugOnFloor, texture: RugTexture): Canvas {
  const { width, height } = room.empty
  const box: PixelBox = rugBox(room.camera, rug, SHADOW_END_M, { width, height })
  const canvas = { width, height, box, rgba: new Uint8Array(box.width * box.height * 4) }
  layRug(room, rug, texture, canvas)
  return canvas
}
