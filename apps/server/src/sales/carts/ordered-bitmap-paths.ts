import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import { AS_DRAWN, encodeDesign } from '@nawl/domain/rug/design-link'
import type { RoomId } from '@nawl/domain/rug/site-rooms'
import { roomFor, type RoomToLieIn } from '@nawl/domain/rug/room-for'
import type { Quantity } from '@nawl/domain/rug/size'

/** A design of a cart or an order as the text of a studio link. */
export function orderedDesignLink(design: DesignSnapshot, quantity: Quantity): string {
  const { mappings, tolerance, textureStyle, textureIntensity, size } = design
  const { shape, unit, width, length } = size
  return encodeDesign({
    ...AS_DRAWN,
    mappings,
    tolerance,
    matchedAt: tolerance,
    textureStyle,
    textureIntensity,
    size: { shape, unit, width, length, quantity },
  })
}

/** Where its picture is, painted from the bitmap that was kept. */
export function orderedPicture(design: DesignSnapshot): string {
  return `/frozen/${design.bitmapHash}.webp?d=${orderedDesignLink(design, 1)}`
}

/** In pixels: twice as wide as a line of a cart shows a room, and as a letter does. */
export const ORDERED_ROOM_WIDTHS = { webp: 560, jpg: 1120 } as const
export type OrderedRoomFormat = keyof typeof ORDERED_ROOM_WIDTHS

export type OrderedInRoom = { readonly room: RoomId; readonly picture: string }

/** The room it is shown in and where that picture is; null for a rug larger than the house. */
export function orderedInRoom(
  design: DesignSnapshot,
  rooms: readonly RoomToLieIn[],
  format: OrderedRoomFormat,
): OrderedInRoom | null {
  const room = roomFor(design, rooms)
  return (
    room && {
      room: room.id,
      picture: `/frozen/${design.bitmapHash}/${room.id}.${format}?d=${orderedDesignLink(design, 1)}`,
    }
  )
}
