import type { CartDesign, ShownLine } from '@nawl/contract/sales/cart'
import { convertSize } from '@nawl/domain/rug/convert-size'
import { hasOneMeasure, type Shape } from '@nawl/domain/rug/shape'
import type { RoomId } from '@nawl/domain/rug/site-rooms'
import type { Unit } from '@nawl/domain/rug/size'
import { CANCEL_HOURS, DESIGN_CHANGE_HOURS } from '@nawl/domain/shop/facts'
import { prices } from '@nawl/domain/shop/price-list'
import * as messages from '@nawl/messages/cart'
import { nameOf } from '@nawl/messages/names'
import * as sizes from '@nawl/messages/rug-size'

import { roomCaption } from '../../page/room-name.ts'
import { LINE_PARAMETER } from './line-parameter.ts'

type Design = ShownLine['design']

/** `Rectangle, 5 × 8 ft (152 × 244 cm)`: as typed, then in the other unit. */
export function sizeText(size: Design['size']): string {
  const { shape, unit, width, length, widthMm, lengthMm } = size
  const other: Unit = unit === 'cm' ? 'ft' : 'cm'
  const converted = convertSize({ ...size, quantity: 1 }, 'ft')
  const otherSides =
    other === 'cm'
      ? { width: wholeCm(widthMm), length: wholeCm(lengthMm) }
      : { width: converted.width, length: converted.length }
  return sizes.withOther({
    shape,
    size: sidesText(shape, { width, length }, unit),
    otherSize: sidesText(shape, otherSides, other),
  })
}

/** `5 × 8 ft`; one measure if the shape has one. */
export function sidesText(
  shape: Shape,
  sides: { readonly width: string; readonly length: string },
  unit: Unit,
): string {
  return sizes.inUnit({ sides: hasOneMeasure(shape) ? sides.width : sizes.bothSides(sides), unit })
}

const wholeCm = (mm: number) => String(Math.round(mm / 10))

/** What the picture of a rug in one of our rooms shows, and that the room is not real. */
export function inRoomText({ name, size }: Pick<Design, 'name' | 'size'>, room: RoomId): string {
  return roomCaption(nameOf(name), sizeText(size), room)
}

/** How long an order can be cancelled and its design be changed. */
export const changesOfMindText: string = messages.changesOfMind({
  cancelHours: CANCEL_HOURS,
  changeHours: DESIGN_CHANGE_HOURS,
})

/** The label of a discount: `Discount for 3 or more rugs, 5 %`. */
export function discountText(discountPercent: number): string {
  const step = prices().discounts.find(({ percent }) => percent === discountPercent)
  return step ? messages.discount(step) : messages.discountAlone({ percent: discountPercent })
}

/** What additional rugs would save: `One more rug: 5 % off all of them.` Null at the last step. */
export function nextDiscountText(rugCount: number): string | null {
  const next = prices().discounts.find(({ from }) => from > rugCount)
  return next ? messages.nextDiscount({ missing: next.from - rugCount, percent: next.percent }) : null
}

/** The design of a line in the form that adds it to a cart. */
export function designOfLine({ design }: ShownLine): CartDesign {
  const { rugId, mappings, tolerance, textureStyle, textureIntensity, size } = design
  const { shape, width, length, unit } = size
  return { rugId, mappings, tolerance, textureStyle, textureIntensity, size: { shape, width, length, unit } }
}

/** The path that opens the studio to edit a line. */
export function linePath({ id, studio }: ShownLine): string {
  return `${studio}&${LINE_PARAMETER}=${encodeURIComponent(id)}`
}
