import * as messages from '@nawl/messages/account'
import { useEffect, useRef } from 'react'

import { Button } from '../ui/controls/button.tsx'
import { StaleNotice } from '../ui/notices/stale-notice.tsx'
import { TextLink } from '../ui/controls/text-link.tsx'
import { savedStore } from '../saved/use-saved.ts'
import { type SessionState, type SessionUser, signOut } from '../sign-in/session.ts'
import { askToSignIn } from '../sign-in/sign-in-request.ts'
import { NO_SIGN_IN, useServiceKind } from '../sign-in/use-service-kind.ts'

type AccountHeadProps = Pick<SessionState, 'user' | 'loading'> & {
  /** Whether nothing is kept any more. */
  readonly empty: boolean
}

/**
 * Whose account it is; visitors get an invitation to sign in. When the last item disappears together with its section,
 * focus moves to the page's title.
 */
export function AccountHead({ user, loading, empty }: AccountHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasEmpty = useRef(true)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (empty && !wasEmpty.current && isLost) heading.current?.focus({ preventScroll: true })
    wasEmpty.current = empty
  }, [empty])
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-12 gap-y-5 pb-9">
      <h1 ref={heading} tabIndex={-1} className="type-h1 outline-none">
        {messages.title}
      </h1>
      {/* As high as the invitation, so that nothing shifts once the session is known. */}
      <div className="type-body max-w-105 min-h-[149px] max-sm:w-full max-sm:max-w-none max-sm:min-h-[175px]">
        {user ? <Who user={user} /> : !loading && <Invitation />}
      </div>
    </header>
  )
}

function Who({ user }: { readonly user: SessionUser }) {
  return (
    <>
      {user.name && (
        <p className="font-medium">
          <bdi>{user.name}</bdi>
        </p>
      )}
      <p className="text-graphite wrap-anywhere">
        <bdi>{user.email}</bdi>
      </p>
      <Button small className="mt-5" onClick={() => void signOut()}>
        {messages.signOut}
      </Button>
    </>
  )
}

function Invitation() {
  if (useServiceKind() === 'off')
    return (
      <>
        <p>{NO_SIGN_IN}</p>
        <p className="mt-5">
          <TextLink to="/orders">{messages.findOrder}</TextLink>
        </p>
      </>
    )
  return (
    <>
      <p>{messages.invitation}</p>
      <p className="mt-5 flex flex-wrap items-center gap-x-8">
        <Button kind="primary" onClick={() => askToSignIn()}>
          {messages.signIn}
        </Button>
        <TextLink to="/orders">{messages.findOrder}</TextLink>
      </p>
    </>
  )
}

/** A notice that the account service does not respond, so what is shown may be outdated. */
export function AccountAway() {
  const again = async () => (await savedStore()).sync(true)
  return <StaleNotice onRetry={() => void again()}>{messages.away}</StaleNotice>
}
