import './app.css'

import * as messages from '@nawl/messages/shell'
import type { ShopAnswer } from '@nawl/contract/shop/shop-contacts'
import { LANGUAGE } from '@nawl/messages/language'
import { pagePath } from '@nawl/messages/text/page-path'
import { setOwnNames } from '@nawl/messages/text/own-names'
import { setOwnSentences } from '@nawl/messages/text/own-sentences'
import { setShopNames, shopName } from '@nawl/messages/text/shop-name'
import { MADDER } from '@nawl/domain/shop/accent'
import { setOrderPrefix } from '@nawl/domain/order/order-number'
import { setShopHours } from '@nawl/domain/shop/hours'
import { type CardChange, setShadeCard } from '@nawl/domain/yarn/library/shade-card'
import { setPrices } from '@nawl/domain/shop/price-list'
import { currencyOf } from '@nawl/domain/shop/countries/countries'
import { use } from 'react'
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'

import type { Route } from './+types/root'
import { inLanguage } from './api/in-language.ts'
import { readApi } from './api/read-api.ts'
import { readCartMark } from './sales/cart/cart-mark.ts'
import { Nonce } from './nonce.ts'
import { pageContext } from './page/page-context.ts'
import { type SentRoot, withDefaults, withoutDefaults } from './page/use-root.ts'
import { WakeWhenPainted } from './paint-first.tsx'
import { shortCountryName } from './page/country/country-name.ts'
import { COUNTRY_PATH } from './page/country/country-path.ts'
import { loadPrices } from './page/country/load-prices.ts'
import { rememberedCountry } from '@nawl/contract/shop/country-cookie'
import amiri from './ui/fonts/amiri.woff2?url'
import instrumentSans from './ui/fonts/instrument-sans.woff2?url'
import newsreader from './ui/fonts/newsreader-display.woff2?url'
import plexArabic from './ui/fonts/plex-arabic.woff2?url'
import plexArabicMedium from './ui/fonts/plex-arabic-medium.woff2?url'
import { Arrival } from './shell/arrival.tsx'
import { TextLink } from './ui/controls/text-link.tsx'

export async function loader({ context, request }: Route.LoaderArgs): Promise<SentRoot> {
  const cookies = request.headers.get('cookie')
  const { publicUrl, testPaymentAllowed, fetchApi, formTooLarge } = context.get(pageContext)
  if (formTooLarge) throw data(null, { status: 413 })
  const [contacts, prices, yarns] = await Promise.all([
    readApi<ShopAnswer>(fetchApi, inLanguage('/api/contacts')),
    loadPrices(fetchApi),
    readApi<readonly CardChange[]>(fetchApi, '/api/yarns'),
  ])
  if (!contacts) throw new Error('the shop does not say where it is reached')
  const { code } = rememberedCountry(cookies, prices.notShippedTo)
  // Named here, so that the header of every page does without the names of all countries.
  const country = { code, shortName: shortCountryName({ code }) }
  const { count, of } = readCartMark(cookies)
  return withoutDefaults({
    publicUrl,
    testPaymentAllowed,
    contacts,
    country,
    currency: currencyOf({ code }),
    prices,
    yarns: yarns ?? [],
    inCart: { count, of },
  })
}

/** Root data does not change between pages. */
export function shouldRevalidate({ formAction }: ShouldRevalidateFunctionArgs): boolean {
  return formAction === pagePath(COUNTRY_PATH, LANGUAGE.prefix)
}

/** Prices depend on the visitor's currency, so pages must not be cached for others. */
export function headers(): HeadersInit {
  return { 'cache-control': 'private, no-cache' }
}

/** The fonts that every page of the language sets text in. */
const FONTS =
  LANGUAGE.script === 'Arab' ? [amiri, plexArabic, plexArabicMedium] : [newsreader, instrumentSans]

export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = use(Nonce)
  const sent = useRouteLoaderData<SentRoot>('root')
  const root = sent && withDefaults(sent)
  // Before anything below is rendered, on the server and in the browser: messages name the shop and its designs, sizes
  // have prices.
  if (root) {
    setShopNames(root.contacts.name)
    setPrices(root.prices)
    setShopHours(root.contacts.hours)
    setOrderPrefix(root.contacts.orderPrefix)
    setOwnSentences(LANGUAGE.code, root.contacts.ownSentences)
    setShadeCard(root.yarns)
    setOwnNames({ [LANGUAGE.code]: root.contacts.ownNames })
  }
  return (
    <html lang={LANGUAGE.code} dir={LANGUAGE.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#F7F3EC" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {FONTS.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
        {root && root.contacts.accent !== MADDER && (
          <link rel="stylesheet" href={`/accent/${root.contacts.accent.slice(1)}.css`} />
        )}
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        <WakeWhenPainted />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <Arrival>
      <Outlet />
    </Arrival>
  )
}

type Fault = { readonly title: string; readonly heading: string; readonly text: string }

const BROKEN: Fault = {
  title: messages.brokenTitle,
  heading: messages.brokenHeading,
  text: messages.brokenText,
}

/** Messages by status; all other errors are our fault. */
const FAULTS: Readonly<Record<number, Fault>> = {
  404: { title: messages.missingTitle, heading: messages.missingHeading, text: messages.missingText },
  413: {
    title: messages.tooLongTitle,
    heading: messages.tooLongHeading,
    text: messages.tooLongText,
  },
}

/** Last resort: no header and no data, so that it cannot depend on what broke. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { title, heading, text } = (isRouteErrorResponse(error) && FAULTS[error.status]) || BROKEN
  return (
    <main className="page-margin py-32">
      <title>{`${title} · ${shopName(LANGUAGE.code)}`}</title>
      <h1 className="type-h1">{heading}</h1>
      <p className="type-body mt-6 max-w-[36em]">{text}</p>
      <p className="mt-8">
        <TextLink to="/products">{messages.browseAll}</TextLink>
      </p>
    </main>
  )
}
