import * as messages from '@nawl/messages/proofs'

import { askToSignIn } from '../../sign-in/sign-in-request.ts'
import { NO_SIGN_IN, useServiceKind } from '../../sign-in/use-service-kind.ts'
import { Button } from '../../ui/controls/button.tsx'
import { StaleNotice } from '../../ui/notices/stale-notice.tsx'

/** Proofs belong to an account. */
export function SignInFirst() {
  if (useServiceKind() === 'off') return <p className="type-body">{NO_SIGN_IN}</p>
  return (
    <p>
      <Button kind="primary" onClick={() => askToSignIn()}>
        {messages.signIn}
      </Button>
    </p>
  )
}

/** The account’s proofs cannot be fetched. */
export function ProofsAway({ onRetry }: { readonly onRetry: () => void }) {
  return <StaleNotice onRetry={onRetry}>{messages.away}</StaleNotice>
}
