import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'

import type { ShopAnswer } from '@nawl/contract/shop/shop-contacts'
import type { Currency } from '@nawl/domain/money/currency'
import { NO_SENTENCES } from '@nawl/messages/text/own-sentences'
import { DEFAULT_ORDER_PREFIX } from '@nawl/domain/order/order-number'
import { TERMS_VERSION } from '@nawl/domain/shop/facts'
import { MADDER } from '@nawl/domain/shop/accent'
import { DEFAULT_HOURS } from '@nawl/domain/shop/hours'
import { DEFAULT_PRICES, type PriceList } from '@nawl/domain/shop/price-list'
import type { CardChange } from '@nawl/domain/yarn/library/shade-card'
import type { Country } from '@nawl/domain/shop/countries/countries'

/** What is in a browser's cart: how many pieces, and whether all are rugs. */
export type InCart = { readonly count: number; readonly of: 'rugs' | 'items' }

export type RootData = {
  /** The shop's public origin, without a trailing slash. */
  readonly publicUrl: string
  /** Whether orders can be placed without payment; every page then shows a banner. */
  readonly testPaymentAllowed: boolean
  /** Its short name in the language of the page. */
  readonly country: Pick<Country, 'code' | 'shortName'>
  readonly currency: Currency
  readonly prices: PriceList
  /** What owners made of the shade card that the shop comes with. */
  readonly yarns: readonly CardChange[]
  readonly contacts: ShopAnswer
  /** From the browser's cookie, so that pages are rendered with the count in their header. */
  readonly inCart: InCart
}

/**
 * How the server sends it: null for prices and hours that are those that the shop comes with, which the page's code
 * holds. Most shops' pages are half a kilobyte smaller by it.
 */
export type SentRoot = Omit<RootData, 'prices' | 'contacts'> & {
  readonly prices: PriceList | null
  readonly contacts: Omit<ShopAnswer, 'hours'> & { readonly hours: ShopAnswer['hours'] | null }
}

/** Leaves out what the page's code holds. */
export function withoutDefaults({ prices, contacts, ...rest }: RootData): SentRoot {
  const { hours } = contacts
  return {
    ...rest,
    prices: isSame(prices, DEFAULT_PRICES) ? null : prices,
    contacts: { ...contacts, hours: isSame(hours, DEFAULT_HOURS) ? null : hours },
  }
}

/** Puts back what `withoutDefaults` left out. */
export function withDefaults({ prices, contacts, ...rest }: SentRoot): RootData {
  return {
    ...rest,
    prices: prices ?? DEFAULT_PRICES,
    contacts: { ...contacts, hours: contacts.hours ?? DEFAULT_HOURS },
  }
}

/** Settings are plain data, written in the order of what the shop comes with. */
const isSame = (setting: object, initial: object) => JSON.stringify(setting) === JSON.stringify(initial)

/** For pages without loader data, such as the root error page. */
const NOTHING_LOADED: RootData = {
  publicUrl: '',
  testPaymentAllowed: false,
  country: { code: 'US', shortName: 'USA' },
  currency: 'USD',
  prices: DEFAULT_PRICES,
  yarns: [],
  inCart: { count: 0, of: 'rugs' },
  contacts: {
    name: { en: 'Nawl', ar: 'نول' },
    phone: '',
    showroom: '',
    support: '',
    trade: '',
    press: '',
    care: '',
    social: { instagram: '', facebook: '', linkedin: '' },
    ownNames: {},
    ownSentences: NO_SENTENCES,
    termsVersion: TERMS_VERSION,
    orderPrefix: DEFAULT_ORDER_PREFIX,
    hours: DEFAULT_HOURS,
    accent: MADDER,
  },
}

/** What every page knows: the shop's origin, and the visitor's country and currency. */
export function useRoot(): RootData {
  const sent = useRouteLoaderData<SentRoot>('root')
  return useMemo(() => (sent ? withDefaults(sent) : NOTHING_LOADED), [sent])
}
