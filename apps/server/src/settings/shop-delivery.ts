import { shopDelivery as schema } from '@nawl/contract/desk/shop-delivery'
import { DEFAULT_DELIVERY, type DeliverySettings, type PickupPlace } from '@nawl/domain/shop/pickup'
import { type WhiteGloveOffer, windowsFault } from '@nawl/domain/shop/white-glove-offer'

import type { Published } from '../platform/revisions/published.ts'
import type { DocumentKind } from './document-kind.ts'

const DOCUMENT = 'settings/delivery'

/** What the shop's owners last published of delivery beside its prices. */
export function readShopDelivery({ published }: { readonly published: Published }) {
  const builtIn = DEFAULT_DELIVERY as DeliveryJson
  // What was published before there was a part of it lacks it.
  const current = (): DeliverySettings => ({
    ...builtIn,
    ...(published.value(DOCUMENT) as Partial<DeliveryJson> | undefined),
  })
  return {
    /** Where orders are collected; also while no new ones can be. */
    place: (): PickupPlace => {
      const { address, hours } = current().pickup
      return { address, hours }
    },
    offersPickup: (): boolean => current().pickup.isOffered,
    /** Cities in which customers choose when two people bring a rug in, that are open for it. */
    whiteGlove: (): readonly WhiteGloveOffer[] => current().whiteGlove,
    kind: {
      name: DOCUMENT,
      permission: 'settings.change',
      schema,
      builtIn: () => builtIn,
      problems: ({ pickup, whiteGlove }) => [
        ...(pickup.isOffered ? missingIn(pickup) : []),
        ...whiteGlove.flatMap(faultsIn),
      ],
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

/** An offer of nothing, of windows that overlap, or of a city twice. */
function faultsIn({ city, weekdays, windows }: WhiteGloveOffer, n: number, all: readonly WhiteGloveOffer[]) {
  const field = (part: string) => `whiteGlove.${n}.${part}`
  const at = windowsFault(windows)
  return [
    ...(weekdays.length === 0 ? [{ field: field('weekdays'), problem: 'missing' }] : []),
    ...(windows.length === 0 ? [{ field: field('windows'), problem: 'missing' }] : []),
    ...(at === null ? [] : [{ field: field(`windows.${at}`), problem: 'invalid' }]),
    ...(all.findIndex((other) => other.city === city) < n
      ? [{ field: field('city'), problem: 'invalid' }]
      : []),
  ]
}

/** The settings as JSON. */
type DeliveryJson = ReturnType<typeof schema.parse>
