import type { Raster } from '@nawl/engine/bitmap/raster'
import { rasterFromRgba } from '@nawl/engine/bitmap/raster-from-rgba'
import sharp from 'sharp'

import { draw } from '../../../packages/engine/src/ground-truth/draw.ts'
import { survey, type Survey } from '../../../packages/engine/src/ground-truth/survey.ts'
import { woolLight } from '../../../packages/engine/src/ground-truth/wool-light.ts'
import { pictureOf } from '../picture.ts'
import {
  type HardDesign,
  linesDesign,
  ombreDesign,
  ringsDesign,
  RUN,
  sketchDesign,
  twelveDesign,
} from './hard-designs.ts'
import { grainLight, lit, pencilled, photographLight } from './lights.ts'

/** A drawing as people have it, with what it was drawn from. */
export type HardPicture = {
  readonly name: string
  readonly design: HardDesign
  readonly measured: Survey
  readonly raster: Raster
  /** The drawing in other colours, as a perfect recolouring would show it. */
  readonly drawnIn: (colors: readonly number[]) => Raster
}

/** Every kind of hard bitmap, drawn with a seed at `width` pixels. */
export async function hardPictures(width: number, seed: number): Promise<HardPicture[]> {
  const rings = shape(ringsDesign(seed), width)
  const twelve = shape(twelveDesign(seed), width)
  const lines = shape(linesDesign(seed), width)
  const ombre = shape(ombreDesign(seed), width)
  const sketch = shape(sketchDesign(seed), width)
  const { height } = rings.measured
  const wool = spread(woolLight(width, height, seed))
  const grain = spread(grainLight(width, height, 0.05, seed))
  const photograph = photographLight(width, height, seed)
  const paper = sketch.design.yarns[0]!
  return [
    plainly('flat', rings),
    shone('noisy', rings, wool),
    await compressed('JPEG q60', rings, 60),
    await compressed('JPEG q92', rings, 92),
    plainly('twelve yarns', twelve),
    shone('twelve yarns, 5 % grain', twelve, grain),
    plainly('thin lines', lines),
    await compressed('thin lines, JPEG q75', lines, 75),
    plainly('ombre', ombre),
    await jpegOf(shone('photographed', rings, photograph), 88),
    { ...plainly('paper sketch', sketch), raster: pencilled(sketch.inOwn, paper, seed) },
  ]
}

type Shape = {
  readonly design: HardDesign
  readonly measured: Survey
  readonly inOwn: Raster
  readonly drawnIn: (colors: readonly number[]) => Raster
}

function shape(design: HardDesign, width: number): Shape {
  const { run } = design
  const surveyed = survey(run === undefined ? design : { ...design, yarns: [...design.yarns, 0] }, width)
  const measured = run === undefined ? surveyed : withRunShares(surveyed, run)
  const drawnIn = (colors: readonly number[]) =>
    run === undefined ? draw(surveyed, colors) : drawRun(surveyed, colors, run)
  return { design, measured, drawnIn, inOwn: drawnIn(design.yarns) }
}

/** A run counts as a place where yarns meet, and half for either of its ends. */
function withRunShares(surveyed: Survey, run: number): Survey {
  const shares = surveyed.shares
    .slice(0, run)
    .map((share, n) => share + (n < 2 ? surveyed.shares[run]! / 2 : 0))
  return { ...surveyed, shares }
}

function drawRun(surveyed: Survey, colors: readonly number[], run: number): Raster {
  const { width, height, yarns } = surveyed
  const flat = draw(surveyed, [...colors, 0])
  const unit = width / 250
  const pixels = flat.pixels.map((pixel, at) => {
    if (yarns[at] !== run) return pixel
    const y = (Math.floor(at / width) + 0.5) / unit
    return (0xff000000 | between(colors[0]!, colors[1]!, (y - RUN.from) / (RUN.to - RUN.from))) >>> 0
  })
  // Discs on the run are cut hard: a soft edge would need a sample of its own for each shade.
  const { samples } = surveyed
  for (let at = 0, sample = 0; at < pixels.length; at++) {
    if (yarns[at] !== MIXED) continue
    const here = [...samples.subarray(sample, (sample += 16))]
    if (!here.includes(run)) continue
    const y = (Math.floor(at / width) + 0.5) / unit
    const shade = between(
      colors[0]!,
      colors[1]!,
      Math.max(0, Math.min(1, (y - RUN.from) / (RUN.to - RUN.from))),
    )
    pixels[at] = (0xff000000 | meanOf(here.map((yarn) => (yarn === run ? shade : colors[yarn]!)))) >>> 0
  }
  return { width, height, pixels }
}

const MIXED = 255

const meanOf = (colors: readonly number[]) =>
  [16, 8, 0].reduce(
    (rgb, shift) =>
      rgb | (Math.round(colors.reduce((sum, c) => sum + ((c >>> shift) & 255), 0) / colors.length) << shift),
    0,
  )

const between = (p: number, q: number, share: number) =>
  [16, 8, 0].reduce((rgb, shift) => {
    const from = (p >>> shift) & 255
    return rgb | (Math.round(from + (((q >>> shift) & 255) - from) * share) << shift)
  }, 0)

const plainly = (name: string, { design, measured, drawnIn, inOwn }: Shape): HardPicture => ({
  name,
  design,
  measured,
  raster: inOwn,
  drawnIn,
})

function shone(name: string, drawn: Shape, light: Float32Array): HardPicture {
  const drawnIn = (colors: readonly number[]) => lit(drawn.drawnIn(colors), light)
  return { ...plainly(name, drawn), raster: lit(drawn.inOwn, light), drawnIn }
}

const compressed = (name: string, drawn: Shape, quality: number) => jpegOf(plainly(name, drawn), quality)

async function jpegOf(picture: HardPicture, quality: number): Promise<HardPicture> {
  return { ...picture, raster: await throughJpeg(picture.raster, quality) }
}

/** Stored as JPEG 4:2:0 and read again. */
async function throughJpeg(raster: Raster, quality: number): Promise<Raster> {
  const { width, height } = raster
  const { rgb } = pictureOf(raster)
  const file = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer()
  const { data } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return rasterFromRgba(new Uint8ClampedArray(data), width, height)
}

const spread = (light: Float32Array) =>
  Float32Array.from({ length: light.length * 3 }, (_, n) => light[(n / 3) | 0]!)
