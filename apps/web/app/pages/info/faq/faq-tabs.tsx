import * as messages from '@nawl/messages/contact'
import { BACK_KEY, FORWARD_KEY } from '../../../ui/keys/arrow-keys.ts'
import type { FaqTopic } from '@nawl/contract/catalogue/site-texts'
import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'

type FaqTabsProps = { readonly topics: readonly FaqTopic[]; readonly open: string | undefined }

/** One tab per topic. Tabs are links as well, so that they work before hydration and without scripts. */
export function FaqTabs({ topics, open }: FaqTabsProps) {
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)
  const turn = (event: React.KeyboardEvent) => {
    const at = topics.findIndex(({ id }) => id === open)
    const next = {
      [FORWARD_KEY]: at + 1,
      ArrowDown: at + 1,
      [BACK_KEY]: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: -1,
    }[event.key]
    const topic = next === undefined ? undefined : topics.at(next % topics.length)
    if (!topic) return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>(`#tab-${topic.id}`)?.focus()
    void navigate(addressOf(topic), { preventScrollReset: true, replace: true })
  }
  return (
    <div ref={list} role="tablist" aria-label={messages.subjects} className="faq-tabs">
      {topics.map((topic) => (
        <Link
          key={topic.id}
          id={`tab-${topic.id}`}
          role="tab"
          to={addressOf(topic)}
          preventScrollReset
          replace
          aria-selected={topic.id === open}
          aria-controls={`panel-${topic.id}`}
          tabIndex={topic.id === open ? 0 : -1}
          onKeyDown={turn}
          className="faq-tab type-h4"
        >
          {topic.title}
        </Link>
      ))}
    </div>
  )
}

const addressOf = ({ id }: FaqTopic) => `/faq?topic=${id}`
