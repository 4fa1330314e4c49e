import type { CartLine } from '@nawl/domain/cart/cart-line'
import { roomAlt, roomCaption } from '@nawl/domain/rug/site-rooms'
import { sizeText } from '@nawl/domain/rug/rug-messages'

import { orderedInRoom } from '../carts/ordered-bitmap-paths.ts'
import type { EmailPicture } from '../../platform/email/email-layout.ts'
import type { EmailShop } from './emails/order-emails.ts'

/** Mailboxes cut a letter off after a hundred kilobytes; the rugs beyond are in its list all the same. */
const MOST = 12

/** The rugs of an order in their rooms, as a letter shows them. */
export function roomPicturesOf(
  rugs: readonly CartLine[],
  { publicUrl, rooms }: Pick<EmailShop, 'publicUrl' | 'rooms'>,
): readonly EmailPicture[] {
  return rugs.slice(0, MOST).flatMap(({ design }) => {
    const shown = orderedInRoom(design, rooms, 'jpg')
    if (!shown) return []
    const { room, picture } = shown
    return [
      {
        url: publicUrl + picture,
        alt: roomAlt(design.name, room),
        caption: roomCaption(design.name, sizeText(design.size) ?? '', room),
        aspect: 1.6,
      },
    ]
  })
}
