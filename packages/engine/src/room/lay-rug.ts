import { type Camera, HORIZON } from './camera.ts'
import {
  EDGE_BAND_M,
  EDGE_FOOTPRINT,
  EDGE_FORM,
  NEAR_BINDING,
  PLATE_WHITE,
  SHADOW_END_M,
} from './edge-light.ts'
import {
  depthOnSide,
  type EdgePoint,
  newEdgePoint,
  pixelOnOutline,
  type PixelStep,
  readEdge,
  rimLight,
  shadowAt,
  sideLight,
} from './pile-edge.ts'
import {
  bindingWidth,
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
  /** Along the floor, away from the window: of length one, shorter where it is not sure, zero if unknown. */
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
  /** Where its way down the side starts on the floor, and the vector from there to the top. */
  readonly way: { x: number; y: number; upX: number; upY: number }
  /** A place on that way, and what is found there. */
  readonly between: RugPlace
  readonly side: { distance: number; depth: number }
  /** How the place on the pile moves to the next pixel, right and down, in metres along the rug's sides. */
  readonly step: PixelStep
  readonly footprint: { rightU: number; rightV: number; downU: number; downV: number }
  /** Size of a pixel on the pile across the outline, in metres. */
  pixelM: number
  readonly edge: EdgePoint
  /** Width of the bound edge, in metres. */
  readonly bindingM: number
  /** The texture's sides per metre of the rug. */
  readonly perAcross: number
  readonly perAlong: number
  readonly wool: Float32Array
  readonly light: Float32Array
}

function newPainter(room: Room, rug: RugOnFloor, texture: RugTexture, canvas: Canvas): Painter {
  const form = rugForm(rug)
  return {
    room,
    form,
    texture,
    canvas,
    tables: toneTables(room.tone),
    top: newRugPlace(),
    ground: newRugPlace(),
    way: { x: 0, y: 0, upX: 0, upY: 0 },
    between: newRugPlace(),
    side: { distance: 0, depth: 0 },
    step: { rightAcross: 0, rightAlong: 0, downAcross: 0, downAlong: 0 },
    footprint: { rightU: 0, rightV: 0, downU: 0, downV: 0 },
    pixelM: 0,
    edge: newEdgePoint(),
    bindingM: bindingWidth(form, texture.insetU, texture.insetV),
    perAcross: (1 - 2 * texture.insetU) / (2 * form.halfWidth),
    perAlong: (1 - 2 * texture.insetV) / (2 * form.halfLength),
    wool: new Float32Array(4),
    light: new Float32Array(3),
  }
}

/** Projects the centre of a pixel; false where neither rug nor shadow can be. */
function look(painter: Painter, x: number, y: number): boolean {
  const { form, top, ground, way, step, canvas, room } = painter
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
  way.x = position[0] + farther * rayX
  way.y = position[1] + farther * rayY
  way.upX = (far - farther) * rayX
  way.upY = (far - farther) * rayY
  measureRug(form, way.x, way.y, ground)
  // How the point on the pile moves with the pixel: the quotient's derivative, which is exact unlike a difference.
  const right = -(rays[6] * du) / down
  const below = -(rays[7] * dv) / down
  const rightX = far * (rays[0] * du - rayX * right)
  const rightY = far * (rays[3] * du - rayY * right)
  const downX = far * (rays[1] * dv - rayX * below)
  const downY = far * (rays[4] * dv - rayY * below)
  step.rightAcross = rightX * form.cos + rightY * form.sin
  step.rightAlong = rightY * form.cos - rightX * form.sin
  step.downAcross = downX * form.cos + downY * form.sin
  step.downAlong = downY * form.cos - downX * form.sin
  const { outAcross, outAlong } = top
  painter.pixelM = Math.sqrt(
    (outAcross * step.rightAcross + outAlong * step.rightAlong) ** 2 +
      (outAcross * step.downAcross + outAlong * step.downAlong) ** 2,
  )
  return true
}

function paintPixel(painter: Painter, x: number, y: number, m: number, to: number): void {
  const { top, ground, pixelM, wool, light, room, canvas, tables, edge, side, step } = painter
  let [onTop, onSide] = [1, 0]
  let lit = 1
  if (top.distance > -EDGE_BAND_M - pixelM) {
    measureSide(painter)
    const { depth } = side
    if (Math.min(top.distance, side.distance) < pixelM + LEAST_BESIDE_M)
      readEdge(top, ground, depth, pixelOnOutline(top, step), edge)
    const soft = Math.sqrt(pixelM * pixelM + EDGE_FORM.softM ** 2)
    onTop = coverOf(top.distance - edge.stray, soft)
    onSide = Math.max(0, coverOf(side.distance - edge.stray, soft) - onTop)
    const q = facingAway(painter, top)
    lit = onTop * rimLight(top.distance, q) + onSide * sideLight(depth, q) * edge.threads
  }
  const cover = onTop + onSide
  const shadow = cover < 1 ? m * shadowAt(ground.distance, facingAway(painter, ground)) : 0
  if (cover === 0 && shadow < LEAST_SHADOW) return
  const { empty } = room
  const from = pixelOf(empty, x, y, canvas)
  const floor = (1 - shadow) * (1 - m * cover)
  if (cover > 0) {
    readWool(painter)
    readLight(painter, x, y)
  }
  const share = (m * lit) / PLATE_WHITE
  for (let channel = 0; channel < 3; channel++) {
    const behind = floor > 0 ? floor * tables.lightOfByte[empty.rgba[from + channel]!]! : 0
    const rug = share > 0 ? share * wool[channel]! * light[channel]! : 0
    canvas.rgba[to + channel] = tables.byteOf(behind + rug)
  }
  canvas.rgba[to + 3] = 255
}

/** More than the edge strays or is soft. */
const LEAST_BESIDE_M = 0.01
/** Darkening too small to change a pixel value. */
const LEAST_SHADOW = 0.002

const coverOf = (distance: number, width: number) =>
  Math.max(0, Math.min(1, 0.5 - distance / Math.max(width, 1e-6)))

/**
 * Measures the side of the pile at a pixel: the least distance to the outline on its way down, and how far down it is
 * seen. Beside a corner the way enters the pile and leaves it again before the floor.
 */
function measureSide(painter: Painter): void {
  const { form, top, ground, way, between, side, pixelM } = painter
  const [from, to] = [ground.distance, top.distance]
  side.distance = from
  side.depth = depthOnSide(to, from)
  if (to <= 0 || to > EDGE_BAND_M || from < -pixelM) return
  measureRug(form, way.x + way.upX / 2, way.y + way.upY / 2, between)
  const half = between.distance
  // A parabola through three places finds the fourth.
  const bend = Math.max(1e-9, 2 * (from + to - 2 * half))
  const share = Math.max(0, Math.min(1, (3 * from + to - 4 * half) / (2 * bend)))
  measureRug(form, way.x + share * way.upX, way.y + share * way.upY, between)
  if (between.distance >= from) return
  side.distance = between.distance
  side.depth = 1 - share
}

const facingAway = ({ room }: Painter, { normalX, normalY }: RugPlace) =>
  normalX * room.away[0] + normalY * room.away[1]

/** The colour of the pile at a pixel: on the side and over the bound edge, of the pile just within. */
function readWool(painter: Painter): void {
  const { texture, top, edge, step, footprint, wool, bindingM, pixelM, perAcross, perAlong } = painter
  let { across, along } = top
  let { rightAcross, rightAlong, downAcross, downAlong } = step
  if (top.distance > -bindingM - NEAR_BINDING * pixelM) {
    const { outAcross, outAlong } = top
    const inward = Math.max(bindingM, -top.distance)
    across = edge.across - inward * outAcross
    along = edge.along - inward * outAlong
    // There a pixel takes pile along the outline: across it, it would reach the binding.
    const long = pixelOnOutline(top, step)
    rightAcross = -outAlong * long
    rightAlong = outAcross * long
    downAcross = outAcross * long * EDGE_FOOTPRINT
    downAlong = outAlong * long * EDGE_FOOTPRINT
  }
  footprint.rightU = rightAcross * perAcross
  footprint.rightV = -rightAlong * perAlong
  footprint.downU = downAcross * perAcross
  footprint.downV = -downAlong * perAlong
  const { insetU, insetV } = texture
  const u = Math.max(insetU, Math.min(1 - insetU, 0.5 + across * perAcross))
  const v = Math.max(insetV, Math.min(1 - insetV, 0.5 - along * perAlong))
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
