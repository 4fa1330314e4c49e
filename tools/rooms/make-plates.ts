import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import type { RoomRecord } from '@nawl/contract/imaging/room'
import { PLATE_WIDTHS, ROOM_LIGHTS } from '@nawl/contract/imaging/room-paths'
import { toneTables } from '@nawl/engine/room/tone'
import sharp from 'sharp'

import { type Denoiser, type Guides, type Planes } from './denoise/denoise.ts'
import { type Exr, passOf, readExr } from './denoise/read-exr.ts'
import { LIGHT_MIXES } from './light-mixes.ts'
import { mixLight } from './mix-light.ts'
import { pileLight } from './pile-light.ts'
import { rawPicture } from './raw-picture.ts'

type Size = { readonly width: number; readonly height: number }

/**
 * Converts Blender's output in `renders` into the plates of a room in `folder`: empty room and mask in every width,
 * the light at half the render's width. Plates of a small render are enlarged previews.
 */
export async function makePlates(
  record: RoomRecord,
  renders: string,
  folder: string,
  denoise: Denoiser,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const empty = readExr(join(renders, 'empty.exr'))
  const lit = readExr(join(renders, 'light.exr'))
  const mask = readMask(readExr(join(renders, 'mask.exr')))
  await writeMask(mask, empty, folder)
  const emptyGuides = await denoise.cleanGuides(guidesOf(empty), empty)
  const litGuides = await denoise.cleanGuides(guidesOf(lit), lit)
  for (const light of ROOM_LIGHTS) {
    const { exposure, lightPeak } = record.lights[light]
    const picture = await denoise.clean(mixLight(empty, LIGHT_MIXES[record.id][light]), emptyGuides, empty)
    await writePicture(picture, empty, exposure, folder, light)
    const onPlane = await denoise.clean(mixLight(lit, LIGHT_MIXES[record.id][light]), litGuides, lit)
    const onPile = pileLight(onPlane, mask, lit)
    report(`${record.id} by ${light}`, onPile, lightPeak)
    await writeLight(onPile, lit, lightPeak, join(folder, `${light}-light.webp`))
  }
}

/** The renderer's surface data for the denoiser. */
export function guidesOf(render: Exr): Guides {
  return { albedo: passOf(render, 'Denoising Albedo'), normal: passOf(render, 'Denoising Normal') }
}

/** With few samples, values below 0 or above 1 are noise. */
function readMask(render: Exr): Float32Array {
  return passOf(render, 'Combined')[0].map((share) => (share > 0.996 ? 1 : share < 0.004 ? 0 : share))
}

/** A light plate should use most of its range and no more: this is for choosing the record's `lightPeak`. */
function report(what: string, light: Planes, lightPeak: number) {
  const peak = Math.max(...light.map((plane) => plane.reduce((most, value) => Math.max(most, value), 0)))
  console.log(`${what}: light on pile peaks at ${peak.toFixed(2)}; lightPeak is ${lightPeak}`)
}

async function writeMask(mask: Float32Array, size: Size, folder: string) {
  const bytes = Uint8Array.from(mask, (share) => Math.round(share * 255))
  for (const width of PLATE_WIDTHS)
    await sharp(bytes, { raw: { ...sizeOf(size), channels: 1 } })
      .resize({ width, kernel: 'linear' })
      .toColourspace('b-w')
      .webp({ lossless: true, effort: 6 })
      .toFile(join(folder, `mask-${width}.webp`))
}

async function writePicture(picture: Planes, size: Size, exposure: number, folder: string, light: string) {
  const { byteOf } = toneTables({ kind: 'film', exposure })
  for (const width of PLATE_WIDTHS)
    await rawPicture(picture, size, byteOf)
      .resize({ width })
      .avif({ quality: width > 1600 ? 72 : 76, effort: 5, chromaSubsampling: '4:4:4' })
      .toFile(join(folder, `${light}-empty-${width}.avif`))
}

async function writeLight(light: Planes, size: Size, lightPeak: number, file: string) {
  const byteOf = (value: number) => Math.min(255, Math.round(255 * Math.sqrt(value / lightPeak)))
  await rawPicture(light, size, byteOf).webp({ quality: 90, effort: 6 }).toFile(file)
}

const sizeOf = ({ width, height }: Size) => ({ width, height })
