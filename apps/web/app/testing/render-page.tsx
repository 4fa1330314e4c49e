import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub, Outlet } from 'react-router'

import type { RootData } from '../root.tsx'
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
    readonly clientLoader?: unknown
    readonly clientAction?: unknown
    readonly shouldRevalidate?: unknown
  }
  /** The page's place among the routes, such as `/order/:number`. */
  readonly path: string
  readonly at?: string
  /** What the root gives, for each time it is asked. */
  readonly root?: () => RootData
  /** What the page is given where it has no loader of its own in a browser. */
  readonly loader?: () => unknown
  readonly others?: readonly OtherRoute[]
}

/** A page of the shop as its router shows it, and somebody to use it. */
export function renderPage({ module, path, at = path, root = () => ROOT, loader, others = [] }: PageWish) {
  const page = {
    path,
    Component: module.default,
    loader: module.clientLoader ?? loader,
    action: module.clientAction,
    shouldRevalidate: module.shouldRevalidate,
  } as StubRoute // a page's module types its own loader and action more closely
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: Frame,
      HydrateFallback: Nothing,
      loader: root,
      children: [page, ...others.map((other) => ({ Component: Nothing, ...other }))],
    },
  ])
  const user = userEvent.setup()
  return { user, ...render(<Stub initialEntries={[at]} />) }
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
