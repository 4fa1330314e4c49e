import * as messages from '@nawl/messages/documents'
import { useId, useState } from 'react'

import { ConfirmAction } from '../../sales/order/actions/confirm-action.tsx'
import { shortMoment } from '../../sales/order/format-moment.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Fault } from '../../ui/forms/fault.tsx'
import type { DocumentEditor } from './use-document.ts'

/** Gulf time has no summer time. */
const GULF_OFFSET = '+04:00'

/**
 * Says what is saved and what is public, and publishes: now or later. On a telephone it is one row, with a button for what
 * is needed seldom.
 */
export function PublishBar<Value>({ editor }: { readonly editor: DocumentEditor<Value> }) {
  const { document, busy, refusal, theirs, publish, discard } = editor
  const [moment, setMoment] = useState('')
  const [isOpen, setOpen] = useState(false)
  const more = useId()
  const from = moment === '' ? undefined : new Date(`${moment}:00${GULF_OFFSET}`)
  const send = async () => {
    if (busy || theirs !== null) return
    if (await publish(from)) setMoment('')
  }
  return (
    <div className="publish-bar" data-open={isOpen} role="group" aria-label={messages.publishing}>
      <div className="publish-state">
        <p role="status" className="type-ui">
          {savingText(editor)}
        </p>
        <p className="publish-seldom type-caption text-graphite">{publicText(document)}</p>
        <Fault>{refusal}</Fault>
      </div>
      <div id={more} className="publish-seldom flex flex-wrap items-end gap-x-4 gap-y-2">
        {document.draft && (
          <ConfirmAction
            label={messages.discard}
            title={messages.discardTitle}
            description={messages.discardMeaning}
            act={messages.discard}
            busyWords={messages.oneMoment}
            onAct={async () => {
              await discard()
              return null
            }}
          />
        )}
        <TextField
          label={messages.publicFrom}
          type="datetime-local"
          className="w-[380px] max-w-full"
          value={moment}
          onChange={(event) => setMoment(event.target.value)}
        />
      </div>
      <div className="publish-buttons">
        <Button
          small
          className="publish-more"
          aria-expanded={isOpen}
          aria-controls={more}
          onClick={() => setOpen(!isOpen)}
        >
          {messages.more}
        </Button>
        <Button
          small
          kind={document.draft ? 'primary' : 'secondary'}
          aria-disabled={busy || theirs !== null}
          onClick={() => void send()}
        >
          {from ? messages.schedule : messages.publish}
        </Button>
      </div>
    </div>
  )
}

function savingText<Value>({ saving, document: { draft } }: DocumentEditor<Value>): string {
  if (saving === 'saving') return messages.saving
  if (saving === 'failed') return messages.notSaved
  return draft
    ? messages.draftSaved({ moment: shortMoment(draft.at), by: draft.by })
    : messages.nothingToPublish
}

function publicText({ number, revisions, builtIn }: DocumentEditor<unknown>['document']): string {
  const current = revisions.find((revision) => revision.number === number)
  return current
    ? messages.publicSince({ number, moment: shortMoment(current.publicFrom), by: current.by })
    : builtIn === null
      ? messages.nothingIsPublic
      : messages.builtInIsPublic
}
