import '../../ui/forms/form.css'
import '../proof.css'
import './owned-proofs.css'

import type { OwnedProof } from '@nawl/contract/proofs/proof'
import * as messages from '@nawl/messages/proofs'

import { useEffect, useEffectEvent } from 'react'

import { PageHead } from '../../page/page-head.tsx'
import { callJson } from '../../sales/order/calls/call-json.ts'
import { useRequested } from '../../sales/order/calls/use-requested.ts'
import { accountFetch, useSession } from '../../sign-in/session.ts'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { ownerPath } from '../proof-calls.ts'
import type { Route } from './+types/owned-proof.route'
import { OwnedProofPage } from './owned-proof-page.tsx'
import { ProofsAway, SignInFirst } from './sign-in-first.tsx'

/** A proof as its owner sees it. */
export default function OwnedProofRoute({ params: { id } }: Route.ComponentProps) {
  const { user, loading } = useSession()
  const ask = () => callJson<OwnedProof>(accountFetch, ownerPath(id))
  const { called, isFresh, again, show } = useRequested(user && `${user.id} ${id}`, ask)
  const askAgain = useEffectEvent(again)
  // What clients wrote while nobody looked here.
  useEffect(() => {
    const onSight = () => {
      if (document.visibilityState === 'visible') askAgain()
    }
    document.addEventListener('visibilitychange', onSight)
    return () => document.removeEventListener('visibilitychange', onSight)
  }, [])
  const proof = isFresh && called?.ok ? called.answer : null
  return (
    <div className="page-margin page-space">
      <PageHead title={proof?.title ?? messages.title} hidden />
      <TextLink to="/account/proofs" className="mb-4">
        {messages.all}
      </TextLink>
      {proof ? (
        <OwnedProofPage proof={proof} onProof={show} />
      ) : (
        <header className="proof-head">
          <h1 className="type-h1">{messages.title}</h1>
        </header>
      )}
      {!user && !loading && <SignInFirst />}
      {user && isFresh && called?.ok === false && <ProofsAway onRetry={again} />}
    </div>
  )
}
