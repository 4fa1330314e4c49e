import { useSyncExternalStore } from 'react'

/** Why the dialog is open: somebody asked for it, or an attempt has failed; null while it is closed. */
export type SignInRequest = 'asked' | 'failed' | null

let request: SignInRequest = null
const listeners = new Set<() => void>()

/** Opens the dialog that signs in, from wherever; `failed` with the alert of an attempt that came to nothing. */
export function askToSignIn(why: 'asked' | 'failed' = 'asked'): void {
  set(why)
}

/** Closes it. */
export function stopAsking(): void {
  set(null)
}

/** Whether the dialog is to be open, and why. */
export function useSignInRequest(): SignInRequest {
  return useSyncExternalStore(
    subscribe,
    () => request,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function set(next: SignInRequest): void {
  request = next
  for (const listener of listeners) listener()
}
