import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import { AS_DRAWN, encodeDesign } from '@nawl/domain/rug/design-link'
import type { RoomId } from '@nawl/domain/rug/site-rooms'
import { roomFor, type RoomToLieIn } from '@nawl/domain/rug/room-for'
import type { Quantity } from '@nawl/domain/rug/sizes/size'

/** Of designs in memory: an answer has each two or three times, and so has the next one of the same cart. */
const knownLinks = new WeakMap<DesignSnapshot, Map<Quantity, string>>()

/** The studio link text of a design in a cart or an order. */
export function orderedDesignLink(design: DesignSnapshot, quantity: Quantity): string {
  const links = knownLinks.get(design) ?? new Map<Quantity, string>()
  const link = links.get(quantity) ?? linkText(design, quantity)
  knownLinks.set(design, links.set(quantity, link))
  return link
}

function linkText(design: DesignSnapshot, quantity: Quantity): string {
  const { mappings, tolerance, textureStyle, textureIntensity, size } = design
  const { shape, unit, width, length, composed, fit } = size
  return encodeDesign({
    ...AS_DRAWN,
    mappings,
    tolerance,
    matchedAt: tolerance,
    textureStyle,
    textureIntensity,
    size: { shape, unit, width, length, quantity, composed, fit },
  })
}

/** The path of its picture, rendered from the stored bitmap. */
export function orderedPicture(design: DesignSnapshot): string {
  return `/frozen/${design.bitmapHash}.webp?d=${orderedDesignLink(design, 1)}`
}

/** The path of its line drawing. */
export function cartoonPath(design: DesignSnapshot): string {
  return `/frozen/${design.bitmapHash}/cartoon.svg?d=${orderedDesignLink(design, 1)}`
}

/**
 * In pixels: twice the displayed width of a room picture in a cart line (webp) and in an e-mail (jpg); as wide as rooms
 * are composed on the page of an order (avif).
 */
export const ORDERED_ROOM_WIDTHS = { webp: 560, jpg: 1120, avif: 1200 } as const
export type OrderedRoomFormat = keyof typeof ORDERED_ROOM_WIDTHS

export type OrderedInRoom = { readonly room: RoomId; readonly picture: string }

/** A room that fits the rug and the path of that picture; null when none fits. */
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
