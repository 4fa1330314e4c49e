import { parseHex } from '../color/hex.ts'
import type { Separation } from '../separation/separation.ts'

/**
 * The bitmap in other colours, without pile: RGB bytes, rows from the top. `palette` has a `#RRGGBB` for each swatch;
 * `out`, if given, is filled and returned and must hold width × height × 3 bytes.
 *
 * Mixed in sRGB: drawing programs soften edges there, and mixing the same way reproduces the file's edges. Light
 * scales sRGB values for the same reason.
 */
export function paintSeparation(
  separation: Separation,
  palette: readonly string[],
  out: Uint8Array = new Uint8Array(separation.first.length * 3),
): Uint8Array {
  const { first, second, mix, light } = separation
  const colors = palette.map(channelsOf)
  const shades = shadeTable(colors)
  for (let at = 0, to = 0; at < first.length; at++, to += 3) {
    const yarn = first[at]!
    const shade = light === null ? 128 : light[at]!
    const other = second[at]!
    if (yarn === other) {
      const from = ((yarn << 8) | shade) * 3
      out[to] = shades[from]!
      out[to + 1] = shades[from + 1]!
      out[to + 2] = shades[from + 2]!
      continue
    }
    const weight = (mix[at]! / 255) * (shade / 128)
    const otherWeight = shade / 128 - weight
    const p = colors[yarn]!
    const q = colors[other]!
    out[to] = toByte(weight * p.red + otherWeight * q.red)
    out[to + 1] = toByte(weight * p.green + otherWeight * q.green)
    out[to + 2] = toByte(weight * p.blue + otherWeight * q.blue)
  }
  return out
}

type Channels = { readonly red: number; readonly green: number; readonly blue: number }

function channelsOf(hex: string): Channels {
  const rgb = parseHex(hex)
  if (rgb === null) throw new Error(`palette with colour ${hex}`)
  return { red: rgb >>> 16, green: (rgb >>> 8) & 255, blue: rgb & 255 }
}

/** Every colour in every light, three bytes each, so that plain pixels need no arithmetic. */
function shadeTable(colors: readonly Channels[]): Uint8Array {
  const table = new Uint8Array(colors.length * 256 * 3)
  colors.forEach(({ red, green, blue }, n) => {
    for (let light = 0; light < 256; light++) {
      const levels = [red, green, blue].map((value) => toByte((value * light) / 128))
      table.set(levels, (n * 256 + light) * 3)
    }
  })
  return table
}

const toByte = (value: number) => (value >= 255 ? 255 : (value + 0.5) | 0)
