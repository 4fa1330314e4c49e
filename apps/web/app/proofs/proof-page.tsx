import type { ProofView } from '@nawl/contract/proofs/proof'
import * as messages from '@nawl/messages/proof'
import { useState } from 'react'

import { newId } from '../api/new-id.ts'
import { formatDay } from '../sales/order/format-moment.ts'
import { toast } from '../ui/toasts/toast.ts'
import { DecisionForm } from './decision-form.tsx'
import { LineSection } from './line-section.tsx'
import { useClientName } from './use-client-name.ts'
import { useRemarks } from './use-remarks.ts'

type ProofPageProps = { readonly token: string; readonly loaded: ProofView }

/** A proof as its client sees it: every line with what can be said and decided about it. */
export function ProofPage({ token, loaded }: ProofPageProps) {
  const { view, pending, show, reload, send, takeBack } = useRemarks(token, loaded)
  const author = useClientName()
  const [overtaken, setOvertaken] = useState<string | undefined>()
  const name = author.name.trim()
  const approved = view.lines.filter(({ decided }) => decided?.decision === 'approved').length
  return (
    <>
      <header className="proof-head">
        <h1 className="type-h1 wrap-anywhere">
          <bdi>{view.title}</bdi>
        </h1>
        <p className="type-body mt-4">{messages.summary({ lines: view.lines.length })}</p>
        <p className="type-caption text-graphite">
          {messages.progress({ approved, lines: view.lines.length, day: formatDay(view.expiresAt) })}
        </p>
        <noscript>
          <p className="type-body mt-4">{messages.needsScript}</p>
        </noscript>
      </header>
      {view.lines.map((line, n) => (
        <LineSection
          key={line.id}
          line={line}
          lines={view.lines}
          first={n === 0}
          pending={pending.filter(({ version }) => line.versions.some(({ id }) => id === version))}
          author={author}
          overtaken={overtaken}
          onRemark={(remark) => send({ id: newId(), under: null, name, ...remark })}
          onAnswer={(thread, text) =>
            send({
              id: newId(),
              version: thread.version,
              under: thread.id,
              pin: null,
              name,
              text,
            })
          }
          onTakeBack={takeBack}
          decision={
            <DecisionForm
              token={token}
              view={view}
              line={line}
              author={author}
              onDecided={(answer) => {
                setOvertaken(undefined)
                show(answer)
                toast(messages.decisionSaved)
              }}
              onOvertaken={(version) => {
                setOvertaken(version)
                reload()
              }}
            />
          }
        />
      ))}
    </>
  )
}
