import type { OwnedProof } from '@nawl/contract/proofs/proof'
import * as messages from '@nawl/messages/proofs'
import { useRef, useState } from 'react'

import { newId } from '../../api/new-id.ts'
import { useRoot } from '../../page/use-root.ts'
import { cartInBrowser } from '../../sales/cart/browser-cart.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { Fault } from '../../ui/forms/fault.tsx'
import { faultText, ownerPath, type ProofFault, postProof } from '../proof-calls.ts'

type OrderApprovedProps = { readonly proof: OwnedProof; readonly onProof: (proof: OwnedProof) => void }

/** Puts everything that is approved into the cart in one press. */
export function OrderApproved({ proof, onProof }: OrderApprovedProps) {
  const { country } = useRoot()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<ProofFault | null>(null)
  const attempt = useRef(newId())
  const approved = proof.lines.filter(({ decided }) => decided?.decision === 'approved')
  const isIn = ({ versions }: (typeof approved)[number]) => proof.carted.includes(versions.at(-1)?.id ?? '')
  const { project } = proof
  const due = approved.filter((line) => !isIn(line))
  const order = async () => {
    if (busy) return
    setBusy(true)
    const body = { id: attempt.current, isAgain: due.length === 0 }
    const called = await postProof<{ readonly versions: readonly string[] }>(
      accountFetch,
      ownerPath(proof.id, '/cart'),
      body,
    )
    setBusy(false)
    setFault(called.ok ? null : called.fault)
    if (!called.ok) return
    attempt.current = newId()
    onProof({ ...proof, carted: [...new Set([...proof.carted, ...called.answer.versions])] })
    await cartInBrowser().refresh(country.code)
  }
  return (
    <section aria-labelledby="proof-order" className="proof-panel">
      <h2 id="proof-order" className="type-h4">
        {messages.approvedHeading}
      </h2>
      <p className="type-ui figures mt-2">
        {messages.approvedOf({ approved: approved.length, lines: proof.lines.length })}
      </p>
      {project && (
        <>
          <p className="type-ui mt-2">{messages.quotedInProject}</p>
          <ButtonLink to={`/account/projects/${project.id}`} kind="primary" className="mt-4">
            {messages.toProject({ name: project.name })}
          </ButtonLink>
        </>
      )}
      {!project && approved.length > 0 && (
        <p className="proof-actions mt-4">
          <Button kind="primary" aria-disabled={busy} onClick={() => void order()}>
            {busy
              ? messages.ordering
              : due.length > 0
                ? messages.order({ count: due.length })
                : messages.orderAgain}
          </Button>
          {due.length < approved.length && <TextLink to="/cart">{messages.seeCart}</TextLink>}
        </p>
      )}
      <Fault>{fault !== null && faultText(fault)}</Fault>
    </section>
  )
}
