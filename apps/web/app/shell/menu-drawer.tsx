import { Dialog } from '@base-ui/react/dialog'
import { HEADER_LINKS } from '@nawl/domain/shop/links'
import { useState } from 'react'

import { SiteLink } from './site-link.tsx'
import { SITE_SECTIONS } from './site-sections.ts'
import { Wordmark } from './wordmark.tsx'

/** The menu button and the drawer it opens: every page of the shop, at every width. */
export function MenuDrawer() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className="menu-button" aria-label="Menu">
        <MenuGlyph />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Popup className="drawer drawer-left">
          <div className="flex h-15 shrink-0 items-center gap-[14px] sm:h-19">
            <Dialog.Close className="menu-button" aria-label="Close menu">
              <CloseGlyph />
            </Dialog.Close>
            <Wordmark onClick={close} />
          </div>
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <DrawerLinks onFollow={close} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function DrawerLinks({ onFollow }: { readonly onFollow: () => void }) {
  // Company repeats the six links above it.
  const sections = SITE_SECTIONS.filter(({ title }) => title !== 'Company')
  return (
    <nav aria-label="All pages" className="pt-6 pb-14">
      <ul>
        {HEADER_LINKS.map((link) => (
          <li key={link.to} className="border-b border-rule first:border-t">
            <SiteLink link={link} onClick={onFollow} className="drawer-link" />
          </li>
        ))}
      </ul>
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

function MenuGlyph() {
  return (
    <svg
      viewBox="0 0 22 22"
      width="22"
      height="22"
      aria-hidden="true"
      stroke="currentColor"
      shapeRendering="crispEdges"
    >
      <path d="M0 6.5h22M0 15.5h22" />
    </svg>
  )
}

function CloseGlyph() {
  return (
    <svg
      viewBox="0 0 22 22"
      width="22"
      height="22"
      aria-hidden="true"
      stroke="currentColor"
      strokeWidth="1.25"
    >
      <path d="m4 4 14 14M18 4 4 18" />
    </svg>
  )
}
