import type { TuftedRaster } from '@nawl/engine/pile/tufted-raster'
import { SHADOW_END_M } from '@nawl/engine/room/edge-light'
import type { OutlineGrid } from '@nawl/engine/room/outline-grid'
import { bindingWidth, rugBox, rugForm } from '@nawl/engine/room/rug-on-floor'
import { rasterInset, withoutGround } from '@nawl/engine/room/rug-texture'
import { FILM } from '@nawl/engine/room/tone'

import { glProgram } from '../live/gl-program.ts'
import { isImitation } from '../live/is-imitation.ts'
import { DYE, LAY, VERTEX } from './gl-room-shader.ts'
import { paintedSize, type RoomOrder, type RoomPainter, type RoomPictures } from './room-painter.ts'

/** Texture units. */
const UNITS = { empty: 0, light: 1, mask: 2, wool: 3, tufts: 4, colors: 5, outlineGrid: 6 } as const

/**
 * Paints rooms with WebGL 2. The rug is coloured first, into a texture of its own that can have mipmaps, unlike a
 * palette. Null without WebGL or with software rendering; the canvas cannot be used otherwise then.
 */
export function glRoom(canvas: HTMLCanvasElement): RoomPainter | null {
  // Preserved after it is shown, because the picture may be read at any time.
  const gl = canvas.getContext('webgl2', { antialias: false, depth: false, preserveDrawingBuffer: true })
  if (!gl || isImitation(gl)) return null
  const parts = {
    gl,
    dye: glProgram(gl, VERTEX, DYE),
    lay: glProgram(gl, VERTEX, LAY),
    textures: Object.keys(UNITS).map(() => gl.createTexture()),
    target: gl.createFramebuffer(),
  }
  let room: RoomPictures | null = null
  let tufts: TuftedRaster | null = null
  let dyed: Uint8Array | null = null
  let grid: OutlineGrid | null = null
  return {
    drafts: false,
    furnish(pictures) {
      room = pictures
      uploadPlates(parts, pictures)
    },
    load(raster) {
      tufts = raster
      dyed = null
      uploadTufts(parts, raster)
    },
    paint(order, painted) {
      if (!room || !tufts) return
      if (dyed !== order.table) dyeWool(parts, tufts, order.table)
      dyed = order.table
      const form = rugForm(order.rug)
      if (form.grid && form.grid !== grid) uploadGrid(parts, form.grid)
      grid = form.grid ?? grid
      lay(parts, canvas, room, tufts, order)
      painted()
    },
    close() {
      for (const texture of parts.textures) gl.deleteTexture(texture)
      gl.deleteFramebuffer(parts.target)
      gl.deleteProgram(parts.dye)
      gl.deleteProgram(parts.lay)
    },
  }
}

type Parts = {
  readonly gl: WebGL2RenderingContext
  readonly dye: WebGLProgram
  readonly lay: WebGLProgram
  readonly textures: readonly WebGLTexture[]
  readonly target: WebGLFramebuffer
}

function bind({ gl, textures }: Parts, unit: number, filter: 'nearest' | 'linear' | 'halves'): void {
  gl.activeTexture(gl.TEXTURE0 + unit)
  gl.bindTexture(gl.TEXTURE_2D, textures[unit]!)
  const [larger, smaller] = {
    nearest: [gl.NEAREST, gl.NEAREST],
    linear: [gl.LINEAR, gl.LINEAR],
    halves: [gl.LINEAR, gl.LINEAR_MIPMAP_LINEAR],
  }[filter] as [number, number]
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, larger)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, smaller)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
}

function uploadPlates(parts: Parts, { empty, light, mask }: RoomPictures): void {
  const { gl } = parts
  gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE)
  const upload = (unit: number, plate: ImageBitmap) => {
    bind(parts, unit, 'linear')
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, plate)
  }
  upload(UNITS.empty, empty)
  upload(UNITS.light, light)
  if (mask) return upload(UNITS.mask, mask)
  bind(parts, UNITS.mask, 'linear')
  gl.texImage2D(
    gl.TEXTURE_2D,
    0,
    gl.RGBA,
    1,
    1,
    0,
    gl.RGBA,
    gl.UNSIGNED_BYTE,
    Uint8Array.of(255, 255, 255, 255),
  )
}

function uploadTufts(parts: Parts, { width, height, indices }: TuftedRaster): void {
  const { gl } = parts
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1)
  bind(parts, UNITS.tufts, 'nearest')
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8UI, width, height, 0, gl.RED_INTEGER, gl.UNSIGNED_BYTE, indices)
  bind(parts, UNITS.wool, 'halves')
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.SRGB8_ALPHA8, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, null)
  const sharper = gl.getExtension('EXT_texture_filter_anisotropic')
  if (!sharper) return
  const most = Number(gl.getParameter(sharper.MAX_TEXTURE_MAX_ANISOTROPY_EXT))
  gl.texParameterf(gl.TEXTURE_2D, sharper.TEXTURE_MAX_ANISOTROPY_EXT, Math.min(ANISOTROPY, most))
}

const ANISOTROPY = 8

/** In half floats, which every WebGL 2 can interpolate: finer than a pixel where the outline is near. */
function uploadGrid(parts: Parts, { columns, rows, values }: OutlineGrid): void {
  const { gl } = parts
  bind(parts, UNITS.outlineGrid, 'linear')
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA16F, columns, rows, 0, gl.RGBA, gl.FLOAT, values)
}

function dyeWool(parts: Parts, { width, height }: TuftedRaster, table: Uint8Array): void {
  const { gl, dye, textures, target } = parts
  bind(parts, UNITS.colors, 'nearest')
  const colors = withoutGround(table)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.SRGB8_ALPHA8, 256, 1, 0, gl.RGBA, gl.UNSIGNED_BYTE, colors)
  gl.useProgram(dye)
  gl.uniform1i(gl.getUniformLocation(dye, 'tufts'), UNITS.tufts)
  gl.uniform1i(gl.getUniformLocation(dye, 'colors'), UNITS.colors)
  gl.bindFramebuffer(gl.FRAMEBUFFER, target)
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, textures[UNITS.wool]!, 0)
  gl.viewport(0, 0, width, height)
  gl.disable(gl.SCISSOR_TEST)
  gl.drawArrays(gl.TRIANGLES, 0, 3)
  gl.bindFramebuffer(gl.FRAMEBUFFER, null)
  gl.activeTexture(gl.TEXTURE0 + UNITS.wool)
  gl.generateMipmap(gl.TEXTURE_2D)
}

function lay(
  parts: Parts,
  canvas: HTMLCanvasElement,
  room: RoomPictures,
  tufts: TuftedRaster,
  { rug, away, draft }: RoomOrder,
): void {
  const { gl, lay } = parts
  const { width, height } = paintedSize(room.empty, draft)
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
  gl.viewport(0, 0, width, height)
  gl.disable(gl.SCISSOR_TEST)
  gl.clear(gl.COLOR_BUFFER_BIT)
  const box = rugBox(room.camera, rug, SHADOW_END_M, { width, height })
  gl.enable(gl.SCISSOR_TEST)
  gl.scissor(box.left, height - box.top - box.height, box.width, box.height)
  gl.useProgram(lay)
  const uniform = (name: string) => gl.getUniformLocation(lay, name)
  for (const name of ['empty', 'light', 'mask', 'wool', 'outlineGrid'] as const)
    gl.uniform1i(uniform(name), UNITS[name])
  const form = rugForm(rug)
  const [a, b, c, d, e, f, g, h, i] = room.camera.rays
  const { insetU, insetV } = rasterInset(tufts)
  const [awayX, awayY] = away
  gl.uniform2f(uniform('frame'), width, height)
  gl.uniform3f(uniform('position'), ...room.camera.position)
  gl.uniformMatrix3fv(uniform('rays'), false, [a, d, g, b, e, h, c, f, i])
  gl.uniform4f(uniform('form'), form.x, form.y, form.halfWidth, form.halfLength)
  gl.uniform3f(uniform('turn'), form.cos, form.sin, form.corner)
  gl.uniform1i(uniform('isEllipse'), form.isEllipse ? 1 : 0)
  gl.uniform4f(uniform('gridPlace'), ...gridPlace(form.grid))
  gl.uniform2f(uniform('away'), awayX * form.cos + awayY * form.sin, awayY * form.cos - awayX * form.sin)
  gl.uniform2f(uniform('inset'), insetU, insetV)
  gl.uniform1f(uniform('binding'), bindingWidth(form, insetU, insetV))
  gl.uniform1f(uniform('lightPeak'), room.lightPeak)
  gl.uniform1f(uniform('exposure'), room.tone.kind === 'film' ? room.tone.exposure ** FILM.power : 0)
  gl.drawArrays(gl.TRIANGLES, 0, 3)
}

function gridPlace(grid: OutlineGrid | null): [number, number, number, number] {
  if (!grid) return [0, 0, 0, 0]
  const { columns, rows, cell } = grid
  return [grid.fromAcross, grid.fromAlong, (columns - 1) * cell, (rows - 1) * cell]
}
