import { DRAWN, type Field } from '../../field.ts'
import type { Design } from '../../design.ts'
import { fract } from '../../patterns/noise/fract.ts'
import { hash } from '../../patterns/noise/hash.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const GRAIN = 0
const DATE = 1
const WATER = 2
const OLIVE = 3
const STONE = 4
const SOIL = 5

export const falaj: Design = {
  id: 'falaj',
  name: 'Falaj',
  collection: 'Modern and Contemporary',
  tags: [],
  description:
    'A falaj shares one stream among many gardens, each in its turn and by the hour. Date green, grain and soil joined by a line of turquoise water, for a family room.',
  room: 'living',
  yarns: [
    { name: 'grain', hex: '#DDC897', share: 30 },
    { name: 'date green', hex: '#3D5237', share: 25.5 },
    { name: 'water', hex: '#4B9C9C', share: 17 },
    { name: 'olive', hex: '#8A8C52', share: 10 },
    { name: 'stone', hex: '#6F665C', share: 10 },
    { name: 'soil', hex: '#A9764A', share: 8 },
  ],
  palettes: [
    { name: 'Winter', hexes: ['#E6DECD', '#44594F', '#3F7A94', '#8FA08F', '#7B7470', '#B7A48A'] },
    { name: 'Harvest', hexes: ['#E8D3A0', '#7A5A2E', '#5C8FA3', '#C08F3F', '#4A4236', '#8F4A2E'] },
  ],
  cropCentre: 0.5,
  sizeRule: { kind: 'landscape', rigid: [] },
  draw: inPanels(
    { cropCentre: 0.5, turns: true, heights: [120, 1540], widths: [84, 260], most: 2.1 },
    (px, py, field) => {
      const x = hand.x(px, py)
      const y = hand.y(px, py)
      const { channels, plots } = layoutOf(field)
      let yarn: number | undefined
      for (const channel of channels) {
        const outside = distanceOutside(channel, x, y)
        if (outside < 0) return WATER
        if (outside < KERB) yarn = STONE
      }
      if (yarn !== undefined) return yarn
      const plot = plots.find((one) => distanceOutside(one, x, y) <= 0)
      return plot === undefined
        ? STONE
        : plot.crop(x - plot.left, y - plot.top, plot.right - plot.left, plot.bottom - plot.top)
    },
  ),
}

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
/** The yarn at (x, y) in a plot, in cm from its top left corner. */
type Crop = (x: number, y: number, width: number, height: number) => number
type Plot = Box & { readonly crop: Crop }
type PlotSize = (x: number, y: number) => number
type Layout = { readonly channels: Box[]; readonly plots: Plot[] }

const hand = wobble(5, 30, 251)
const KERB = 1.2

const distanceOutside = ({ left, top, right, bottom }: Box, x: number, y: number) =>
  Math.max(left - x, x - right, top - y, y - bottom)

/** The main channel crosses the rug; smaller ones divide the land on both sides again and again. */
const layoutOf = oncePerField((field: Field): Layout => {
  const result: Layout = { channels: [], plots: [] }
  const main = field.top + 0.56 * field.height
  const half = WIDTHS[0] / 2
  result.channels.push({ left: -9, top: main - half, right: field.width + 9, bottom: main + half })
  divide(
    { left: -2, top: field.top - 2, right: field.width + 2, bottom: main - half - KERB },
    1,
    result,
    plotSizeOn(field),
  )
  divide(
    { left: -2, top: main + half + KERB, right: field.width + 2, bottom: field.top + field.height + 2 },
    1,
    result,
    plotSizeOn(field),
  )
  return result
})

/** On a rug that is no longer than this, in cm, plots are smaller, so that there are enough of them. */
const SHORT = 180

const WIDTHS = [7, 4.8, 3.6, 2.6, 2.2, 2] as const

/** Typical size of a plot at a place in cm, smallest at the lower left. */
const plotSizeOn = ({ outline, width, height }: Field) => {
  const scale = outline === 'rectangle' && height > SHORT ? 1 : 0.8
  const long = Math.max(DRAWN.height, height)
  return (x: number, y: number) => scale * (24 + 34 * (x / width) - 10 * (y / long))
}

function divide(box: Box, depth: number, result: Layout, plotSizeAt: PlotSize): void {
  const width = box.right - box.left
  const height = box.bottom - box.top
  const plotSize = plotSizeAt((box.left + box.right) / 2, (box.top + box.bottom) / 2)
  const index = result.plots.length
  if (Math.max(width, height) < 1.45 * plotSize || depth >= WIDTHS.length) {
    result.plots.push({ ...box, crop: CROPS[index % CROPS.length]! })
    return
  }
  const half = WIDTHS[depth]! / 2
  const share = 0.36 + 0.28 * hash(index, depth, 253)
  if (width > height) {
    const at = box.left + share * width
    result.channels.push({
      left: at - half,
      top: box.top - KERB,
      right: at + half,
      bottom: box.bottom + KERB,
    })
    divide({ ...box, right: at - half - KERB }, depth + 1, result, plotSizeAt)
    divide({ ...box, left: at + half + KERB }, depth + 1, result, plotSizeAt)
  } else {
    const at = box.top + share * height
    result.channels.push({
      left: box.left - KERB,
      top: at - half,
      right: box.right + KERB,
      bottom: at + half,
    })
    divide({ ...box, bottom: at - half - KERB }, depth + 1, result, plotSizeAt)
    divide({ ...box, top: at + half + KERB }, depth + 1, result, plotSizeAt)
  }
}

const plain =
  (yarn: number): Crop =>
  () =>
    yarn

/** Palms in as many rows as fit, each with a crown of eight fronds. */
const palms =
  (ground: number, crown: number): Crop =>
  (x, y, width, height) => {
    const columns = Math.max(1, Math.floor((width - 2) / 11))
    const rows = Math.max(1, Math.floor((height - 2) / 11))
    const column = Math.floor(((x - 1) / (width - 2)) * columns)
    const row = Math.floor(((y - 1) / (height - 2)) * rows)
    if (column < 0 || row < 0 || column >= columns || row >= rows) return ground
    const dx = x - 1 - ((column + 0.5) * (width - 2)) / columns
    const dy = y - 1 - ((row + 0.5) * (height - 2)) / rows
    const swing = 6.28 * hash(column, row, 254)
    const reach = 4.3 + 0.5 * hash(column, row, 255)
    return Math.sqrt(dx * dx + dy * dy) < reach * (0.87 + 0.13 * Math.cos(8 * Math.atan2(dy, dx) + swing))
      ? crown
      : ground
  }

/** A whole number of furrows along the plot's longer side. */
const furrows =
  (ridge: number, furrow: number): Crop =>
  (x, y, width, height) => {
    const across = width > height ? y / height : x / width
    const count = Math.max(2, Math.round(Math.min(width, height) / 5.4))
    return Math.abs(fract(across * count) - 0.5) < 0.25 ? furrow : ridge
  }

/** Small basins between bunds, as used to water grain and lucerne. */
const basins =
  (bund: number, bed: number): Crop =>
  (x, y, width, height) => {
    const columns = Math.max(2, Math.round(width / 12))
    const rows = Math.max(2, Math.round(height / 9))
    const inX = (0.5 - Math.abs(fract((x / width) * columns) - 0.5)) * (width / columns)
    const inY = (0.5 - Math.abs(fract((y / height) * rows) - 0.5)) * (height / rows)
    return Math.min(inX, inY) < 0.8 ? bund : bed
  }

const wheat = plain(GRAIN)
const grove = plain(DATE)
const fallow = plain(SOIL)
const oasis = palms(GRAIN, DATE)
const orchard = palms(OLIVE, DATE)
const stubble = furrows(GRAIN, OLIVE)
const drill = furrows(SOIL, GRAIN)
const lucerne = furrows(DATE, OLIVE)
const beds = basins(OLIVE, GRAIN)
/** The garden that is being watered. */
const flooded = palms(WATER, DATE)

// In the order the plots are divided, from the upper left.
const CROPS: readonly Crop[] = [
  [grove, wheat, oasis, stubble, fallow, grove, beds, drill],
  [wheat, orchard, lucerne, grove, wheat, oasis, stubble, fallow],
  [grove, beds, drill, wheat, flooded, lucerne, grove, wheat],
  [orchard, stubble, fallow, grove, beds, wheat, grove],
].flat()
