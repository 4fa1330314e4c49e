import type { Design } from './designs.ts'
import { LINE } from './motif.ts'

/** What every pixel of a drawing consists of, independent of colours. */
export type Survey = {
  readonly width: number
  readonly height: number
  /** The yarn of each pixel, `MIXED` where several meet. */
  readonly yarns: Uint8Array
  /** The yarns of the 4×4 samples of each mixed pixel, in the order of those pixels. */
  readonly samples: Uint8Array
  /** 1 for pixels touched by a line of 1–3 pixels. */
  readonly lines: Uint8Array
  /** Exact coverage of each yarn, in percent. */
  readonly shares: readonly number[]
}

export const MIXED = 255
export const SAMPLES = 16

/** Measures a design at `width` pixels; its height is 1.6 times that. */
export function survey({ yarns: colors, motif }: Design, width: number): Survey {
  const height = Math.round(width * 1.6)
  const yarnAt = motif(width / 250)
  const yarns = new Uint8Array(width * height)
  const lines = new Uint8Array(width * height)
  const samples: number[] = []
  const counts = colors.map(() => 0)
  const here = new Uint8Array(SAMPLES)
  for (let at = 0; at < yarns.length; at++) {
    const x = at % width
    const y = Math.floor(at / width)
    for (const n of CORNERS) here[n] = yarnAt(x + offset(n % 4), y + offset(n >>> 2))
    // Nothing drawn is thinner than a pixel: if the corners agree, so does everything between them.
    if (CORNERS.every((n) => here[n] === here[0])) here.fill(here[0]!)
    else for (let n = 0; n < SAMPLES; n++) here[n] = yarnAt(x + offset(n % 4), y + offset(n >>> 2))
    for (let n = 0; n < SAMPLES; n++) {
      if (here[n]! >= LINE) lines[at] = 1
      here[n]! &= LINE - 1
      counts[here[n]!]! += 1
    }
    const isPlain = here.every((yarn) => yarn === here[0])
    yarns[at] = isPlain ? here[0]! : MIXED
    if (!isPlain) samples.push(...here)
  }
  const shares = counts.map((count) => (count / (yarns.length * SAMPLES)) * 100)
  return { width, height, yarns, samples: Uint8Array.from(samples), lines, shares }
}

const CORNERS = [0, 3, 12, 15] as const

const offset = (n: number) => (n + 0.5) / 4
