import { shopHours as schema } from '@nawl/contract/desk/shop-hours'
import { DEFAULT_HOURS, type ShopHours } from '@nawl/domain/shop/hours'

import type { Published } from '../platform/revisions/published.ts'
import type { DocumentKind } from './document-kind.ts'

const DOCUMENT = 'settings/hours'

/** The hours and holidays as the shop's owners last published them. */
export function readShopHours({ published }: { readonly published: Published }) {
  const builtIn = DEFAULT_HOURS as Hours
  return {
    hours: (): ShopHours => (published.value(DOCUMENT) as ShopHours | undefined) ?? builtIn,
    kind: {
      name: DOCUMENT,
      permission: 'settings.change',
      schema,
      builtIn: () => builtIn,
      mostBytes: 16 * 1024,
    } satisfies DocumentKind<Hours>,
  }
}

/** The hours as JSON. */
type Hours = ReturnType<typeof schema.parse>
