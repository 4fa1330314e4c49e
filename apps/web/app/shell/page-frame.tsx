import { LanguageOffer } from './language-offer.tsx'
import * as messages from '@nawl/messages/shell'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router'

import { useSavedInStep } from '../saved/use-saved.ts'
import { Assistant } from '../assistant/call/assistant.tsx'
import { PANEL_ID } from '../assistant/call/panel-id.ts'
import { useCartInStep } from '../sales/cart/cart-count.ts'
import { CheckoutFooter } from '../sales/checkout/checkout-footer.tsx'
import { CheckoutHeader } from '../sales/checkout/checkout-header.tsx'
import { Toasts } from '../ui/toasts/toasts.tsx'
import { useOfflineLinks } from './offline-links.ts'
import { SiteFooter } from './site-footer.tsx'
import { headerIn, SiteHeader } from './site-header.tsx'
import { TestPaymentBanner } from './test-payment-banner.tsx'

/** Wraps every page, including error pages. */
export function PageFrame({ children }: { readonly children: React.ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const arrived = useArrival(main)
  useSavedInStep()
  useCartInStep()
  useOfflineLinks()
  // The checkout has no links that distract from it.
  const bare = headerIn(useMatches()) === 'checkout'
  return (
    <Assistant>
      <a href="#content" className="skip-link type-ui">
        {messages.skipToContent}
      </a>
      <TestPaymentBanner />
      {bare ? <CheckoutHeader /> : <SiteHeader />}
      <main id="content" ref={main} tabIndex={-1} className="outline-none">
        {children}
      </main>
      {bare ? <CheckoutFooter /> : <SiteFooter />}
      <output className="sr-only">{arrived}</output>
      <Toasts />
      <LanguageOffer />
    </Assistant>
  )
}

/**
 * Client-side navigation is silent for screen readers: after each change of path this moves focus to the page's
 * content and returns the title to announce. If the visitor navigated by talking to the assistant, focus stays there.
 */
function useArrival(main: React.RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (!document.activeElement?.closest(`#${PANEL_ID}`)) main.current?.focus({ preventScroll: true })
    setTitle(document.title)
  }, [main, pathname])
  return title
}
