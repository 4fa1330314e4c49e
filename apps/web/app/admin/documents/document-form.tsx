import './documents.css'

import * as messages from '@nawl/messages/documents'

import { useEffect, useRef } from 'react'

import { Button } from '../../ui/controls/button.tsx'
import { PublishBar } from './publish-bar.tsx'
import { RevisionList } from './revision-list.tsx'
import type { DocumentEditor } from './use-document.ts'

type DocumentFormProps<Value> = {
  readonly editor: DocumentEditor<Value>
  /** The fields, also for what somebody else wrote, which is only read. */
  readonly fields: (fields: Fields<Value>) => React.ReactNode
  /** Beside the fields, such as a preview. */
  readonly children?: React.ReactNode
  /** In place of publishing, for a document that is not published. */
  readonly bar?: React.ReactNode
}

export type Fields<Value> = {
  readonly value: Value
  readonly change: (value: Value) => void
  readonly faults: Readonly<Record<string, string>>
  readonly readOnly: boolean
}

/** The form of a document: fields, publishing and history, and both versions when two people wrote at once. */
export function DocumentForm<Value>({ editor, fields, children, bar }: DocumentFormProps<Value>) {
  const { value, change, faults, theirs, choose } = editor
  const form = useRef<HTMLDivElement>(null)
  const wrong = Object.keys(faults).join()
  // What is wrong may be far from the button that was pressed.
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [wrong])
  return (
    <>
      <div ref={form} className="document-columns">
        <div className="grid min-w-0 content-start gap-10">
          {theirs === null ? (
            fields({ value, change, faults, readOnly: false })
          ) : (
            <section aria-label={messages.twoVersions} className="grid gap-6">
              <h2 className="type-h4">{messages.twoVersions}</h2>
              <p className="type-ui text-graphite">{messages.twoVersionsMeaning}</p>
              <div className="versions">
                {(['mine', 'theirs'] as const).map((which) => (
                  <fieldset key={which} disabled className="version">
                    <legend className="type-h4">{messages.version({ which })}</legend>
                    {fields({
                      value: which === 'mine' ? value : theirs,
                      change,
                      faults: {},
                      readOnly: true,
                    })}
                  </fieldset>
                ))}
              </div>
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
          <RevisionList editor={editor} />
        </aside>
      </div>
      {bar ?? <PublishBar editor={editor} />}
    </>
  )
}
