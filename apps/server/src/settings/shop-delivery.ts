import { shopDelivery as schema } from '@nawl/contract/desk/shop-delivery'
import { DEFAULT_DELIVERY, type DeliverySettings, type PickupPlace } from '@nawl/domain/shop/pickup'

import type { Published } from '../platform/revisions/published.ts'
import type { DocumentKind } from './document-kind.ts'

const DOCUMENT = 'settings/delivery'

/** What the shop's owners last published of delivery beside its prices. */
export function readShopDelivery({ published }: { readonly published: Published }) {
  const builtIn = DEFAULT_DELIVERY as DeliveryJson
  const current = (): DeliverySettings => (published.value(DOCUMENT) as DeliveryJson | undefined) ?? builtIn
  return {
    /** Where orders are collected; also while no new ones can be. */
    place: (): PickupPlace => {
      const { address, hours } = current().pickup
      return { address, hours }
    },
    offersPickup: (): boolean => current().pickup.isOffered,
    kind: {
      name: DOCUMENT,
      permission: 'settings.change',
      schema,
      builtIn: () => builtIn,
      problems: ({ pickup }) => (pickup.isOffered ? missingIn(pickup) : []),
      mostBytes: 16 * 1024,
    } satisfies DocumentKind<DeliveryJson>,
  }
}

/** Who collects something needs to know where and when, in their language. */
function missingIn({ address, hours }: PickupPlace) {
  return Object.entries({ address, hours }).flatMap(([part, texts]) =>
    Object.entries(texts).flatMap(([language, text]) =>
      text === '' ? [{ field: `pickup.${part}.${language}`, problem: 'missing' }] : [],
    ),
  )
}

/** The settings as JSON. */
type DeliveryJson = ReturnType<typeof schema.parse>
