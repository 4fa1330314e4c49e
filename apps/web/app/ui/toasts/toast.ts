import { createStore } from '../store.ts'

/** A short message at the foot of the window, with at most one action. */
export type Said = { readonly id: number; readonly text: string; readonly act?: ToastAction }

/** Something to undo, or a page to go to. */
export type ToastAction =
  | { readonly label: string; readonly run: () => void }
  | { readonly label: string; readonly to: string }

/** A higher stack would cover the content it refers to. */
const MOST = 3

let last = 0

/** The toasts currently shown, latest last. */
export const toasts = createStore<readonly Said[]>([])

/** Shows a toast, which screen readers announce. */
export function toast(text: string, act?: ToastAction): void {
  last += 1
  toasts.set([...toasts.get(), { id: last, text, ...(act && { act }) }].slice(-MOST))
}

/** Removes a toast. */
export function unsay(id: number): void {
  toasts.set(toasts.get().filter((one) => one.id !== id))
}
