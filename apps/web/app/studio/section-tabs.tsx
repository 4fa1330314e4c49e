import { useEffect, useRef, useState } from 'react'

import { glideTo } from './glide-to.ts'

/** Each by the id of its heading. */
const SECTIONS = [
  { id: 'yarns', text: 'Yarns' },
  { id: 'size-and-price', text: 'Size and price' },
  { id: 'details', text: 'Details' },
] as const
type SectionId = (typeof SECTIONS)[number]['id']

/** On a phone: where in the tools one is, and a way to the other parts. */
export function SectionTabs() {
  const tabs = useRef<HTMLElement>(null)
  const [current, setCurrent] = useCurrentSection(tabs)
  return (
    <nav ref={tabs} aria-label="Studio" className="section-tabs">
      {SECTIONS.map(({ id, text }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'location' : undefined}
          onClick={(event) => {
            event.preventDefault()
            setCurrent(id)
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

/** The last section that has come up to the tabs when the page is at rest, or the one that was chosen. */
function useCurrentSection(tabs: React.RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState<SectionId>('yarns')
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const line = (tabs.current?.getBoundingClientRect().bottom ?? 0) + REACH
      const above = SECTIONS.findLast(({ id }) => isAbove(document.getElementById(id), line))
      setCurrent(above?.id ?? 'yarns')
    }
    const waitForRest = () => {
      clearTimeout(rest)
      rest = setTimeout(look, REST_MS)
    }
    addEventListener('scroll', waitForRest, { passive: true })
    return () => {
      clearTimeout(rest)
      removeEventListener('scroll', waitForRest)
    }
  }, [tabs])
  return [current, setCurrent] as const
}

function isAbove(heading: HTMLElement | null, line: number): boolean {
  return heading !== null && heading.getBoundingClientRect().top < line
}
