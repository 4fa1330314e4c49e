import { type Camera, HORIZON } from './camera.ts'
import { EDGE_LIGHT, PLATE_WHITE, SHADOW_END_M } from './edge-light.ts'
import {
  measureRug,
  newRugPlace,
  PILE_M,
  type PixelBox,
  type RugForm,
  rugForm,
  type RugOnFloor,
  type RugPlace,
} from './rug-on-floor.ts'
import type { RugTexture } from './rug-texture.ts'
import { sampleRug } from './sample-rug.ts'
import { type Tone, toneTables } from './tone.ts'

/** A picture as from canvases and decoders, four bytes per pixel. */
export type Plate = {
  readonly width: number
  readonly height: number
  readonly rgba: Uint8Array | Uint8ClampedArray
}

/** A room prepared for rugs. Its plates may differ in size; each shows the whole frame. */
export type Room = {
  readonly camera: Camera
  readonly tone: Tone
  /** Unit vector along the floor, away from the window; zero if unknown. */
  readonly away: readonly [x: number, y: number]
  /** The room without a rug, tone-mapped. */
  readonly empty: Plate
  /** √(light / peak) on wool at each point. */
  readonly light: Plate
  readonly lightPeak: number
  /** How much of each pixel is floor, in red; null if nothing covers the floor. */
  readonly mask: Plate | null
}

/** The target: a rectangle of a picture of that size, as RGBA bytes. */
export type Canvas = {
  readonly width: number
  readonly height: number
  readonly box: PixelBox
  readonly rgba: Uint8Array | Uint8ClampedArray
}

/**
 * Paints a rug into a room: writes every pixel that the rug, its edge or its shadow changes, and leaves the others
 * unchanged. In scene-linear light, for a rug `PILE_M` high.
 */
export function layRug(room: Room, rug: RugOnFloor, texture: RugTexture, canvas: Canvas): void {
  const painter = newPainter(room, rug, texture, canvas)
  const { left, top, width, height } = canvas.box
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to += 4) {
      const m = maskAt(painter, left + x, top + y)
      if (m > 0 && look(painter, left + x + 0.5, top + y + 0.5)) paintPixel(painter, left + x, top + y, m, to)
    }
}

type Painter = {
  readonly room: Room
  readonly form: RugForm
  readonly texture: RugTexture
  readonly canvas: Canvas
  readonly tables: ReturnType<typeof toneTables>
  /** The pixel projected onto the pile and onto the floor. */
  readonly top: RugPlace
  readonly ground: RugPlace
  readonly footprint: { rightU: number; rightV: number; downU: number; downV: number }
  /** Size of a pixel on the floor, in metres. */
  pixelM: number
  readonly wool: Float32Array
  readonly light: Float32Array
}

function newPainter(room: Room, rug: RugOnFloor, texture: RugTexture, canvas: Canvas): Painter {
  return {
    room,
    form: rugForm(rug),
    texture,
    canvas,
    tables: toneTables(room.tone),
    top: newRugPlace(),
    ground: newRugPlace(),
    footprint: { rightU: 0, rightV: 0, downU: 0, downV: 0 },
    pixelM: 0,
    wool: new Float32Array(4),
    light: new Float32Array(3),
  }
}

/** Projects the centre of a pixel; false where neither rug nor shadow can be. */
function look(painter: Painter, x: number, y: number): boolean {
  const { form, top, ground, footprint, canvas, room } = painter
  const { position, rays } = room.camera
  const du = 1 / canvas.width
  const dv = 1 / canvas.height
  const u = x * du
  const v = y * dv
  const rayX = rays[0] * u + rays[1] * v + rays[2]
  const rayY = rays[3] * u + rays[4] * v + rays[5]
  const down = -(rays[6] * u + rays[7] * v + rays[8])
  if (down <= HORIZON) return false
  const far = (position[2] - PILE_M) / down
  measureRug(form, position[0] + far * rayX, position[1] + far * rayY, top)
  if (top.distance > SHADOW_END_M) return false
  const farther = position[2] / down
  measureRug(form, position[0] + farther * rayX, position[1] + farther * rayY, ground)
  // How the point on the pile moves with the pixel: the quotient's derivative, which is exact unlike a difference.
  const right = -(rays[6] * du) / down
  const below = -(rays[7] * dv) / down
  const rightX = far * (rays[0] * du - rayX * right)
  const rightY = far * (rays[3] * du - rayY * right)
  const downX = far * (rays[1] * dv - rayX * below)
  const downY = far * (rays[4] * dv - rayY * below)
  const { normalX, normalY } = top
  painter.pixelM = Math.sqrt(
    (normalX * rightX + normalY * rightY) ** 2 + (normalX * downX + normalY * downY) ** 2,
  )
  const { insetU, insetV } = painter.texture
  const perMetreU = (1 - 2 * insetU) / (2 * form.halfWidth)
  const perMetreV = (1 - 2 * insetV) / (2 * form.halfLength)
  footprint.rightU = (rightX * form.cos + rightY * form.sin) * perMetreU
  footprint.rightV = (rightX * form.sin - rightY * form.cos) * perMetreV
  footprint.downU = (downX * form.cos + downY * form.sin) * perMetreU
  footprint.downV = (downX * form.sin - downY * form.cos) * perMetreV
  return true
}

function paintPixel(painter: Painter, x: number, y: number, m: number, to: number): void {
  const { top, ground, pixelM, wool, light, room, canvas, tables } = painter
  const covers = (distance: number) => Math.max(0, Math.min(1, 0.5 - distance / Math.max(pixelM, 1e-6)))
  const onTop = covers(top.distance)
  const onSide = Math.max(0, covers(ground.distance) - onTop)
  const cover = onTop + onSide
  const shadow = cover < 1 ? m * shadowOf(painter) : 0
  if (cover === 0 && shadow < LEAST_SHADOW) return
  const { empty } = room
  const from = pixelOf(empty, x, y, canvas)
  const floor = (1 - shadow) * (1 - m * cover)
  if (cover > 0) {
    readWool(painter)
    readLight(painter, x, y)
  }
  const lit = (m * (onTop * rimLight(painter) + onSide * sideLight(painter))) / PLATE_WHITE
  for (let channel = 0; channel < 3; channel++) {
    const behind = floor > 0 ? floor * tables.lightOfByte[empty.rgba[from + channel]!]! : 0
    const rug = lit > 0 ? lit * wool[channel]! * light[channel]! : 0
    canvas.rgba[to + channel] = tables.byteOf(behind + rug)
  }
  canvas.rgba[to + 3] = 255
}

/** Darkening too small to change a pixel value. */
const LEAST_SHADOW = 0.002

const facingAway = ({ room }: Painter, { normalX, normalY }: RugPlace) =>
  normalX * room.away[0] + normalY * room.away[1]

function shadowOf(painter: Painter): number {
  const { shadow, shadowReachM, shadowAwayM } = EDGE_LIGHT
  const { ground } = painter
  const reach = shadowReachM + shadowAwayM * Math.max(0, facingAway(painter, ground))
  return shadow * Math.exp(-Math.max(0, ground.distance) / reach)
}

function rimLight(painter: Painter): number {
  const { rimM, rimAway, rimToward } = EDGE_LIGHT
  const inside = Math.max(0, Math.min(1, -painter.top.distance / rimM))
  if (inside === 1) return 1
  const q = facingAway(painter, painter.top)
  return 1 - (1 - inside * inside * (3 - 2 * inside)) * (q > 0 ? rimAway : rimToward) * q
}

function sideLight(painter: Painter): number {
  const { sideTop, sideFoot, sideAway } = EDGE_LIGHT
  const { top, ground } = painter
  const drop = Math.max(1e-6, top.distance - ground.distance)
  const depth = Math.max(0, Math.min(1, top.distance / drop))
  return (sideTop + (sideFoot - sideTop) * depth) * (1 - sideAway * facingAway(painter, top))
}

function readWool({ texture, form, top, footprint, wool }: Painter): void {
  const { insetU, insetV } = texture
  const share = (along: number, half: number) => Math.max(0, Math.min(1, along / (2 * half) + 0.5))
  const u = insetU + (1 - 2 * insetU) * share(top.across, form.halfWidth)
  const v = insetV + (1 - 2 * insetV) * share(-top.along, form.halfLength)
  sampleRug(texture, u, v, footprint, wool)
}

/** Bilinear in the plate's values, as a GPU samples it. */
function readLight({ room, canvas, light }: Painter, x: number, y: number): void {
  const { width, height, rgba } = room.light
  const across = within(((x + 0.5) * width) / canvas.width - 0.5, width)
  const down = within(((y + 0.5) * height) / canvas.height - 0.5, height)
  const [left, top] = [Math.floor(across), Math.floor(down)]
  const right = left + 1 < width ? 4 : 0
  const below = top + 1 < height ? width * 4 : 0
  const [toRight, toBelow] = [across - left, down - top]
  const at = (top * width + left) * 4
  for (let channel = 0; channel < 3; channel++) {
    const from = at + channel
    const upper = rgba[from]! + (rgba[from + right]! - rgba[from]!) * toRight
    const lower = rgba[from + below]! + (rgba[from + below + right]! - rgba[from + below]!) * toRight
    const root = (upper + (lower - upper) * toBelow) / 255
    light[channel] = room.lightPeak * root * root
  }
}

const within = (place: number, side: number) => Math.max(0, Math.min(side - 1, place))

function maskAt({ room, canvas }: Painter, x: number, y: number): number {
  const { mask } = room
  return mask ? mask.rgba[pixelOf(mask, x, y, canvas)]! / 255 : 1
}

/** Offset of the plate's pixel at a pixel of the canvas. */
function pixelOf(plate: Plate, x: number, y: number, canvas: Canvas): number {
  if (plate.width === canvas.width) return (y * plate.width + x) * 4
  const column = Math.floor(((x + 0.5) * plate.width) / canvas.width)
  const row = Math.floor(((y + 0.5) * plate.height) / canvas.height)
  return (row * plate.width + column) * 4
}
