import { HEADER_LINKS } from '@nawl/domain/shop/links'
import { NavLink, useMatches } from 'react-router'

import { MenuDrawer } from './menu-drawer.tsx'
import { Wordmark } from './wordmark.tsx'

/** A route with `handle = { header: 'studio' }` gets the lower header. */
export type HeaderHandle = { readonly header: 'studio' }

export function SiteHeader() {
  const low = useMatches().some(({ handle }) => isHeaderHandle(handle))
  return (
    <header
      className={`page-margin grid h-15 grid-cols-[44px_1fr_44px] items-center sm:flex sm:justify-between ${low ? 'sm:h-16' : 'sm:h-19'}`}
    >
      <div className="contents sm:flex sm:items-center sm:gap-[14px]">
        <MenuDrawer />
        <div className="justify-self-center">
          <Wordmark />
        </div>
      </div>
      <nav aria-label="Main" className="hidden lg:block">
        <ul className="flex gap-[30px]">
          {HEADER_LINKS.map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to} className="nav-link type-nav">
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}

function isHeaderHandle(handle: unknown): handle is HeaderHandle {
  return typeof handle === 'object' && handle !== null && 'header' in handle && handle.header === 'studio'
}
