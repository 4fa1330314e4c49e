import { parseHex } from '../../color/hex.ts'
import { LINEAR_OF_BYTE, srgbFromLinear } from '../../color/srgb.ts'
import { LIGHT_RULES, type Light, type LightRules } from '../surface/light.ts'
import { GROUND } from '../tufted-raster.ts'
import { yarnRamp } from './yarn-ramp.ts'

export type ShadeTableOptions = {
  readonly light: Light
  /** 0 shows flat colours, 0.85 wool as photographed, 1 the maximum. */
  readonly intensity: number
  /** `#RRGGBB` of the floor, or only a shadow over whatever is behind the picture. */
  readonly ground: string
}

/** The look of a rug photographed by day. */
export const DEFAULT_INTENSITY = 0.85

/**
 * Colours of a tufted raster: 256 × RGBA, first every level of every yarn of `palette` (`#RRGGBB`), and from GROUND
 * the floor with its contact shadow.
 * @throws Error for an invalid colour or more levels than fit.
 */
export function shadeTable(
  palette: readonly string[],
  levels: number,
  { light, intensity, ground }: ShadeTableOptions,
): Uint8Array {
  if (palette.length * levels > GROUND) {
    throw new Error(`${palette.length} yarns of ${levels} levels do not fit a table`)
  }
  const rules = LIGHT_RULES[light]
  const table = new Uint8Array(256 * 4)
  palette.forEach((hex, yarn) => {
    table.set(entriesOf(hex, levels, light, intensity), yarn * levels * 4)
  })
  if (ground === 'transparent') writeShadowAlone(table)
  else writeGround(table, rgbOf(ground), rules)
  return table
}

/** While somebody tries one colour after another, the other yarns stay; room for what a busy shop is asked for. */
const MOST_REMEMBERED = 1_000
const remembered = new Map<string, Uint8Array>()

/** The table's entries of one yarn. */
function entriesOf(hex: string, levels: number, light: Light, intensity: number): Uint8Array {
  const key = `${hex} ${levels} ${light} ${intensity}`
  const known = remembered.get(key)
  if (known) return known
  const entries = new Uint8Array(levels * 4)
  const rules = LIGHT_RULES[light]
  writeRamp(entries, 0, yarnRamp(rgbOf(hex), levels, rules, intensity), rules)
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(key, entries)
  return entries
}

/** Writes a ramp of linear colours as opaque entries starting at `first`. */
export function writeRamp(table: Uint8Array, first: number, ramp: Float64Array, light: LightRules): void {
  for (let i = 0; i < ramp.length / 3; i++) {
    const at = (first + i) * 4
    for (let channel = 0; channel < 3; channel++) {
      table[at + channel] = toByte(ramp[i * 3 + channel]! * light.tint[channel]!)
    }
    table[at + 3] = 255
  }
}

export function rgbOf(hex: string): number {
  const rgb = parseHex(hex)
  if (rgb === null) throw new Error(`Not a colour: ${hex}`)
  return rgb
}

const DEEPEST = 0.62
const LAST_GROUND = 255 - GROUND
/** A warm dark brown: a black shadow on a pale floor looks like a hole. */
const SHADOW_RGB = 0x2e2114

function writeGround(table: Uint8Array, rgb: number, light: LightRules) {
  for (let depth = 0; depth <= LAST_GROUND; depth++) {
    const at = (GROUND + depth) * 4
    const left = 1 - (DEEPEST * depth) / LAST_GROUND
    for (let channel = 0; channel < 3; channel++) {
      const floor = LINEAR_OF_BYTE[(rgb >>> (16 - 8 * channel)) & 255]!
      table[at + channel] = toByte(floor * light.tint[channel]! * left)
    }
    table[at + 3] = 255
  }
}

function writeShadowAlone(table: Uint8Array) {
  for (let depth = 0; depth <= LAST_GROUND; depth++) {
    const at = (GROUND + depth) * 4
    table[at] = SHADOW_RGB >>> 16
    table[at + 1] = (SHADOW_RGB >>> 8) & 255
    table[at + 2] = SHADOW_RGB & 255
    // Browsers blend in sRGB, where the same darkening needs less alpha than in linear light.
    table[at + 3] = Math.round(255 * 0.45 * (depth / LAST_GROUND))
  }
}

const toByte = (linear: number) => Math.round(srgbFromLinear(Math.max(0, Math.min(1, linear))))
