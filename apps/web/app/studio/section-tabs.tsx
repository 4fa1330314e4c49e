import { useEffect, useRef, useState } from 'react'

import { glideTo } from './glide-to.ts'

/** Each by the id of its heading. */
const SECTIONS = [
  { id: 'yarns', text: 'Yarns' },
  { id: 'size-and-price', text: 'Size and price' },
  { id: 'details', text: 'Details' },
] as const
export type SectionId = (typeof SECTIONS)[number]['id']

type SectionTabsProps = {
  /** Scrolls the sections, where the page does not. */
  readonly scroller: React.RefObject<HTMLElement | null>
  /** Makes room for a section before it is scrolled to. */
  readonly onGo: (id: SectionId) => void
}

/** On a phone: where in the tools one is, and a way to the other parts. */
export function SectionTabs({ scroller, onGo }: SectionTabsProps) {
  const tabs = useRef<HTMLElement>(null)
  const [current, choose] = useCurrentSection(tabs, scroller)
  return (
    <nav ref={tabs} aria-label="Studio" className="section-tabs">
      {SECTIONS.map(({ id, text }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'location' : undefined}
          onClick={(event) => {
            event.preventDefault()
            choose(id)
            onGo(id)
            glideTo(document.getElementById(id), 'start')
          }}
          className="section-tab type-ui"
        >
          {text}
        </a>
      ))}
    </nav>
  )
}

/** How far below the tabs a section may begin and already be the one that is read. */
const REACH = 96
/** A pause this long ends a scroll: what is passed on the way to a chosen section is not where one is. */
const REST_MS = 100
/** How somebody begins to scroll. */
const HANDS = ['pointerdown', 'touchmove', 'wheel', 'keydown'] as const

/**
 * The last section that has come up to the tabs when all is at rest, or the one that was chosen: near
 * the end of what scrolls that need not have come up.
 */
function useCurrentSection(
  tabs: React.RefObject<HTMLElement | null>,
  scroller: React.RefObject<HTMLElement | null>,
) {
  const [current, setCurrent] = useState<SectionId>('yarns')
  // What grows on the way ends a glide early: the chosen section stays the current one until a hand scrolls.
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
    // Captured: the page does not hear of what is scrolled within it.
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
