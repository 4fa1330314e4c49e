import { createStore, useStore } from '../ui/store.ts'

/** Why the dialog is open: somebody asked for it, or an attempt has failed; null while it is closed. */
export type SignInRequest = 'asked' | 'failed' | null

const request = createStore<SignInRequest>(null)

/** Opens the dialog that signs in, from wherever; `failed` with the alert of an attempt that came to nothing. */
export function askToSignIn(why: 'asked' | 'failed' = 'asked'): void {
  request.set(why)
}

/** Closes it. */
export function stopAsking(): void {
  request.set(null)
}

/** Whether the dialog is to be open, and why. */
export const useSignInRequest = (): SignInRequest => useStore(request, null)
