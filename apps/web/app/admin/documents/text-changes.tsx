import * as messages from '@nawl/messages/documents'

import { Sentence } from '../../ui/text/sentence.tsx'
import { type DifferencePart, textDifference, valueChanges } from './value-changes.ts'

/** The texts of a document whose changes are shown word by word. */
export type Texts<Value> = {
  readonly of: (value: Value) => unknown
  /** What one is called, by its path within those: `body`, `fields.title`. */
  readonly nameOf: (path: string) => string
}

type TextChangesProps = {
  readonly before: unknown
  readonly after: unknown
  readonly nameOf: Texts<unknown>['nameOf']
}

/** What changes between two values of a document, word by word: struck out and written. */
export function TextChanges({ before, after, nameOf }: TextChangesProps) {
  const changes = valueChanges(before, after)
  if (changes.length === 0) return null
  return (
    <dl aria-label={messages.changes} className="text-changes type-ui">
      {changes.map((change) => (
        <div key={change.path}>
          <dt className="type-caption text-graphite">{nameOf(change.path)}</dt>
          <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
            <Sentence parts={textDifference(change).map(shown)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function shown({ kind, text }: DifferencePart) {
  if (kind === 'gone') return <del className="text-graphite">{text}</del>
  return kind === 'new' ? <ins className="text-change-new">{text}</ins> : text
}
