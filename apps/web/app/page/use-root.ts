import { useRouteLoaderData } from 'react-router'

import type { ShopContacts } from '@nawl/contract/shop/shop-contacts'
import type { Currency } from '@nawl/domain/money/currency'
import type { Country } from '@nawl/domain/shop/countries'

export type RootData = {
  /** Where people reach the shop: scheme, host and port, no trailing slash. */
  readonly publicUrl: string
  /** Whether orders can be placed without paying, which every page has to say. */
  readonly testPaymentAllowed: boolean
  readonly country: Pick<Country, 'code' | 'shortName'>
  readonly currency: Currency
  /** Codes of countries that rugs are not shipped to. */
  readonly notShippedTo: readonly string[]
  readonly contacts: ShopContacts
  /** As the browser's cookie has it: pages are sent with the count in their header. */
  readonly rugsInCart: number
}

/** Where nothing was loaded, as on the page that says the whole shop broke. */
const NOTHING_LOADED: RootData = {
  publicUrl: '',
  testPaymentAllowed: false,
  country: { code: 'US', shortName: 'USA' },
  currency: 'USD',
  notShippedTo: [],
  rugsInCart: 0,
  contacts: {
    phone: '',
    showroom: '',
    support: '',
    trade: '',
    press: '',
    care: '',
    social: { instagram: '', facebook: '', linkedin: '' },
  },
}

/** What every page knows: where the shop is reached, and the visitor's country and currency. */
export function useRoot(): RootData {
  return useRouteLoaderData<RootData>('root') ?? NOTHING_LOADED
}
