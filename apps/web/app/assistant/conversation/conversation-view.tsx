import * as messages from '@nawl/messages/assistant'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { LocalForm } from '../../ui/forms/local-form.tsx'
import type { Consent } from '../providers/provider.ts'
import type { Shop } from '../tools/shop.ts'
import { ConsentNote } from './consent-note.tsx'
import { type ConversationState } from './conversation-state.ts'
import type { Conversation } from './conversation.ts'
import { EntryView } from './entry-view.tsx'
import { handOn } from './handed-on.ts'
import { hasConsented, saveConsent } from './consent.ts'
import { pageContext } from './page-context.ts'
import { languageOf } from '../language-of.ts'
import { suggestions } from './suggestions.ts'
import { VoiceControls } from './voice-controls.tsx'

type ConversationViewProps = {
  readonly conversation: Conversation
  readonly consent: Consent
  readonly shop: Shop
  readonly isConnecting: boolean
  readonly onEnd: () => void
}

/** The messages and the ways to answer. */
export function ConversationView({
  conversation,
  consent,
  shop,
  isConnecting,
  onEnd,
}: ConversationViewProps) {
  const state = useSyncExternalStore(conversation.subscribe, conversation.state)
  const field = useRef<HTMLInputElement>(null)
  const [isAsking, setAsking] = useState(false)
  const { entries, caption, microphone } = state
  const listen = (on: boolean) => {
    if (on && consent.before === 'microphone' && !hasConsented(consent.processor)) setAsking(true)
    else conversation.setMuted(!on)
  }
  const settle = (agreed: boolean) => {
    setAsking(false)
    field.current?.focus()
    if (!agreed) return
    saveConsent(consent.processor)
    conversation.setMuted(false)
  }
  const act = (then: () => void) => () => {
    // A pressed suggestion disappears: keep focus in the text field.
    field.current?.focus()
    then()
  }
  const isFresh = entries.every(({ who }) => who === 'assistant')
  return (
    <>
      <Log state={state}>
        {entries.map((entry) => (
          <EntryView
            key={entry.id}
            entry={entry}
            onSay={(text, label) => act(() => conversation.send(text, label))()}
            onAnswer={(yes) => act(() => conversation.answer(yes))()}
            onUndo={act(() => conversation.undo(entry.id))}
            onHandOn={() => handOn(entries)}
          />
        ))}
      </Log>
      {caption && (
        <p aria-hidden dir="auto" className="type-ui flex-none px-6 pb-3 text-graphite max-sm:px-5">
          {caption.text}
        </p>
      )}
      {isAsking && (
        <ConsentNote text={consent.text} onAgree={() => settle(true)} onWrite={() => settle(false)} />
      )}
      {isFresh && !isAsking && (
        <Suggestions
          sentences={suggestions(pageContext(shop))}
          onSay={(text) => act(() => conversation.send(text))()}
        />
      )}
      <SayForm field={field} onSay={conversation.send} />
      <VoiceControls
        microphone={microphone}
        status={statusWords(state, isConnecting)}
        onLevel={conversation.onLevel}
        onListen={listen}
        onEnd={onEnd}
      />
    </>
  )
}

function Log({ state, children }: { readonly state: ConversationState; readonly children: React.ReactNode }) {
  const log = useRef<HTMLDivElement>(null)
  const { entries } = state
  useEffect(() => {
    const latest = log.current?.lastElementChild
    if (entries.length > 1) latest?.scrollIntoView({ block: 'nearest' })
  }, [entries])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, which the keyboard does from inside
    <div ref={log} role="log" aria-label={messages.conversation} tabIndex={0} className="assistant-log">
      {children}
    </div>
  )
}

type SaysProps = { readonly onSay: (text: string) => void }

function Suggestions({ sentences, onSay }: SaysProps & { readonly sentences: readonly string[] }) {
  return (
    <ul aria-label={messages.youCouldSay} className="assistant-suggestions">
      {sentences.map((sentence) => (
        <li key={sentence}>
          <button type="button" dir="auto" lang={languageOf(sentence)} onClick={() => onSay(sentence)}>
            {sentence}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Longest message, in characters. */
const LONGEST = 500

function SayForm({ field, onSay }: SaysProps & { readonly field: React.RefObject<HTMLInputElement | null> }) {
  const [text, setText] = useState('')
  const submit = () => {
    if (text.trim() === '') return
    onSay(text.trim())
    setText('')
  }
  return (
    <LocalForm onSend={submit} className="newsletter-line assistant-form">
      <input
        ref={field}
        value={text}
        maxLength={LONGEST}
        dir="auto"
        aria-label={messages.writeTo}
        placeholder={messages.writeTo}
        autoComplete="off"
        enterKeyHint="send"
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="type-button">
        {messages.send}
      </button>
    </LocalForm>
  )
}

function statusWords({ phase, microphone, share }: ConversationState, isConnecting: boolean): string {
  if (isConnecting) return messages.connecting
  if (microphone === 'opening')
    return share === null ? messages.opening : messages.fetching({ percent: Math.round(share * 100) })
  if (phase === 'thinking') return messages.thinking
  if (phase === 'speaking') return messages.speaking
  if (microphone === 'muted') return messages.muted
  return microphone === 'on' ? messages.listening : ''
}
