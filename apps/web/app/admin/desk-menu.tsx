import './desk-menu.css'

import type { DeskCaller } from '@nawl/contract/desk/staff'
import * as messages from '@nawl/messages/desk'
import { title as today } from '@nawl/messages/today'
import { useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'

import { Glyph } from '../ui/glyph.tsx'
import { groupsOf, MESSAGES_PATH, TODAY_PATH } from './desk-pages.ts'
import { WaitingCount, WaitingMark } from './waiting-count.tsx'

/** The pages that the caller may open, in groups: beside the page, or behind a button where there is no room for that. */
export function DeskMenu({ caller }: { readonly caller: DeskCaller | null }) {
  return (
    <nav aria-label={messages.name} className="desk-menu type-ui">
      {caller && <Groups caller={caller} />}
    </nav>
  )
}

function Groups({ caller }: { readonly caller: DeskCaller }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const { pathname } = useLocation()
  const current = (path: string) => (isOn(path, pathname) ? 'page' : undefined)
  // A low window scrolls the pages: the one that is open is among those that are seen.
  useEffect(() => {
    const here = list.current?.querySelector('[aria-current]')
    if (here && list.current) scrollWithin(list.current, here)
  }, [])
  useEffect(() => {
    if (!isOpen) return
    const leave = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [isOpen])
  return (
    <>
      <p className="desk-menu-button">
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {messages.menu}
          <Glyph name="chevron" size={18} className={isOpen ? 'rotate-180' : ''} />
        </button>
        {!isOpen && <WaitingMark />}
      </p>
      <div ref={list} id={id} data-open={isOpen || undefined} className="desk-groups">
        <ul>
          <li>
            <Link to={TODAY_PATH} aria-current={current(TODAY_PATH)} onClick={() => setOpen(false)}>
              {today}
            </Link>
          </li>
        </ul>
        {groupsOf(caller).map(({ label, pages }, index) => (
          <div key={label} role="group" aria-labelledby={`${id}${index}`}>
            <p id={`${id}${index}`} className="type-caption text-graphite">
              {label}
            </p>
            <ul>
              {pages.map(({ path, label: page }) => (
                <li key={path}>
                  <Link to={path} aria-current={current(path)} onClick={() => setOpen(false)}>
                    {page}
                  </Link>
                  {path === MESSAGES_PATH && <WaitingCount />}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  )
}

/** Whether a page of the desk is the open one, or one that it leads to. An order's page has no part of its list's path. */
function isOn(path: string, open: string): boolean {
  if (path === '/desk') return open === path || /^\/desk\/(?:NW-|orders\/)/.test(open)
  return open === path || open.startsWith(`${path}/`)
}

/** Scrolls an element within its list, and nothing around that. */
function scrollWithin(list: HTMLElement, element: Element): void {
  const [within, box] = [list.getBoundingClientRect(), element.getBoundingClientRect()]
  if (box.bottom > within.bottom) list.scrollTop += box.bottom - within.bottom
}
