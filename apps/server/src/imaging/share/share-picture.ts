import { outlinePath } from '@nawl/domain/outline/outline-text'
import type { Outline } from '@nawl/domain/outline/traces'
import sharp from 'sharp'

import type { Direction } from '../../platform/type/bidi-line.ts'
import { outlineText } from '../../platform/type/outline-text.ts'

/** The size that every network shows uncropped. */
const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 64
/** Width of the label beside the rug. */
const LABEL = 262
const GAP = 40
const TALLEST = 500
/** The room picture's panel at the far end of the label, up to the edges. */
export const ROOM_PANEL = { width: 480, height: HEIGHT } as const

export type ShownRug = {
  /** What the shop is called. */
  readonly shop: string
  readonly outline: Outline
  /** Width over length. */
  readonly ratio: number
  readonly name: string
  readonly collection: string
  /** As text. */
  readonly size: string
  /** In which label, rug and room follow each other. */
  readonly direction: Direction
}

/**
 * A rug on a paper background with its label, as JPEG. `cutOut` is its picture as PNG, portrait; `inRoom` a picture of
 * the size of `ROOM_PANEL`, or null.
 */
export async function sharePicture(
  cutOut: Uint8Array,
  inRoom: Uint8Array | null,
  rug: ShownRug,
): Promise<Buffer> {
  const place = placeOf(rug, inRoom !== null)
  const turned = sharp(cutOut).rotate(place.turned ? -90 : 0)
  const cloth = await turned.resize(place.width, place.height, { fit: 'fill' }).ensureAlpha().raw().toBuffer()
  const raw = { width: place.width, height: place.height, channels: 4 } as const
  const panel = inRoom && {
    input: await sharp(inRoom).resize(ROOM_PANEL).toBuffer(),
    left: rug.direction === 'rtl' ? 0 : WIDTH - ROOM_PANEL.width,
    top: 0,
  }
  return sharp(Buffer.from(paper(place, rug)))
    .composite([{ input: cloth, raw, left: place.left, top: place.top }, ...(panel ? [panel] : [])])
    .flatten({ background: PAPER })
    .jpeg({ quality: 86 })
    .toBuffer()
}

type Place = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Rotated a quarter turn to the left. */
  readonly turned: boolean
}

/**
 * Centres the rug as large as fits between the label and the edge or the room panel. Alone it is shown in landscape,
 * where it is twice as large; beside its room it keeps the orientation it has there.
 */
function placeOf({ ratio, direction }: ShownRug, besideRoom: boolean): Place {
  const turned = besideRoom ? ratio > 1 : ratio < 1
  const shown = turned ? 1 / ratio : ratio
  const left = MARGIN + LABEL + GAP
  const right = besideRoom ? WIDTH - ROOM_PANEL.width - GAP : WIDTH - MARGIN
  const width = Math.round(Math.min(right - left, TALLEST * shown))
  const height = Math.round(width / shown)
  const middle = Math.round((left + right) / 2)
  return {
    left: direction === 'rtl' ? WIDTH - middle - Math.round(width / 2) : middle - Math.round(width / 2),
    top: Math.round((HEIGHT - height) / 2) - 8,
    width,
    height,
    turned,
  }
}

const PAPER = '#F7F3EC'
const INK = '#1E1A16'
const GRAPHITE = '#5E564D'

/** Everything but the rug: background, shadow, logo and label. */
function paper(place: Place, rug: ShownRug): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs>
      <radialGradient id="ground" cx="22%" cy="0" r="120%">
        <stop offset="0" stop-color="#F7F3EC"/><stop offset="1" stop-color="#EDE6DA"/>
      </radialGradient>
      <filter id="near" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>
      <filter id="far" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="22"/></filter>
    </defs>
    <rect width="100%" height="100%" fill="url(#ground)"/>
    <g fill="#2E2114">
      <g filter="url(#far)" opacity=".18">${silhouette(place, rug, 26)}</g>
      <g filter="url(#near)" opacity=".28">${silhouette(place, rug, 8)}</g>
    </g>
    ${written(rug, 'display', rug.shop, 40, 98, INK)}
    ${written(rug, 'sans', rug.collection, 21, rug.direction === 'rtl' ? 412 : 428, GRAPHITE)}
    ${written(rug, 'display', rug.name, 76, rug.direction === 'rtl' ? 490 : 502, INK)}
    ${written(rug, 'sans', rug.size, 21, rug.direction === 'rtl' ? 552 : 542, INK)}
  </svg>`
}

/** The rug's own shape, a little inside its wavering edge and `drop` lower. */
function silhouette({ left, top, width, height, turned }: Place, rug: ShownRug, drop: number): string {
  const [wide, high] = [width - 16, height - 16]
  const box = { left: 0, top: 0, width: turned ? high : wide, height: turned ? wide : high }
  const turn = turned ? ` matrix(0 -1 1 0 0 ${high})` : ''
  const path = outlinePath(rug.outline, rug.ratio, box)
  return `<path transform="translate(${left + 8} ${top + 8 + drop})${turn}" d="${path}"/>`
}

/** A line of the label, smaller if it would overlap the rug. */
function written(
  { direction }: ShownRug,
  face: 'display' | 'sans',
  text: string,
  size: number,
  baseline: number,
  ink: string,
): string {
  const { svg, width } = outlineText(face, text, size, direction)
  const fit = Math.min(1, LABEL / Math.max(1, width))
  const left = direction === 'rtl' ? WIDTH - MARGIN - width * fit : MARGIN
  return `<g transform="translate(${left} ${baseline}) scale(${fit})" fill="${ink}">${svg}</g>`
}
