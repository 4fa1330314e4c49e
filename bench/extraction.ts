import { labFromRgb } from '@nawl/engine/color/lab'
import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { separate } from '@nawl/engine/separation/separate'
import { reportedSwatches } from '@nawl/engine/separation/reported-swatches'
import { extractColorsFromImageData } from 'extract-colors'
import { applyPaletteSync, buildPaletteSync, utils } from 'image-q'

import { medianMs } from './median.ts'
import { HEIGHT, type Picture, WIDTH, YARNS } from './picture.ts'

type Found = { readonly rgb: number; readonly percent: number }
type Extractor = (picture: Picture) => readonly Found[]

/** A colour within this ΔE2000 of a yarn counts as that yarn. */
const SAME_YARN = 3

const EXTRACTORS: Readonly<Record<string, Extractor>> = {
  'Nawl separate': ({ rgb }) =>
    reportedSwatches(separate({ width: WIDTH, height: HEIGHT, pixels: words(rgb) })).map(
      ({ hex, percentage }) => ({
        rgb: Number.parseInt(hex.slice(1), 16),
        percent: percentage,
      }),
    ),
  'extract-colors (all pixels)': ({ rgb }) =>
    extractColorsFromImageData({ data: rgba(rgb), width: WIDTH, height: HEIGHT }, { pixels: WIDTH * HEIGHT })
      .map(({ red, green, blue, area }) => ({ rgb: (red << 16) | (green << 8) | blue, percent: area * 100 }))
      .filter(({ percent }) => percent > 1),
  'image-q (wu, 10 colours)': ({ rgb }) => withImageQ(rgba(rgb)).filter(({ percent }) => percent > 1),
}

export type ExtractionRow = {
  readonly name: string
  readonly ms: number
  /** Of the seven yarns. */
  readonly found: number
  readonly spurious: number
  /** Largest difference of a found yarn's share, in percentage points. */
  readonly shareError: number
}

/** How each library takes the picture apart. */
export async function measureExtraction(picture: Picture): Promise<ExtractionRow[]> {
  const rows: ExtractionRow[] = []
  for (const [name, extract] of Object.entries(EXTRACTORS)) {
    const colors = extract(picture)
    const matches = YARNS.map((yarn) => nearest(yarn, colors))
    const errors = matches.flatMap((match, i) =>
      match ? [Math.abs(match.percent - (picture.shares[i] ?? 0))] : [],
    )
    rows.push({
      name,
      ms: await medianMs(() => extract(picture), 7, 2),
      found: matches.filter(Boolean).length,
      spurious: colors.filter((color) => !matches.includes(color)).length,
      shareError: Math.max(...errors),
    })
  }
  return rows
}

function nearest(yarn: number, colors: readonly Found[]): Found | undefined {
  const distance = ({ rgb }: Found) => deltaE2000(labFromRgb(yarn), labFromRgb(rgb))
  const best = colors.toSorted((a, b) => distance(a) - distance(b))[0]
  return best && distance(best) < SAME_YARN ? best : undefined
}

function withImageQ(pixels: Uint8Array): Found[] {
  const picture = utils.PointContainer.fromUint8Array(pixels, WIDTH, HEIGHT)
  const palette = buildPaletteSync([picture], { paletteQuantization: 'wuquant', colors: 10 })
  const quantised = applyPaletteSync(picture, palette, { imageQuantization: 'nearest' }).toUint8Array()
  const counts = new Map<number, number>()
  for (let i = 0; i < quantised.length; i += 4) {
    const rgb = (quantised[i]! << 16) | (quantised[i + 1]! << 8) | quantised[i + 2]!
    counts.set(rgb, (counts.get(rgb) ?? 0) + 1)
  }
  return [...counts].map(([rgb, count]) => ({ rgb, percent: (count / (WIDTH * HEIGHT)) * 100 }))
}

export function words(rgb: Uint8Array): Uint32Array {
  return Uint32Array.from(
    { length: rgb.length / 3 },
    (_, p) => (0xff000000 | (rgb[3 * p]! << 16) | (rgb[3 * p + 1]! << 8) | rgb[3 * p + 2]!) >>> 0,
  )
}

function rgba(rgb: Uint8Array): Uint8Array {
  const out = new Uint8Array((rgb.length / 3) * 4).fill(255)
  for (let p = 0; p < rgb.length / 3; p++) out.set(rgb.subarray(3 * p, 3 * p + 3), 4 * p)
  return out
}
