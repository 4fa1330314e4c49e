import '../../ui/forms/form.css'
import '../proof.css'
import './owned-proofs.css'

import type { OwnedProofs } from '@nawl/contract/proofs/proof'
import * as messages from '@nawl/messages/proofs'
import { Link } from 'react-router'

import { PageHead } from '../../page/page-head.tsx'
import { LinePicture } from '../../sales/cart/lines/line-picture.tsx'
import { callJson } from '../../sales/order/calls/call-json.ts'
import { useRequested } from '../../sales/order/calls/use-requested.ts'
import { formatDay } from '../../sales/order/format-moment.ts'
import { accountFetch, useSession } from '../../sign-in/session.ts'
import { MakeProof } from './make-proof.tsx'
import { ProofsAway, SignInFirst } from './sign-in-first.tsx'

/** One’s proofs, and where a new one is made of saved designs. */
export default function ProofsPage() {
  const { user, loading } = useSession()
  const ask = () => callJson<OwnedProofs>(accountFetch, '/api/account/proofs')
  const { called, isFresh, again } = useRequested(user?.id ?? null, ask)
  return (
    <div className="page-margin page-space">
      <PageHead title={messages.title} hidden />
      <header className="proof-head">
        <h1 className="type-h1">{messages.title}</h1>
        <p className="type-body mt-6">{messages.about}</p>
      </header>
      {!user && !loading && <SignInFirst />}
      {user && isFresh && called?.ok && <ProofList proofs={called.answer} />}
      {user && isFresh && called?.ok === false && <ProofsAway onRetry={again} />}
      {user && (
        <section aria-labelledby="make-proof" className="proof-section">
          <h2 id="make-proof" className="type-h2">
            {messages.make}
          </h2>
          <MakeProof />
        </section>
      )}
    </div>
  )
}

function ProofList({ proofs }: { readonly proofs: OwnedProofs }) {
  if (proofs.length === 0) return null
  return (
    <ul className="proof-list">
      {proofs.map(({ id, title, state, picture, lines, approved, openThreads, touchedAt }) => (
        <li key={id}>
          <Link to={`/account/proofs/${id}`} className="proof-card">
            <span className="proof-card-rug">
              {picture && <LinePicture src={picture} className="rug-shadow-small" />}
            </span>
            <span className="type-h4 wrap-anywhere">
              <bdi>{title}</bdi>
            </span>
            <span className="type-ui figures">{messages.listed({ lines, approved, open: openThreads })}</span>
            <span className="type-caption text-graphite">
              {messages.stateOn({ state, day: formatDay(touchedAt) })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
