import type { ShownRug } from '@nawl/contract/sales/kinds/rug/rug-contract'
import { convertSize } from '@nawl/domain/rug/sizes/convert-size'
import { hasOneMeasure, type Shape } from '@nawl/domain/rug/shape'
import type { RoomId } from '@nawl/domain/rug/site-rooms'
import type { Unit } from '@nawl/domain/rug/sizes/size'
import { nameOf } from '@nawl/messages/names'
import * as sizes from '@nawl/messages/rug-size'

import { roomCaption } from '../../../page/room-name.ts'

/** `Rectangle, 5 × 8 ft (152 × 244 cm)`: as typed, then in the other unit. */
export function sizeText(size: ShownRug['size']): string {
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
  return hasOneMeasure(shape)
    ? sizes.inUnit({ sides: sides.width, last: Number(sides.width), unit })
    : sizes.inUnit({ sides: sizes.bothSides(sides), last: Number(sides.length), unit })
}

const wholeCm = (mm: number) => String(Math.round(mm / 10))

/** What the picture of a rug in one of our rooms shows, and that the room is not real. */
export function inRoomText({ name, size }: Pick<ShownRug, 'name' | 'size'>, room: RoomId): string {
  return roomCaption(nameOf(name), sizeText(size), room)
}
