import { useMatches } from 'react-router'

import { useSavedInStep } from '../saved/use-saved.ts'
import { Assistant } from '../assistant/call/assistant.tsx'
import { useCartInStep } from '../sales/cart/cart-count.ts'
import { CheckoutFooter } from '../sales/checkout/checkout-footer.tsx'
import { CheckoutHeader } from '../sales/checkout/checkout-header.tsx'
import { Toasts } from '../ui/toasts/toasts.tsx'
import { LanguageOffer } from './language-offer.tsx'
import { useOfflineLinks } from './offline-links.ts'
import { SiteFooter } from './site-footer.tsx'
import { headerIn, SiteHeader } from './site-header.tsx'
import { TestPaymentBanner } from './test-payment-banner.tsx'

/** Wraps every page, including error pages. */
export function PageFrame({ children }: { readonly children: React.ReactNode }) {
  useSavedInStep()
  useCartInStep()
  useOfflineLinks()
  // The checkout has no links that distract from it.
  const bare = headerIn(useMatches()) === 'checkout'
  return (
    <Assistant>
      <TestPaymentBanner />
      {bare ? <CheckoutHeader /> : <SiteHeader />}
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {bare ? <CheckoutFooter /> : <SiteFooter />}
      <Toasts />
      <LanguageOffer />
    </Assistant>
  )
}
