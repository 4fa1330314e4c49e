import { createStore } from '../store.ts'

/** A few words at the foot of the window, and the one thing that can be done about them. */
export type Said = { readonly id: number; readonly text: string; readonly act?: ToastAction }

/** Something to undo, or a page to go to. */
export type ToastAction =
  | { readonly label: string; readonly run: () => void }
  | { readonly label: string; readonly to: string }

/** Stacked higher they would cover what they speak of. */
const MOST = 3

let last = 0

/** What is being said, the latest last. */
export const toasts = createStore<readonly Said[]>([])

/** Says something in a toast, and to screen readers. */
export function toast(text: string, act?: ToastAction): void {
  last += 1
  toasts.set([...toasts.get(), { id: last, text, ...(act && { act }) }].slice(-MOST))
}

/** Takes a toast away. */
export function unsay(id: number): void {
  toasts.set(toasts.get().filter((one) => one.id !== id))
}
