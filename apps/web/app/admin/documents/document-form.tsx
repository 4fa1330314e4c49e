import './documents.css'

import * as messages from '@nawl/messages/documents'

import { useEffect, useRef } from 'react'

import { Button } from '../../ui/controls/button.tsx'
import { PublishBar } from './publish-bar.tsx'
import { RevisionList } from './revision-list.tsx'
import { RevisionReview } from './revision-review.tsx'
import type { DocumentEditor } from './use-document.ts'
import type { Texts } from './text-changes.tsx'
import { type Fields, Versions } from './versions.tsx'

type DocumentFormProps<Value> = {
  readonly editor: DocumentEditor<Value>
  /** The fields, also for what somebody else wrote, which is only read. */
  readonly fields: (fields: Fields<Value>) => React.ReactNode
  /** Whose changes are shown word by word. */
  readonly texts?: Texts<Value>
  /** Beside the fields, such as a preview. */
  readonly children?: React.ReactNode
  /** In place of publishing, for a document that is not published. */
  readonly bar?: React.ReactNode
}

/** The form of a document: fields, publishing and history, and both versions when two people wrote at once. */
export function DocumentForm<Value>(props: DocumentFormProps<Value>) {
  const { editor, fields, texts, children, bar } = props
  const { value, change, faults, theirs, choose, review, refusals } = editor
  const form = useRef<HTMLDivElement>(null)
  // What is wrong may be far from the button that was pressed.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  return (
    <>
      {editor.document.builtInChanged && !review && (
        <section aria-label={messages.builtInChanged} className="built-in-changed">
          <h2 className="type-h4">{messages.builtInChanged}</h2>
          <p className="type-ui mt-1 text-graphite">{messages.builtInChangedMeaning}</p>
          <Button small className="mt-3" onClick={() => void editor.lookAt(0)}>
            {messages.compare}
          </Button>
        </section>
      )}
      <div ref={form} className="document-columns">
        <div className="grid min-w-0 content-start gap-10">
          {review && theirs === null ? (
            <RevisionReview editor={editor} review={review} fields={fields} texts={texts} />
          ) : theirs === null ? (
            fields({ value, change, faults, readOnly: false })
          ) : (
            <section aria-label={messages.twoVersions} className="grid gap-6">
              <h2 className="type-h4">{messages.twoVersions}</h2>
              <p className="type-ui text-graphite">{messages.twoVersionsMeaning}</p>
              <Versions
                fields={fields}
                versions={[
                  { title: messages.version({ which: 'mine' }), value },
                  { title: messages.version({ which: 'theirs' }), value: theirs },
                ]}
              />
              <div className="flex flex-wrap gap-3">
                <Button small kind="primary" onClick={() => choose('mine')}>
                  {messages.keepMine}
                </Button>
                <Button small onClick={() => choose('theirs')}>
                  {messages.takeTheirs}
                </Button>
              </div>
            </section>
          )}
        </div>
        <aside className="grid min-w-0 content-start gap-10">
          {children}
          {!review && <RevisionList editor={editor} />}
        </aside>
      </div>
      {bar ?? (review ? null : <PublishBar editor={editor} />)}
    </>
  )
}
