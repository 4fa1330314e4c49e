import * as messages from '@nawl/messages/contact'
import type { FaqTopic } from '@nawl/contract/catalogue/site-texts'
import { useEffect, useRef } from 'react'

import { RichText } from '../../../ui/text/rich-text.tsx'

type FaqPanelProps = {
  readonly topic: FaqTopic
  readonly hidden: boolean
  /** Anchor of the question that the URL links to. */
  readonly anchor: string
}

/** The questions of a topic; any number can be open. */
export function FaqPanel({ topic, hidden, anchor }: FaqPanelProps) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (hidden || anchor === '') return
    const asked = panel.current?.querySelector<HTMLDetailsElement>(`details[id="${CSS.escape(anchor)}"]`)
    if (!asked) return
    asked.open = true
    asked.scrollIntoView({ block: 'start' })
  }, [hidden, anchor])
  return (
    <section
      ref={panel}
      id={`panel-${topic.id}`}
      role="tabpanel"
      aria-labelledby={`tab-${topic.id}`}
      hidden={hidden}
      className="faq-panel"
    >
      {topic.questions.map(({ anchor: own, question, answer }) => (
        <details key={own} id={own} className="faq-question">
          <summary>
            <h2 className="type-h3">{question}</h2>
          </summary>
          <RichText html={answer} className="type-body max-w-[40em] pb-3" />
          <p className="faq-link type-caption">
            <a href={`#${own}`}>{messages.linkToAnswer}</a>
          </p>
        </details>
      ))}
    </section>
  )
}
