import { useEffect, useRef, useState } from 'react'

const SECTIONS = [
  { id: 'yarns', text: 'Yarns' },
  { id: 'size-and-price', text: 'Size and price' },
  { id: 'details', text: 'Details' },
] as const
type SectionId = (typeof SECTIONS)[number]['id']

/** On a phone: where in the tools one is, and a way to the other parts. */
export function SectionTabs() {
  const tabs = useRef<HTMLElement>(null)
  const current = useCurrentSection(tabs)
  return (
    <nav ref={tabs} aria-label="Studio" className="section-tabs">
      {SECTIONS.map(({ id, text }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'location' : undefined}
          onClick={(event) => {
            event.preventDefault()
            document.getElementById(id)?.scrollIntoView({ behavior: 'smooth' })
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

/** The last section that has come up to the tabs. */
function useCurrentSection(tabs: React.RefObject<HTMLElement | null>): SectionId {
  const [current, setCurrent] = useState<SectionId>('yarns')
  useEffect(() => {
    const look = () => {
      const line = (tabs.current?.getBoundingClientRect().bottom ?? 0) + REACH
      const above = SECTIONS.findLast(({ id }) => isAbove(document.getElementById(id), line))
      setCurrent(above?.id ?? 'yarns')
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [tabs])
  return current
}

function isAbove(section: HTMLElement | null, line: number): boolean {
  return section !== null && section.getBoundingClientRect().top < line
}
