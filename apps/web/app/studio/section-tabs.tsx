import * as messages from '@nawl/messages/studio'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { useStore } from '../ui/store.ts'
import { isSheetScreen } from './bottom-sheet/sheet-screen.ts'
import { glideTo } from './glide-to.ts'
import { wantedSide } from './size/wanted-side.ts'

/** Ids of the sections' headings. */
const SECTIONS = [
  { id: 'yarns', text: messages.tabYarns },
  { id: 'size-and-price', text: messages.tabSize },
  { id: 'details', text: messages.tabDetails },
] as const
export type SectionId = (typeof SECTIONS)[number]['id']

type SectionTabsProps = {
  /** The scrolling element, if not the page. */
  readonly scroller: React.RefObject<HTMLElement | null>
  /** Called before scrolling to a section, to make room for it. */
  readonly onGo: (id: SectionId) => void
}

/** On a phone: tabs that show the current section of the tools and lead to the others. */
export function SectionTabs({ scroller, onGo }: SectionTabsProps) {
  const tabs = useRef<HTMLElement>(null)
  const [current, choose] = useCurrentSection(tabs, scroller)
  const show = (id: SectionId) => {
    choose(id)
    glideTo(document.getElementById(id), 'start')
  }
  const showSize = useEffectEvent(() => show('size-and-price'))
  const wanted = useStore(wantedSide, null)
  useEffect(() => {
    // By now the sheet has risen; the field takes the focus next.
    if (wanted && isSheetScreen()) showSize()
  }, [wanted])
  return (
    <nav ref={tabs} aria-label={messages.tabs} className="section-tabs">
      {SECTIONS.map(({ id, text }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'location' : undefined}
          onClick={(event) => {
            event.preventDefault()
            onGo(id)
            show(id)
          }}
          className="studio-tab type-ui flex items-center"
        >
          {text}
        </a>
      ))}
    </nav>
  )
}

/** A section counts as current from this distance below the tabs. */
const REACH = 96
/** A pause this long ends a scroll: sections passed on the way do not become current. */
const REST_MS = 100
/** Events by which a visitor starts to scroll. */
const HANDS = ['pointerdown', 'touchmove', 'wheel', 'keydown'] as const

/**
 * The last section that has reached the tabs when scrolling ends, or the one that was chosen: near the end of the
 * scroll range that one may never reach them.
 */
function useCurrentSection(
  tabs: React.RefObject<HTMLElement | null>,
  scroller: React.RefObject<HTMLElement | null>,
) {
  const [current, setCurrent] = useState<SectionId>('yarns')
  // Growing content can end a glide early: the chosen section stays current until the visitor scrolls.
  const isChosen = useRef(false)
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      if (isChosen.current) return
      const line = (tabs.current?.getBoundingClientRect().bottom ?? 0) + REACH
      const above = SECTIONS.findLast(({ id }) => isAbove(document.getElementById(id), line))
      setCurrent((last) => (isAtEnd(scroller.current) ? lower(last, above?.id) : (above?.id ?? 'yarns')))
    }
    const waitForRest = () => {
      clearTimeout(rest)
      rest = setTimeout(look, REST_MS)
    }
    const letGo = () => (isChosen.current = false)
    // Captured, because scroll events of inner elements do not bubble.
    addEventListener('scroll', waitForRest, { passive: true, capture: true })
    for (const hand of HANDS) addEventListener(hand, letGo, { passive: true, capture: true })
    return () => {
      clearTimeout(rest)
      for (const hand of HANDS) removeEventListener(hand, letGo, { capture: true })
      removeEventListener('scroll', waitForRest, { capture: true })
    }
  }, [tabs, scroller])
  const choose = (id: SectionId) => {
    isChosen.current = true
    setCurrent(id)
  }
  return [current, choose] as const
}

function isAbove(heading: HTMLElement | null, line: number): boolean {
  return heading !== null && heading.getBoundingClientRect().top < line
}

function isAtEnd(scroller: HTMLElement | null): boolean {
  if (!scroller || scroller.scrollTop === 0) return false
  return scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1
}

function lower(a: SectionId, b: SectionId | undefined): SectionId {
  return SECTIONS.findLast(({ id }) => id === a || id === b)?.id ?? a
}
