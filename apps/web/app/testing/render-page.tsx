import { NO_SENTENCES } from '@nawl/messages/text/own-sentences'
import { DEFAULT_ORDER_PREFIX } from '@nawl/domain/order/order-number'
import { TERMS_VERSION } from '@nawl/domain/shop/facts'
import { MADDER } from '@nawl/domain/shop/accent'
import { DEFAULT_HOURS } from '@nawl/domain/shop/hours'
import { DEFAULT_PRICES } from '@nawl/domain/shop/price-list'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub, Outlet, RouterContextProvider } from 'react-router'

import { pageContext } from '../page/page-context.ts'
import type { RootData } from '../page/use-root.ts'
import { Toasts } from '../ui/toasts/toasts.tsx'

export const ROOT: RootData = {
  publicUrl: 'https://nawl.example',
  testPaymentAllowed: true,
  country: { code: 'US', shortName: 'USA' },
  currency: 'USD',
  prices: { ...DEFAULT_PRICES, notShippedTo: ['KP'] },
  yarns: [],
  inCart: { count: 0, of: 'rugs' },
  contacts: {
    name: { en: 'Nawl', ar: 'نول' },
    phone: '+971 4 000 0000',
    showroom: 'showroom@nawl.example',
    support: 'support@nawl.example',
    trade: 'trade@nawl.example',
    press: 'press@nawl.example',
    care: 'care@nawl.example',
    social: { instagram: '', facebook: '', linkedin: '' },
    ownNames: {},
    ownSentences: NO_SENTENCES,
    termsVersion: TERMS_VERSION,
    orderPrefix: DEFAULT_ORDER_PREFIX,
    hours: DEFAULT_HOURS,
    accent: MADDER,
  },
}

type StubRoute = Parameters<typeof createRoutesStub>[0][number]

/** A route besides the page's, such as one that a form posts to. */
type OtherRoute = Pick<StubRoute, 'path' | 'action' | 'loader' | 'Component'>

type PageWish = {
  /** The exports of a page's module, or a component. */
  readonly module: {
    readonly default: unknown
    /** Called only if there is no client loader or action. */
    readonly loader?: unknown
    readonly action?: unknown
    readonly clientLoader?: unknown
    readonly clientAction?: unknown
    readonly shouldRevalidate?: unknown
  }
  /** The route path, such as `/order/:number`. */
  readonly path: string
  readonly at?: string
  /** The root loader's data, for each call. */
  readonly root?: () => RootData
  readonly others?: readonly OtherRoute[]
  /** A page without the shop's frame, which has its own live region. */
  readonly isFrameless?: boolean
}

/** Renders a page with its router, and a user to operate it. */
export function renderPage({
  module,
  path,
  at = path,
  root = () => ROOT,
  others = [],
  isFrameless = false,
}: PageWish) {
  const page = {
    path,
    Component: module.default,
    loader: module.clientLoader ?? module.loader,
    action: module.clientAction ?? module.action,
    shouldRevalidate: module.shouldRevalidate,
  } as StubRoute // a page's module types its own loader and action more closely
  const Stub = createRoutesStub(
    [
      {
        id: 'root',
        path: '/',
        Component: isFrameless ? Outlet : Frame,
        HydrateFallback: Nothing,
        loader: root,
        children: [page, ...others.map((other) => ({ Component: Nothing, ...other }))],
      },
    ],
    serverContext(),
  )
  const user = userEvent.setup()
  return { user, ...render(<Stub initialEntries={[at]} />) }
}

/** The context of server loaders and actions: the same network as the components'. */
function serverContext() {
  const context = new RouterContextProvider()
  context.set(pageContext, {
    fetchApi: (path, init) => fetch(path, init),
    publicUrl: ROOT.publicUrl,
    testPaymentAllowed: ROOT.testPaymentAllowed,
    nonce: undefined,
    report: console.error,
    formTooLarge: false,
  })
  return context
}

function Frame() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  )
}

const Nothing = () => null
