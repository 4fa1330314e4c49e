import * as messages from '@nawl/messages/assistant'
import { Link } from 'react-router'

import { Glyph } from '../../ui/glyph.tsx'
import { languageOf } from '../language-of.ts'
import { pageName } from '../tools/page-name.ts'
import type { Entry } from './conversation-state.ts'

type EntryViewProps = {
  readonly entry: Entry
  readonly onSay: (text: string) => void
  readonly onAnswer: (yes: boolean) => void
  readonly onUndo: () => void
}

/** A message with its actions. Set like a printed interview: the question large, the answer below. */
export function EntryView({ entry, onSay, onAnswer, onUndo }: EntryViewProps) {
  const { who, text, source, choices, undo, question } = entry
  return (
    <div className="assistant-entry" data-who={who}>
      <p className={who === 'visitor' ? 'type-h4' : 'type-ui'}>
        <span className="sr-only">{who === 'visitor' ? messages.you : messages.assistant}</span>
        <bdi lang={languageOf(text)}>{text}</bdi>
      </p>
      {source && <SourceLink to={source}>{pageName(source)}</SourceLink>}
      {choices && (
        <ul>
          {choices.map(({ label, source, say }) => (
            <li key={label}>
              {source && !say ? (
                <SourceLink to={source}>
                  <bdi lang={languageOf(label)}>{label}</bdi>
                </SourceLink>
              ) : (
                <button type="button" className="assistant-act" onClick={() => onSay(say ?? label)}>
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

/** Navigates to the page and moves focus there. */
function SourceLink({ to, children }: { readonly to: string; readonly children: React.ReactNode }) {
  return (
    <Link to={to} className="assistant-act" onClick={({ currentTarget }) => currentTarget.blur()}>
      {children}
    </Link>
  )
}
