import type { SignInService } from '@nawl/contract/account/account'

import { readApi } from '../api/read-api.ts'
import { browserFetch, REQUEST_TIMEOUT_MS } from '../api/request.ts'

let service: Promise<SignInService> | undefined

/** How this shop signs in; requested once. Rejects if the shop does not respond. */
export function signInService(): Promise<SignInService> {
  service ??= ask()
  service.catch(() => (service = undefined))
  return service
}

async function ask(): Promise<SignInService> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  const service = await readApi<SignInService>((path) => browserFetch(path, { signal }), '/api/sign-in')
  if (!service) throw new Error('the shop does not say how to sign in')
  return service
}
