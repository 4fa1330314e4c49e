import { LanguageLinks } from './language-links.tsx'
import * as messages from '@nawl/messages/shell'
import { Dialog } from '@base-ui/react/dialog'
import { HEADER_LINKS } from '../page/links.ts'
import { NavLink } from 'react-router'

import { useRoot } from '../page/use-root.ts'
import { CountryDrawerRow } from './country/country-drawer-row.tsx'
import { MenuGlyph } from './menu-glyph.tsx'
import { SiteLink } from './site-link.tsx'
import { siteSections } from './site-sections.ts'
import { Wordmark } from '../page/wordmark.tsx'
import type { PanelProps } from '../ui/use-panel.ts'

type MenuPanelProps = PanelProps & {
  /** Whether the header is the studio's, which is lower. */
  readonly low: boolean
}

/** The menu drawer: every page of the shop, at every width. */
export function MenuPanel({ open, onOpenChange, opener, low }: MenuPanelProps) {
  const close = () => onOpenChange(false)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Popup className="drawer start-0" finalFocus={opener}>
          <div className={`header-row shrink-0 ${low ? 'header-low' : ''}`}>
            <div className="header-start">
              <Dialog.Close
                className="-ms-[11px] grid size-11 cursor-pointer place-items-center"
                aria-label={messages.closeMenu}
              >
                <MenuGlyph name="cross" />
              </Dialog.Close>
              <Wordmark onClick={close} />
            </div>
          </div>
          <Dialog.Title className="sr-only">{messages.menu}</Dialog.Title>
          <DrawerLinks onFollow={close} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function DrawerLinks({ onFollow }: { readonly onFollow: () => void }) {
  // The company's pages are among the six links above.
  const sections = siteSections(useRoot().contacts).filter(({ title }) => title !== messages.sectionCompany)
  return (
    <nav aria-label={messages.allPages} className="drawer-links pt-6 pb-14">
      <ul>
        {HEADER_LINKS.map(({ label, to }) => (
          <li key={to} className="border-b border-rule first:border-t">
            <NavLink to={to} onClick={onFollow} className="drawer-link">
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
      {/* Until the header has space for both, in the longest words of our languages. */}
      <div className="mt-8 border-t border-rule min-[700px]:hidden">
        <CountryDrawerRow />
        <LanguageLinks
          className="type-ui flex min-h-13 items-center border-b border-rule"
          onFollow={onFollow}
        />
      </div>
      <div className="mt-12 grid grid-cols-2 gap-x-6 gap-y-8">
        {sections.map(({ title, links }) => (
          <section key={title} className="first:row-span-2">
            <h2 className="type-caption font-medium">{title}</h2>
            <ul className="mt-1">
              {links.map((link) => (
                <li key={link.to}>
                  <SiteLink link={link} onClick={onFollow} className="quiet-link type-ui" />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  )
}
