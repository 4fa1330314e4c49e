import type { SiteText, TextPreview as Preview } from '@nawl/contract/desk/site-text'
import { LANGUAGES, type LanguageCode } from '@nawl/messages/languages'
import * as messages from '@nawl/messages/site-texts'
import { useEffect, useState } from 'react'

import { callJson, command } from '../../sales/order/calls/call-json.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { RichText } from '../../ui/text/rich-text.tsx'
import { Section } from '../../ui/section.tsx'

const SHOW_AFTER_MS = 500

type TextPreviewProps = { readonly path: string; readonly value: SiteText; readonly language: string }

/** The text as its page would show it, rendered by the shop a moment after the last key. */
export function TextPreview({ path, value, language }: TextPreviewProps) {
  const [seen, setSeen] = useState<Preview | null>(null)
  const { body } = value
  useEffect(() => {
    let wanted = true
    const ask = async () => {
      const sent = command({ value: { fields: {}, body } })
      const called = await callJson<Preview>(accountFetch, `${path}/preview`, sent)
      if (wanted && called.ok) setSeen(called.answer)
    }
    const timer = setTimeout(() => void ask(), SHOW_AFTER_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [path, body])
  return (
    <Section title={messages.preview}>
      {seen && seen.problem !== null && <p className="type-caption mt-3 text-madder-deep">{seen.problem}</p>}
      <div
        className="text-preview mt-3"
        lang={language}
        dir={LANGUAGES[language as LanguageCode]?.direction ?? 'ltr'}
      >
        <RichText html={seen?.html ?? ''} />
      </div>
    </Section>
  )
}
