import type { OwnedProof } from '@nawl/contract/proofs/proof'
import { newestVersionOf } from './newest-version.ts'
import * as messages from '@nawl/messages/proofs'

import { newId } from '../../api/new-id.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { DecisionState } from '../decision-state.tsx'
import { LineSection } from '../line-section.tsx'
import { faultText, ownerPath, postProof } from '../proof-calls.ts'
import { OfferRug } from './offer-rug.tsx'
import { OrderApproved } from './order-approved.tsx'
import { ProofSettings } from './proof-settings.tsx'

type OwnedProofPageProps = { readonly proof: OwnedProof; readonly onProof: (proof: OwnedProof) => void }

/** What a proof's owner sees and does: its link, every line with its remarks, new versions, the order. */
export function OwnedProofPage({ proof, onProof }: OwnedProofPageProps) {
  const send = async (path: string, body: object): Promise<boolean> => {
    const called = await postProof<OwnedProof>(accountFetch, ownerPath(proof.id, path), body)
    if (called.ok) onProof(called.answer)
    else toast(faultText(called.fault))
    return called.ok
  }
  return (
    <>
      <header className="proof-head">
        <h1 className="type-h1 wrap-anywhere">
          <bdi>{proof.title}</bdi>
        </h1>
      </header>
      <div className="proof-owner">
        <ProofSettings proof={proof} onProof={onProof} />
        <OrderApproved proof={proof} onProof={onProof} />
      </div>
      {proof.lines.map((line) => {
        const newest = newestVersionOf(line)
        return (
          <LineSection
            key={line.id}
            line={line}
            lines={proof.lines}
            pending={[]}
            author={null}
            onRemark={(remark) => void send('/remarks', { id: newId(), under: null, ...remark })}
            onAnswer={(thread, text) =>
              void send('/remarks', {
                id: newId(),
                version: thread.version,
                under: thread.id,
                pin: null,
                text,
              })
            }
            onResolve={(thread, isResolved) =>
              void send('/resolutions', { id: newId(), remark: thread.id, isResolved })
            }
            decision={
              <div className="proof-decision">
                <DecisionState line={line} />
                <TextLink to={proof.studio[newest.id] ?? '/products'}>{messages.openStudio}</TextLink>
                <OfferRug
                  how={messages.newVersionHow}
                  label={messages.newVersion}
                  onOffer={(rug) => send('/versions', { ...rug, line: line.id, name: newest.name })}
                />
              </div>
            }
          />
        )
      })}
      <section className="proof-section">
        <OfferRug label={messages.addRug} onOffer={(rug) => send('/versions', { ...rug, line: newId() })} />
      </section>
    </>
  )
}
