import { parseHex } from '@nawl/engine/color/hex'
import { reportedSwatches } from '@nawl/engine/separation/reported-swatches'
import { separate } from '@nawl/engine/separation/separate'
import { getPalette } from 'colorthief'
import { extractColorsFromImageData } from 'extract-colors'
import { buildPaletteSync, utils } from 'image-q'
import { Vibrant } from 'node-vibrant/node'

import type { FoundColor } from '../../packages/engine/src/ground-truth/extraction-error.ts'
import { countNearest } from './count-nearest.ts'
import { memoryImage } from './memory-image.ts'
import type { Picture } from './picture.ts'

export type Extractor = {
  readonly name: string
  readonly extract: (picture: Picture) => readonly FoundColor[] | Promise<readonly FoundColor[]>
}

/**
 * Each library on every pixel, in memory, with the settings that missed and invented the fewest yarns of those tried:
 * 10 to 64 colours, both colour spaces of colorthief, distances of extract-colors from 0.05 to 0.22.
 */
export const EXTRACTORS: readonly Extractor[] = [
  {
    name: 'Nawl',
    extract: ({ raster }) =>
      reportedSwatches(separate(raster)).map(({ hex, percentage }) => ({ rgb: rgbOf(hex), percentage })),
  },
  { name: 'extract-colors, distance 0.05', extract: withExtractColors },
  { name: 'node-vibrant, quantiser, 10 colours', extract: withVibrant },
  { name: 'colorthief, oklch, 16 colours', extract: withColorThief },
  { name: 'image-q, wu, 10 colours', extract: withImageQ },
]

function withExtractColors({ rgba: data, width, height }: Picture): FoundColor[] {
  const found = extractColorsFromImageData(
    { data, width, height },
    {
      pixels: width * height,
      distance: 0.05,
      saturationDistance: 0.02,
      lightnessDistance: 0.02,
      hueDistance: 0.01,
    },
  )
  return found.map(({ red, green, blue, area }) => ({
    rgb: (red << 16) | (green << 8) | blue,
    percentage: area * 100,
  }))
}

/** It names six swatches at most; the list of its quantizer is the fairer answer. */
async function withVibrant(picture: Picture): Promise<FoundColor[]> {
  const vibrant = Vibrant.from('')
    .useImageClass(memoryImage(picture))
    .quality(1)
    .clearFilters()
    .maxColorCount(10)
    .build()
  await vibrant.getPalette()
  const pixels = picture.width * picture.height
  return vibrant.result.colors.map(({ r, g, b, population }) => ({
    rgb: (Math.round(r) << 16) | (Math.round(g) << 8) | Math.round(b),
    percentage: (population / pixels) * 100,
  }))
}

async function withColorThief({ rgba: data, width, height }: Picture): Promise<FoundColor[]> {
  const palette = await getPalette('', {
    colorCount: 16,
    quality: 1,
    colorSpace: 'oklch',
    ignoreWhite: false,
    loader: { load: async () => ({ data, width, height }) },
  })
  return (palette ?? []).map((color) => ({ rgb: rgbOf(color.hex()), percentage: color.proportion * 100 }))
}

/** It returns no percentages, and its own mapping to a palette takes seconds, so ours counts instead. */
function withImageQ({ rgba, rgb, width, height }: Picture): FoundColor[] {
  const container = utils.PointContainer.fromUint8Array(rgba, width, height)
  const palette = buildPaletteSync([container], { paletteQuantization: 'wuquant', colors: 10 })
  const colors = palette
    .getPointContainer()
    .getPointArray()
    .map(({ r, g, b }) => (r << 16) | (g << 8) | b)
  return countNearest(rgb, colors)
}

function rgbOf(hex: string): number {
  const rgb = parseHex(hex)
  if (rgb === null) throw new Error(`not a colour: ${hex}`)
  return rgb
}
