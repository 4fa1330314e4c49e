import { createStore, useStore } from '../ui/store.ts'

/** Why the dialog is open: on request, or after a failed attempt; null while it is closed. */
export type SignInRequest = 'asked' | 'failed' | null

const request = createStore<SignInRequest>(null)

/** Opens the sign-in dialog from anywhere; `failed` shows the alert of a failed attempt. */
export function askToSignIn(why: 'asked' | 'failed' = 'asked'): void {
  request.set(why)
}

/** Closes the dialog. */
export function stopAsking(): void {
  request.set(null)
}

/** Why the dialog should be open, or null. */
export const useSignInRequest = (): SignInRequest => useStore(request, null)
