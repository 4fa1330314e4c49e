import { formatShopDay, SHOP_TIME_ZONE, SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import { PILE } from '@nawl/domain/shop/facts'
import { rug } from '@nawl/messages/by-language/rug'
import { sidesText } from '@nawl/messages/text/rug-text'
import { STYLE_RULES } from '@nawl/engine/pile/style-rules'

import type { LineDrawing } from './line-drawing.ts'
import type { PackOrder } from './pack-order.ts'

/** Heights of a style's rules are in 1/64 mm. */
const HEIGHTS_PER_MM = 64

type Style = LineDrawing['line']['design']['textureStyle']

/** `8 × 10 ft, 2438 × 3048 mm`. */
export function sizeInFull({ line: { design }, widthMm, lengthMm }: LineDrawing): string {
  const { size } = design
  const mm = { shape: size.shape, width: `${widthMm}`, length: `${lengthMm}`, unit: 'mm' } as const
  return [sidesText(rug.en, size), sidesText(rug.en, mm)].join(', ')
}

export const shapeText = ({ line: { design } }: LineDrawing) => rug.en.shape(design.size)

export function pileText({ line: { design } }: LineDrawing, pileMm: number): string {
  return `${rug.en.pileMade({ pile: design.textureStyle })}, ${pileMm} mm, ${PILE.fibre}`
}

/** Whether the pile is carved where two yarns meet. */
export const isCarved = ({ line: { design } }: LineDrawing) => design.textureStyle === 'carved'

/** What shears do where two yarns meet, as deep as the pictures of a carved rug show it. */
export function carvingText(style: Style): string {
  if (style === 'loop') return 'None: loops stay whole. Lines show where yarns meet'
  if (style === 'fine') return 'None: shear to an even height. Lines show where yarns meet'
  const depth = Math.round(STYLE_RULES[style].groove / HEIGHTS_PER_MM)
  return `Carve along every line from both sides, about ${depth} mm deep`
}

/** `Whipped in yarn 2, Ink, 7.85 m round`. */
export function bindingText({ bindingYarn, yarns, rimM }: LineDrawing): string {
  return `Whipped in yarn ${bindingYarn}, ${yarns[bindingYarn - 1]?.name ?? ''}, ${rimM.toFixed(2)} m round`
}

export function formatDay(day: Date | null): string {
  return day ? formatShopDay(day) : 'Not confirmed yet'
}

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: SHOP_TIME_ZONE })

/** Label and value of each date, in their order. */
export function dateFacts({ dates }: Pick<PackOrder, 'dates'>): readonly (readonly [string, string])[] {
  const { placedAt, mayStartAt, readyFrom, readyBy, deliverBy } = dates
  const time = mayStartAt ? `, ${CLOCK.format(mayStartAt)} ${SHOP_ZONE_NAME}` : ''
  const ready = readyFrom ? `${formatDay(readyFrom)} to ${formatDay(readyBy)}` : formatDay(null)
  return [
    ['Ordered', formatDay(placedAt)],
    ['Start after', `${formatDay(mayStartAt)}${time}`],
    ['Ready', ready],
    ['Delivered by', formatDay(deliverBy)],
  ]
}

/** `1 rug`, `3 rugs`. */
export const rugs = (count: number) => `${count} ${count === 1 ? 'rug' : 'rugs'}`
