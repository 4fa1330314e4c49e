import './trade.css'

import * as messages from '@nawl/messages/trade-account'

import { PageHead } from '../../page/page-head.tsx'
import { type CallResult, callJson } from '../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { useRequested } from '../../sales/order/calls/use-requested.ts'
import { accountFetch, useSession } from '../../sign-in/session.ts'
import { askToSignIn } from '../../sign-in/sign-in-request.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { TryAgain } from '../../ui/notices/try-again.tsx'
import { whenSaved } from './pending-saves.ts'

/** What a page of the account asked for. */
type TradeRead<T> = {
  readonly loading: boolean
  readonly isSignedIn: boolean
  readonly called: CallResult<T> | null
  readonly show: (answer: T) => void
  readonly again: () => void
}

/** Asks the API for a page of the account, once somebody is signed in. */
export function useTradeRead<T>(path: string): TradeRead<T> {
  const { user, loading } = useSession()
  const ask = async () => {
    await whenSaved()
    return callJson<T>(accountFetch, path)
  }
  const { called, isFresh, show, again } = useRequested<T>(user && `${user.id} ${path}`, ask)
  return { loading, isSignedIn: user !== null, called: isFresh ? called : null, show, again }
}

type TradeFrameProps<T> = {
  readonly title: string
  /** What visitors are told of it. */
  readonly about?: string
  readonly read: TradeRead<T>
  readonly children: (answer: T) => React.ReactNode
}

/** The frame of a page of a trade account: for visitors an invitation to sign in, for others the way to an account. */
export function TradeFrame<T>({ title, about, read, children }: TradeFrameProps<T>) {
  const { loading, isSignedIn, called, again } = read
  return (
    <div className="page-margin page-space trade-page">
      <PageHead title={title} hidden />
      <noscript>
        <p className="type-body">{messages.needsScript}</p>
      </noscript>
      {!isSignedIn && !loading && (
        <>
          <h1 className="type-h1">{title}</h1>
          {about && <p className="type-body mt-6 max-w-[40em]">{about}</p>}
          <p className="type-body mt-6 max-w-[40em]">{messages.signInText}</p>
          <Button kind="primary" className="mt-6" onClick={() => askToSignIn()}>
            {messages.signIn}
          </Button>
        </>
      )}
      {(loading || isSignedIn) && !called && (
        <p role="status" className="type-body text-graphite">
          {messages.loading}
        </p>
      )}
      {called?.ok && children(called.answer)}
      {isSignedIn && called && !called.ok && (
        <>
          <h1 className="type-h1">{title}</h1>
          {called.fault === 'trade/not-a-member' ? (
            <div role="alert" className="type-body mt-6">
              <p>{refusalMessage(called.fault)}</p>
              <ButtonLink to="/account/trade" className="mt-6">
                {messages.toTrade}
              </ButtonLink>
            </div>
          ) : (
            <TryAgain onRetry={again} className="type-body mt-6">
              <p>{called.fault === 'no-answer' ? messages.away : refusalMessage(called.fault)}</p>
            </TryAgain>
          )}
        </>
      )}
    </div>
  )
}
