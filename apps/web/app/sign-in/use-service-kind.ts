import type { SignInService } from '@nawl/contract/account/account'
import { useEffect, useState } from 'react'

import { signInService } from './sign-in-service.ts'

/** Why there is no way to sign in. */
export const NO_SIGN_IN =
  'Signing in is not set up here: this shop is not connected to Google yet. What you save stays in this browser, and ' +
  'you can order without an account.'

/** How this shop signs in, once `wanted`; undefined until it has said so. */
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
