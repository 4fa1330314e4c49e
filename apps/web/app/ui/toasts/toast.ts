/** A few words at the foot of the window, and the one thing that can be done about them. */
export type Said = { readonly id: number; readonly text: string; readonly act?: ToastAction }

/** Something to undo, or a page to go to. */
export type ToastAction =
  | { readonly label: string; readonly run: () => void }
  | { readonly label: string; readonly to: string }

/** Stacked higher they would cover what they speak of. */
const MOST = 3

let said: readonly Said[] = []
let last = 0
const listeners = new Set<() => void>()

/** Says something in a toast, and to screen readers. */
export function toast(text: string, act?: ToastAction): void {
  last += 1
  show([...said, { id: last, text, ...(act && { act }) }].slice(-MOST))
}

/** Takes a toast away. */
export function unsay(id: number): void {
  show(said.filter((one) => one.id !== id))
}

/** What is being said, the latest last. */
export const nowSaid = (): readonly Said[] => said

/** Calls `listener` after every change, until the function it gives is called. */
export function subscribeSaid(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function show(next: readonly Said[]): void {
  said = next
  for (const listener of listeners) listener()
}
