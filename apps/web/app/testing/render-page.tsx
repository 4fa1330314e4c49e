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
  notShippedTo: ['KP'],
  rugsInCart: 0,
  contacts: {
    phone: '+971 4 000 0000',
    showroom: 'showroom@nawl.example',
    support: 'support@nawl.example',
    trade: 'trade@nawl.example',
    press: 'press@nawl.example',
    care: 'care@nawl.example',
    social: { instagram: '', facebook: '', linkedin: '' },
  },
}

type StubRoute = Parameters<typeof createRoutesStub>[0][number]

/** Another route than the page's, such as one that a form is sent to. */
type OtherRoute = Pick<StubRoute, 'path' | 'action' | 'loader' | 'Component'>

type PageWish = {
  /** What a page's module exports, or a component of no page. */
  readonly module: {
    readonly default: unknown
    /** Those of the server are called only where a browser has none of its own. */
    readonly loader?: unknown
    readonly action?: unknown
    readonly clientLoader?: unknown
    readonly clientAction?: unknown
    readonly shouldRevalidate?: unknown
  }
  /** The page's place among the routes, such as `/order/:number`. */
  readonly path: string
  readonly at?: string
  /** What the root gives, for each time it is asked. */
  readonly root?: () => RootData
  readonly others?: readonly OtherRoute[]
  /** A page outside of the shop's frame, which says things in a place of its own. */
  readonly isFrameless?: boolean
}

/** A page of the shop as its router shows it, and somebody to use it. */
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

/** What loaders and actions of the server are handed: the same network as the components'. */
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
