import * as messages from '@nawl/messages/assistant'
import { LANGUAGES } from '@nawl/messages/languages'
import { Link } from 'react-router'

import { Glyph } from '../../ui/glyph.tsx'
import { languageOf } from '../language-of.ts'
import { pageName } from '../tools/page-name.ts'
import type { Entry } from './conversation-state.ts'
import { handsOn } from './handed-on.ts'
import { RugCards } from './rug-cards.tsx'

type EntryViewProps = {
  readonly entry: Entry
  readonly onSay: (text: string, label: string) => void
  readonly onAnswer: (yes: boolean) => void
  readonly onUndo: () => void
  /** Called when a link hands the conversation on to a person. */
  readonly onHandOn: () => void
}

/** A message with its actions. Set like a printed interview: the question large, the answer below. */
export function EntryView({ entry, onSay, onAnswer, onUndo, onHandOn }: EntryViewProps) {
  const { who, text, source, choices, cards, language, undo, question } = entry
  const spoken = language ?? languageOf(text)
  return (
    <div className="assistant-entry" data-who={who}>
      <p className={who === 'visitor' ? 'type-h4' : 'type-ui'}>
        <span className="sr-only">{who === 'visitor' ? messages.you : messages.assistant}</span>
        <bdi lang={spoken} dir={LANGUAGES[spoken].direction}>
          {text}
        </bdi>
      </p>
      {cards && cards.length > 0 && <RugCards cards={cards} />}
      {source && (
        <SourceLink to={source} onHandOn={onHandOn}>
          {pageName(source)}
        </SourceLink>
      )}
      {choices && (
        <ul>
          {choices.map(({ label, source, say }) => (
            <li key={label}>
              {source && !say ? (
                <SourceLink to={source} onHandOn={onHandOn}>
                  <bdi lang={languageOf(label)}>{label}</bdi>
                </SourceLink>
              ) : (
                <button type="button" className="assistant-act" onClick={() => onSay(say ?? label, label)}>
                  <bdi lang={languageOf(label)}>{label}</bdi>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {question === 'open' && (
        <div className="flex gap-6">
          <button type="button" className="assistant-act" onClick={() => onAnswer(true)}>
            {messages.yes}
          </button>
          <button type="button" className="assistant-act" onClick={() => onAnswer(false)}>
            {messages.no}
          </button>
        </div>
      )}
      {undo === 'possible' && (
        <button type="button" className="assistant-act" onClick={onUndo}>
          <Glyph name="undo" size={16} /> {messages.undo}
        </button>
      )}
      {undo === 'done' && <p className="type-caption text-graphite">{messages.undone}</p>}
    </div>
  )
}

type SourceLinkProps = {
  readonly to: string
  readonly onHandOn: () => void
  readonly children: React.ReactNode
}

/** Navigates to the page and moves focus there. */
function SourceLink({ to, onHandOn, children }: SourceLinkProps) {
  const isHandOn = handsOn(to)
  return (
    <Link
      to={isHandOn ? `${to}#message` : to}
      className="assistant-act"
      onClick={({ currentTarget }) => {
        if (isHandOn) onHandOn()
        currentTarget.blur()
      }}
    >
      {children}
    </Link>
  )
}
