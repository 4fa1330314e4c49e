import { OWN_VAN } from '@nawl/domain/order/track-shipment'
import * as messages from '@nawl/messages/order'

/** A carrier as customers read it: names stay as they are, the shop's own van is named in the language of the page. */
export const carrierText = (carrier: string): string => (carrier === OWN_VAN ? messages.ownVan : carrier)
