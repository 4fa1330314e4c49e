import * as messages from '@nawl/messages/sign-in'
import type { SignInService } from '@nawl/contract/account/account'
import { useEffect, useState } from 'react'

import { signInService } from './sign-in-service.ts'

/** Shown when sign-in is not configured. */
export const NO_SIGN_IN = messages.noSignIn

/** How this shop signs in, requested once `wanted`; undefined until the response. */
export function useServiceKind(wanted = true): SignInService['kind'] | undefined {
  const [kind, setKind] = useState<SignInService['kind']>()
  useEffect(() => {
    if (!wanted) return
    signInService().then(
      (service) => setKind(service.kind),
      (error: unknown) => console.warn('signing in is out of reach', error),
    )
  }, [wanted])
  return kind
}
