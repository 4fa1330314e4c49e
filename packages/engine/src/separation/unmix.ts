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
  const { pixels } = raster
  const scene = sceneOf(raster, proved, yarns, isGrainy)
  const first = new Uint8Array(pixels.length)
  for (let at = 0; at < first.length; at++) first[at] = labels[at]! & ~CLOSE
  const second = first.slice()
  const mix = new Uint8Array(pixels.length).fill(255)
  const light = new Uint8Array(pixels.length).fill(128)
  const mixtures = { first, second, mix, light }
  if (isGrainy) unmixGrainy(scene, pixels, labels, mixtures)
  else unmixFlat(scene, pixels, yarns, mixtures)
  return mixtures
}

function unmixFlat(scene: Scene, pixels: Uint32Array, yarns: Uint32Array, mixtures: Mixtures): void {
  const { proved } = scene
  proveExact(proved, pixels, yarns, mixtures.first)
  for (let at = 0; at < proved.length; at++) {
    const yarn = yarns[mixtures.first[at]!]!
    // Proof takes in a level or two of what compression left; more is the foot of a soft edge.
    if (proved[at] !== UNPROVED && isWithin(pixels[at]! & 0xffffff, yarn, COMPRESSION)) continue
    mixAt(scene, at, pixels[at]! | 0, mixtures)
  }
}

/** A yarn's exact value proves it as well as a square does, or lines of a pixel or two would never be candidates. */
function proveExact(proved: Uint8Array, pixels: Uint32Array, yarns: Uint32Array, labels: Uint8Array): void {
  for (let at = 0; at < proved.length; at++) {
    const label = labels[at]!
    if ((pixels[at]! & 0xffffff) === yarns[label]!) proved[at] = label
  }
}

/** Levels by which a stored colour may miss its yarn in each channel. */
const COMPRESSION = 2

function isWithin(pixel: number, yarn: number, levels: number): boolean {
  const red = (pixel >>> 16) - (yarn >>> 16)
  const green = ((pixel >>> 8) & 255) - ((yarn >>> 8) & 255)
  const blue = (pixel & 255) - (yarn & 255)
  return Math.max(red, -red, green, -green, blue, -blue) <= levels
}

function unmixGrainy(scene: Scene, pixels: Uint32Array, labels: Uint8Array, mixtures: Mixtures): void {
  const { width, height, proved, mixing } = scene
  const { first, light } = mixtures
  for (let y = 0, at = 0; y < height; y++) {
    const up = y > 1 ? 2 * width : 0
    const down = y < height - 2 ? 2 * width : 0
    for (let x = 0; x < width; x++, at++) {
      const pixel = pixels[at]! | 0
      const label = labels[at]!
      // A label is the label of 5×5 pixels: within two of another it is in doubt.
      const above = labels[at - up]! ^ label
      const below = labels[at + down]! ^ label
      const before = labels[x > 1 ? at - 2 : at]! ^ label
      const after = labels[x < width - 2 ? at + 2 : at]! ^ label
      const isAlone = ((above | below | before | after) & ~CLOSE) === 0
      if (isAlone && proved[at] !== UNPROVED) {
        const yarnLight = lightOn(mixing, first[at]!, (pixel >>> 16) & 255, (pixel >>> 8) & 255, pixel & 255)
        light[at] = lightByte(yarnLight)
      } else mixAt(scene, at, pixel, mixtures)
    }
  }
}

const best: Choice = { first: 0, second: 0, mix: 1, light: 1, error: 0 }

/** Writes down which yarns explain a pixel that is not plain. */
function mixAt(scene: Scene, at: number, pixel: number, { first, second, mix, light }: Mixtures): void {
  const x = at % scene.width
  chooseYarns(scene, x, (at - x) / scene.width, first[at]!, pixel, best)
  const share = Math.round(best.mix * 255)
  first[at] = share === 0 ? best.second : best.first
  second[at] = share === 255 ? best.first : best.second
  mix[at] = share === 0 ? 255 : share
  light[at] = lightByte(best.light)
}

const lightByte = (light: number) => (light >= 255 / 128 ? 255 : (light * 128 + 0.5) | 0)
