import type { DeliverySlot } from '@nawl/domain/shop/white-glove-offer'
import { LANGUAGE } from '@nawl/messages/language'
import { slotText } from '@nawl/messages/text/slot-text'
import * as messages from '@nawl/messages/white-glove'

/** `Wednesday 20 January 2027, 9:00–13:00`. */
export const slotInText = (slot: Pick<DeliverySlot, 'day' | 'from' | 'to'>): string =>
  slotText(messages, slot, LANGUAGE.tag)
