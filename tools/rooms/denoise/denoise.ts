import { join } from 'node:path'

import * as ort from 'onnxruntime-web'

import { denoisingNetwork } from './denoising-network.ts'
import { onnxModel } from './onnx-model.ts'
import { fromNetwork, toNetwork } from './transfer-curve.ts'

/** Red, green and blue, or x, y and z, each width × height numbers. */
export type Planes = readonly [Float32Array, Float32Array, Float32Array]

type Size = { readonly width: number; readonly height: number }

/** The renderer's surface data: albedo 0 to 1, normals −1 to 1. */
export type Guides = { readonly albedo: Planes; readonly normal: Planes }

// Tiles bound the network's memory use; their borders lack context, so they overlap.
const TILE = 1024
const OVERLAP = 96
// Four poolings: sides must be divisible by sixteen.
const STEP = 16
const MIDDLE_GREY = 0.18

export type Denoiser = ReturnType<typeof denoiser>

/** Makes denoisers from a folder with the weights of Open Image Denoise. */
export function denoiser(folder: string) {
  const run = async (weights: string, inputs: readonly Float32Array[], size: Size) => {
    const network = denoisingNetwork(join(folder, weights))
    const session = await ort.InferenceSession.create(onnxModel(network))
    const output = await runInTiles(session, network.output, inputs, size)
    await session.release()
    return output
  }
  return {
    /** Albedo and normals are noisy themselves where a surface is textured or glossy: denoise them first. */
    async cleanGuides({ albedo, normal }: Guides, size: Size): Promise<Guides> {
      const clamped = each(albedo, (value) => Math.min(1, Math.max(0, value)))
      const shifted = each(normal, (value) => value * 0.5 + 0.5)
      return {
        albedo: each(await run('rt_alb.tza', clamped, size), (value) => Math.min(1, Math.max(0, value))),
        normal: await run('rt_nrm.tza', shifted, size),
      }
    },
    /** The denoised picture; `guides` must be denoised already. */
    async clean(light: Planes, guides: Guides, size: Size): Promise<Planes> {
      const exposure = autoExposure(light, size)
      const compressed = each(light, (value) => toNetwork(value * exposure))
      const inputs = [...compressed, ...guides.albedo, ...guides.normal]
      const cleaned = await run('rt_hdr_calb_cnrm_large.tza', inputs, size)
      return each(cleaned, (value) => fromNetwork(value) / exposure)
    },
  }
}

async function runInTiles(
  session: ort.InferenceSession,
  output: string,
  inputs: readonly Float32Array[],
  { width, height }: Size,
): Promise<Planes> {
  const result: Planes = [0, 1, 2].map(() => new Float32Array(width * height)) as unknown as Planes
  for (const rows of spans(height))
    for (const columns of spans(width)) {
      const tile = cut(inputs, { width, height }, columns, rows)
      const shape = [1, inputs.length, rows.size, columns.size]
      const answer = await session.run({ input: new ort.Tensor('float32', tile, shape) })
      paste(answer[output]!.data as Float32Array, result, width, columns, rows)
    }
  return result
}

/** A span of `size` pixels read from `start`, of which `from` to `to` are kept. */
type Span = { readonly start: number; readonly size: number; readonly from: number; readonly to: number }

/** The fewest spans of equal size that fit within a tile. */
function spans(length: number): Span[] {
  const count = Math.max(1, Math.ceil((length - 2 * OVERLAP) / (TILE - 2 * OVERLAP)))
  const size = Math.ceil((length + (count - 1) * 2 * OVERLAP) / count / STEP) * STEP
  return Array.from({ length: count }, (_, index) => {
    const start = index * (size - 2 * OVERLAP)
    const from = index === 0 ? 0 : start + OVERLAP
    return { start, size, from, to: index === count - 1 ? length : start + size - OVERLAP }
  })
}

function cut(
  inputs: readonly Float32Array[],
  { width, height }: Size,
  columns: Span,
  rows: Span,
): Float32Array {
  const tile = new Float32Array(inputs.length * rows.size * columns.size)
  let at = 0
  for (const plane of inputs)
    for (let y = 0; y < rows.size; y++) {
      const row = mirrored(rows.start + y, height) * width
      for (let x = 0; x < columns.size; x++) tile[at++] = plane[row + mirrored(columns.start + x, width)]!
    }
  return tile
}

function paste(tile: Float32Array, result: Planes, width: number, columns: Span, rows: Span) {
  for (const [index, plane] of result.entries())
    for (let y = rows.from; y < rows.to; y++) {
      const row = (index * rows.size + y - rows.start) * columns.size - columns.start
      plane.set(tile.subarray(row + columns.from, row + columns.to), y * width + columns.from)
    }
}

function mirrored(at: number, length: number): number {
  return at < length ? at : Math.max(0, 2 * length - 1 - at)
}

/** As in `core/autoexposure.cpp`: scales the mean logarithm of 16 × 16 blocks to middle grey. */
function autoExposure([red, green, blue]: Planes, { width, height }: Size): number {
  let sum = 0
  let count = 0
  for (let top = 0; top < height; top += STEP)
    for (let left = 0; left < width; left += STEP) {
      let luminance = 0
      const bottom = Math.min(height, top + STEP)
      const right = Math.min(width, left + STEP)
      for (let y = top; y < bottom; y++)
        for (let at = y * width + left; at < y * width + right; at++)
          luminance += 0.212671 * red[at]! + 0.71516 * green[at]! + 0.072169 * blue[at]!
      const mean = luminance / ((bottom - top) * (right - left))
      if (mean <= 1e-8) continue
      sum += Math.log2(mean)
      count++
    }
  return count === 0 ? 1 : MIDDLE_GREY / 2 ** (sum / count)
}

function each(planes: Planes, change: (value: number) => number): Planes {
  return planes.map((plane) => plane.map(change)) as unknown as Planes
}
