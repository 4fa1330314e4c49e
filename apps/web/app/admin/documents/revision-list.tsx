import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import * as messages from '@nawl/messages/documents'

import { shortMoment } from '../../sales/order/format-moment.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Section } from '../../ui/section.tsx'
import type { DocumentEditor } from './use-document.ts'

type Revision = DocumentEditor<unknown>['document']['revisions'][number]

/** What was published, newest first; each can be looked at and published again, and what is scheduled be called off. */
export function RevisionList<Value>({ editor }: { readonly editor: DocumentEditor<Value> }) {
  const { document, busy, lookAt, callOff } = editor
  const { revisions, number: current, builtIn } = document
  if (revisions.length === 0) return null
  return (
    <Section title={messages.history}>
      <ul className="mt-3 grid gap-1">
        {revisions.map((revision) => (
          <li key={revision.number} className="revision-row type-ui figures">
            <span>
              {revisionText(revision)}
              {revision.state === 'public' && <strong className="font-medium"> {messages.current}</strong>}
            </span>
            {revision.state === 'scheduled' && (
              <Button small aria-disabled={busy} onClick={() => !busy && void callOff(revision.number)}>
                {messages.callOff}
              </Button>
            )}
            {revision.state === 'past' && (
              <Button small aria-disabled={busy} onClick={() => !busy && void lookAt(revision.number)}>
                {messages.restore({ number: revision.number })}
              </Button>
            )}
          </li>
        ))}
        {current !== 0 && (
          <li className="revision-row type-ui">
            <span>{builtIn === null ? messages.notPublic : messages.builtIn}</span>
            <Button small aria-disabled={busy} onClick={() => !busy && void lookAt(0)}>
              {builtIn === null ? messages.withdraw : messages.restoreBuiltIn}
            </Button>
          </li>
        )}
      </ul>
    </Section>
  )
}

function revisionText({ number, by, at, publicFrom, state }: Revision): string {
  if (state === 'called-off') return messages.revisionCalledOff({ number, by })
  return state === 'scheduled'
    ? messages.revisionScheduled({ number, by, moment: shortMoment(publicFrom), zone: SHOP_ZONE_NAME })
    : messages.revision({ number, by, moment: shortMoment(at), zone: SHOP_ZONE_NAME })
}
