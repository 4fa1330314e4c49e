import { LANGUAGE } from '@nawl/messages/language'
import { LANGUAGES } from '@nawl/messages/languages'
import { pagePath } from '@nawl/messages/text/page-path'
import { useEffect, useRef, useState } from 'react'
import { useFetcher, useLocation, useNavigate } from 'react-router'

import { COUNTRY_PATH } from '../../page/country/country-path.ts'
import { browserDesigns } from '../../catalogue/cards/load-designs.ts'
import { useRoot } from '../../page/use-root.ts'
import { cartMark } from '../../sales/cart/cart-count.ts'
import { callJson } from '../../sales/order/calls/call-json.ts'
import { accountFetch } from '../../sign-in/session.ts'
import type { Offers } from '../../studio/assistant-offers.ts'
import type { Shop } from '../tools/shop.ts'
import { createListeners } from '../../ui/store.ts'
import { until } from '../until.ts'

/** Longest wait until a chosen country takes effect, or another page is on screen. */
const PATIENCE_MS = 5_000

/** The shop for the assistant's tools: one object for the whole call that always reflects the current page. */
export function useShop(offers: Offers): Shop {
  const { pathname, search } = useLocation()
  const root = useRoot()
  const navigate = useNavigate()
  const fetcher = useFetcher()
  const page = { pathname, here: pathname + search, root, navigate, submit: fetcher.submit }
  const latest = useRef(page)
  const [arrivals] = useState(() => createListeners())
  useEffect(() => {
    latest.current = page
    arrivals.notify()
  })
  const [shop] = useState<Shop>(() => ({
    offers,
    here: () => latest.current.here,
    go: async (path) => {
      await latest.current.navigate(path)
      // The router has arrived before the page has: what is done next would be done to the page before.
      const [pathname] = path.split(/[?#]/)
      await until(arrivals.subscribe, () => latest.current.pathname === pathname, PATIENCE_MS)
    },
    designs: async () => browserDesigns(({ designs }) => designs),
    currency: () => latest.current.root.currency,
    country: () => latest.current.root.country.code,
    notShippedTo: () => latest.current.root.prices.notShippedTo,
    language: () => LANGUAGE.code,
    chooseLanguage: (code) => {
      const path = pagePath(latest.current.pathname, LANGUAGES[code].prefix)
      // The studio writes its state into the address without the router.
      location.assign(path + location.search + location.hash)
    },
    piecesInCart: () => cartMark().count,
    askAccount: (path) => callJson(accountFetch, path),
    chooseCountry: async (code) => {
      await latest.current.submit({ country: code }, { method: 'post', action: COUNTRY_PATH })
      await until(arrivals.subscribe, () => latest.current.root.country.code === code, PATIENCE_MS)
    },
  }))
  return shop
}
