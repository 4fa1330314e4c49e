import type { TradeAnswer } from '@nawl/contract/trade/trade'
import { LANGUAGE } from '@nawl/messages/language'
import * as messages from '@nawl/messages/trade-account'
import { textIn } from '@nawl/messages/text/text-in'
import { useEffect } from 'react'

import { rememberTrade } from '../../saved/trade-flag.ts'
import { useSession } from '../../sign-in/session.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { ApplicationForm } from './application-form.tsx'
import { ContactLine } from './contact-line.tsx'
import { TradeFrame, useTradeRead } from './trade-frame.tsx'

/** One's trade account: the application, what became of it, and the way to the projects. */
export default function TradeAccountRoute() {
  const read = useTradeRead<TradeAnswer>('/api/account/trade')
  return (
    <TradeFrame title={messages.title} about={messages.intro} read={read}>
      {(account) => <TradeAccount account={account} show={read.show} />}
    </TradeFrame>
  )
}

type TradeAccountProps = { readonly account: TradeAnswer; readonly show: (account: TradeAnswer) => void }

function TradeAccount({ account, show }: TradeAccountProps) {
  const { state, tier, contact } = account
  const isMember = state === 'accepted'
  useEffect(() => rememberTrade(isMember), [isMember])
  return (
    <>
      <h1 className="type-h1">{messages.title}</h1>
      <Standing account={account} />
      {isMember && tier && (
        <>
          <p className="type-body mt-6 max-w-[40em]">
            {messages.member({ tier: textIn(tier.name, LANGUAGE.code), percent: tier.percent })}
          </p>
          <div className="mt-4">
            <ContactLine contact={contact} />
          </div>
          <ButtonLink to="/account/projects" kind="primary" className="mt-8">
            {messages.openProjects}
          </ButtonLink>
        </>
      )}
      {(state === null || state === 'applied' || state === 'refused') && (
        <ApplicationForm account={account} show={show} />
      )}
    </>
  )
}

/** What has become of the application. */
function Standing({ account: { state, reason } }: { readonly account: TradeAnswer }) {
  const { user } = useSession()
  const said = {
    applied: messages.applied({ email: user?.email ?? '' }),
    refused: messages.refused,
    paused: messages.paused,
    accepted: '',
  }
  if (state === null) return <p className="type-body mt-6 max-w-[40em]">{messages.intro}</p>
  return (
    <div role="status" className="type-body mt-6 grid max-w-[40em] gap-3 empty:hidden">
      {said[state] !== '' && <p>{said[state]}</p>}
      {reason !== '' && <p>{messages.reasonGiven({ reason })}</p>}
      {state === 'refused' && <p>{messages.applyAgain}</p>}
    </div>
  )
}
