import { LanguageLinks } from './language-links.tsx'
import * as messages from '@nawl/messages/shell'
import { HEADER_LINKS } from '../page/links.ts'
import { NavLink, type UIMatch, useMatches } from 'react-router'

import { AccountTrigger } from '../account/account-trigger.tsx'
import { CartTrigger } from '../sales/cart/cart-trigger.tsx'
import { CountryTrigger } from './country/country-trigger.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { SearchTrigger } from './search/search-trigger.tsx'
import { Wordmark } from '../page/wordmark.tsx'

/**
 * A route with `handle = { header: 'studio' }` gets the lower header, one with `'checkout'` the header without links.
 */
type HeaderHandle = { readonly header: 'studio' | 'checkout' }

export function SiteHeader() {
  const low = headerIn(useMatches()) === 'studio'
  return (
    <header className={`page-margin header-row ${low ? 'header-low' : ''}`}>
      <div className="header-start">
        <MenuDrawer low={low} />
        <Wordmark />
      </div>
      <nav aria-label={messages.mainNavigation} className="hidden lg:block">
        <ul className="nav-list">
          {HEADER_LINKS.map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to} className="nav-link type-nav">
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="header-end">
        <SearchTrigger />
        <LanguageLinks className="header-word max-[700px]:hidden" />
        <CountryTrigger />
        <AccountTrigger />
        <CartTrigger />
      </div>
    </header>
  )
}

/** The header the current route requests; null for the default. */
export function headerIn(matches: readonly UIMatch[]): HeaderHandle['header'] | null {
  return matches.map(({ handle }) => handle).find(isHeaderHandle)?.header ?? null
}

function isHeaderHandle(handle: unknown): handle is HeaderHandle {
  return typeof handle === 'object' && handle !== null && 'header' in handle
}
