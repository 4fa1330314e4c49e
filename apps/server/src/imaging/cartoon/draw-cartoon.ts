import { rugPlane } from '@nawl/engine/buildable/rug-plane'
import { outlineRug, type Line, type RugOutlines } from '@nawl/engine/cartoon/outline-rug'
import { roomyPlaces } from '@nawl/engine/cartoon/roomy-places'
import type { RugOutline } from '@nawl/engine/rug'
import type { Separation } from '@nawl/engine/separation/separation'

export type CartoonTask = {
  readonly separation: Separation
  readonly outline: RugOutline
  /** One `#RRGGBB` per swatch. */
  readonly palette: readonly string[]
  /** The yarns that are numbered, 1 for the first; others are drawn without a number. */
  readonly hexes: readonly string[]
  readonly widthMm: number
  readonly lengthMm: number
}

/** A number's height, as a part of the rug's longer side, and the space around it. */
const NUMBER_HEIGHT = 0.014
const SPACE = 0.62
/** Nobody reads more; an area keeps its number where there is most space. */
const MOST_NUMBERS = 160

/**
 * A rug as a line drawing in SVG, in mm, seen from the front: the lines where two yarns meet, its rim, and in each area
 * with space for it the number of its yarn.
 */
export function drawCartoon({ separation, outline, palette, hexes, widthMm, lengthMm }: CartoonTask): string {
  const known = [...new Set([...hexes, ...palette])]
  const plane = rugPlane(
    separation,
    outline,
    palette.map((hex) => known.indexOf(hex)),
    widthMm / lengthMm,
  )
  // Yarns that no swatch has are numbered too.
  const outlines = outlineRug({ ...plane, yarnCount: known.length })
  const [sx, sy] = [widthMm / plane.width, lengthMm / plane.height]
  const isRim = ({ yarns: [p, q] }: RugOutlines['meetings'][number]) => p === null || q === null
  const drawn = (rim: boolean) =>
    outlines.meetings
      .filter((meeting) => isRim(meeting) === rim)
      .map(({ line }) => pathOf(line, sx, sy))
      .join('')
  const height = Math.max(widthMm, lengthMm) * NUMBER_HEIGHT
  const least = (height * SPACE) / Math.min(sx, sy)
  const numbers = roomyPlaces(plane, { columns: [plane.width], rows: [plane.height] }, least)
    .filter(({ yarn }) => yarn < hexes.length)
    .toSorted((p, q) => q.room - p.room)
    .slice(0, MOST_NUMBERS)
    .map(
      ({ yarn, x, y }) =>
        `<text x="${short(x * sx)}" y="${short(y * sy + height * 0.36)}">${yarn + 1}</text>`,
    )
  const margin = Math.ceil(height / 4)
  const box = [-margin, -margin, widthMm + 2 * margin, lengthMm + 2 * margin].join(' ')
  const line = (width: number) =>
    `fill="none" stroke="#1E1A16" stroke-width="${short(height * width)}" stroke-linejoin="round" stroke-linecap="round"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${widthMm + 2 * margin}" height="${lengthMm + 2 * margin}">`,
    `<path ${line(0.05)} d="${drawn(false)}"/>`,
    `<path ${line(0.12)} d="${drawn(true)}"/>`,
    `<g font-family="Helvetica,Arial,sans-serif" font-size="${short(height)}" text-anchor="middle" fill="#9E3B2C">`,
    ...numbers,
    '</g>',
    '</svg>\n',
  ].join('\n')
}

/** Whole tenths of a millimetre. */
function pathOf(line: Line, sx: number, sy: number): string {
  let path = 'M'
  for (let i = 0; i < line.length; i += 2)
    path += `${i === 0 ? '' : ' '}${short(line[i]! * sx)},${short(line[i + 1]! * sy)}`
  return path
}

const short = (value: number) => String(Math.round(value * 10) / 10)
