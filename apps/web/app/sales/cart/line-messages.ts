import type { CartDesign, ShownLine } from '@nawl/contract/sales/cart'
import { convertSize } from '@nawl/domain/rug/convert-size'
import { hasOneMeasure, SHAPE_FACTS } from '@nawl/domain/rug/shape'
import type { Unit } from '@nawl/domain/rug/size'
import { VOLUME_DISCOUNTS } from '@nawl/domain/shop/facts'

import { LINE_PARAMETER } from './line-parameter.ts'

/** `Rectangle, 5 × 8 ft (152 × 244 cm)`: as it was typed, then in the other unit. */
export function sizeText(size: ShownLine['design']['size']): string {
  const { shape, unit, width, length, widthMm, lengthMm } = size
  const other: Unit = unit === 'cm' ? 'ft' : 'cm'
  const converted = convertSize({ ...size, quantity: 1 }, 'ft')
  const elsewhere =
    other === 'cm' ? [wholeCm(widthMm), wholeCm(lengthMm)] : [converted.width, converted.length]
  const sides = (list: readonly string[], name: Unit) =>
    `${list.slice(0, hasOneMeasure(shape) ? 1 : 2).join(' × ')} ${name}`
  return `${SHAPE_FACTS[shape].label}, ${sides([width, length], unit)} (${sides(elsewhere, other)})`
}

const wholeCm = (mm: number) => String(Math.round(mm / 10))

/** `One rug`, `3 rugs` */
export function rugText(count: number): string {
  return count === 1 ? 'One rug' : `${count} rugs`
}

/** `Discount for 3 or more rugs, 5 %`: what the row of a discount is called. */
export function discountText(discountPercent: number): string {
  const step = VOLUME_DISCOUNTS.find(({ percent }) => percent === discountPercent)
  return step
    ? `Discount for ${step.from} or more rugs, ${discountPercent} %`
    : `Discount, ${discountPercent} %`
}

/** What one more rug, or some, would save: `One more rug: 5 % off all of them.` Null where there is no further step. */
export function nextDiscountText(rugCount: number): string | null {
  const next = VOLUME_DISCOUNTS.find(({ from }) => from > rugCount)
  if (!next) return null
  const missing = next.from - rugCount
  return `${missing === 1 ? 'One more rug' : `${missing} more rugs`}: ${next.percent} % off all of them.`
}

/** The design of a line as it would be put into the cart anew. */
export function designOfLine({ design }: ShownLine): CartDesign {
  const { rugId, mappings, tolerance, textureStyle, textureIntensity, size } = design
  const { shape, width, length, unit } = size
  return { rugId, mappings, tolerance, textureStyle, textureIntensity, size: { shape, width, length, unit } }
}

/** The path that opens the studio on a line. */
export function linePath({ id, studio }: ShownLine): string {
  return `${studio}&${LINE_PARAMETER}=${encodeURIComponent(id)}`
}
