import type { Locator } from '@playwright/test'
import sharp from 'sharp'

/** Sampling step of a picture, in pixels. */
export const SAMPLE_STEP = 4

export type Picture = {
  readonly width: number
  readonly height: number
  /** RGBA of each sample, row by row. */
  readonly rgba: Uint8Array
}

/** Samples of an <img> as the browser decoded it, one per `SAMPLE_STEP` pixels. */
export async function readPicture(img: Locator): Promise<Picture> {
  const png = await img.evaluate(async (element, step) => {
    if (!(element instanceof HTMLImageElement)) throw new Error('not a picture')
    await element.decode()
    const canvas = document.createElement('canvas')
    canvas.width = Math.floor(element.naturalWidth / step)
    canvas.height = Math.floor(element.naturalHeight / step)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    // Samples, not averages: unchanged pixels must stay identical.
    context.imageSmoothingEnabled = false
    context.drawImage(element, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/png')
  }, SAMPLE_STEP)
  return decode(Buffer.from(png.slice(png.indexOf(',') + 1), 'base64'))
}

/** The pixels of a PNG. */
export async function decode(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgba: data }
}

/** The average colour of some samples, each channel 0–255. */
export function meanColor({ rgba }: Picture, samples: readonly number[]): readonly [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0]
  for (const sample of samples) {
    sum[0] += rgba[4 * sample]!
    sum[1] += rgba[4 * sample + 1]!
    sum[2] += rgba[4 * sample + 2]!
  }
  return [sum[0] / samples.length, sum[1] / samples.length, sum[2] / samples.length]
}

/** The share of samples that differ between two pictures, 0–1, of all or of the given ones. */
export function shareChanged(before: Picture, after: Picture, samples = everySample(before)): number {
  const differs = (sample: number) =>
    [0, 1, 2, 3].some((channel) => before.rgba[4 * sample + channel] !== after.rgba[4 * sample + channel])
  return samples.filter(differs).length / samples.length
}

/** The largest difference in a channel between two colours. */
export function farthestChannel(a: readonly number[], b: readonly number[]): number {
  return Math.max(...a.map((value, channel) => Math.abs(value - (b[channel] ?? 0))))
}

function everySample({ width, height }: Picture): readonly number[] {
  return Array.from({ length: width * height }, (_, sample) => sample)
}
