import type { Raster } from '../bitmap/raster.ts'
import { chooseYarns, sceneOf } from './choose-yarns.ts'
import type { Choice, Scene } from './choose-yarns.ts'
import { CLOSE } from './label.ts'
import { lightOn } from './mixing.ts'
import { UNPROVED } from './proved-yarns.ts'

/** The per-pixel part of a `Separation`, yarns still in the order they were found. */
export type Mixtures = {
  readonly first: Uint8Array
  readonly second: Uint8Array
  readonly mix: Uint8Array
  readonly light: Uint8Array
}

/**
 * Says what every pixel is made of. Plain ones are their label's yarn. At edges, and wherever a colour is
 * near no yarn, the two yarns are sought that lie close by and explain it best.
 */
export function unmix(
  raster: Raster,
  labels: Uint8Array,
  proved: Uint8Array,
  yarns: Uint32Array,
  isGrainy: boolean,
): Mixtures {
  const { width, height, pixels } = raster
  const scene = sceneOf(raster, labels, proved, yarns, isGrainy)
  const first = labels.map((label) => label & ~CLOSE)
  const second = first.slice()
  const mix = new Uint8Array(pixels.length).fill(255)
  const light = new Uint8Array(pixels.length).fill(128)
  const best: Choice = { first: 0, second: 0, mix: 1, light: 1, error: 0 }
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const pixel = pixels[at]! | 0
      const yarn = first[at]!
      if (isGrainy ? isInside(scene, x, y, at) : proved[at] !== UNPROVED || isExact(pixel, yarns[yarn]!)) {
        if (isGrainy)
          light[at] = lightByte(
            lightOn(scene.mixing, yarn, (pixel >>> 16) & 255, (pixel >>> 8) & 255, pixel & 255),
          )
        continue
      }
      chooseYarns(scene, x, y, yarn, pixel, best)
      const share = Math.round(best.mix * 255)
      first[at] = share === 0 ? best.second : best.first
      second[at] = share === 255 ? best.first : best.second
      mix[at] = share === 0 ? 255 : share
      light[at] = lightByte(best.light)
    }
  }
  return { first, second, mix, light }
}

// A yarn's exact value is that yarn, however thin: a soft edge meets it once in 256.
const isExact = (pixel: number, yarn: number) => (pixel & 0xffffff) === yarn

const lightByte = (light: number) => (light >= 255 / 128 ? 255 : (light * 128 + 0.5) | 0)

// A label of a grainy picture is the label of 5×5 pixels: within two of another it is in doubt.
function isInside({ width, height, labels, proved }: Scene, x: number, y: number, at: number): boolean {
  if (proved[at] === UNPROVED) return false
  const label = labels[at]!
  const differs = (other: number) => ((labels[other]! ^ label) & ~CLOSE) !== 0
  return !(
    (x > 1 && differs(at - 2)) ||
    (x < width - 2 && differs(at + 2)) ||
    (y > 1 && differs(at - 2 * width)) ||
    (y < height - 2 && differs(at + 2 * width))
  )
}
