import { createStore } from '../store.ts'

/** A short message at the foot of the window, with at most one action. */
export type Said = {
  readonly id: number
  readonly text: string
  readonly act?: ToastAction
  /** The path of the page it goes with; null for one that stays on every page. */
  readonly page: string | null
}

/** Something to undo, or a page to go to. */
export type ToastAction =
  | { readonly label: string; readonly run: () => void }
  | { readonly label: string; readonly to: string }

/** A higher stack would cover the content it refers to. */
const MOST = 3

let last = 0
let current: string | null = null

/** The toasts currently shown, latest last. */
export const toasts = createStore<readonly Said[]>([])

/**
 * Shows a toast, which screen readers announce. It goes with the page it is shown on, if that is one of the desk, or with
 * `page`, to which what it confirms leads.
 */
export function toast(text: string, act?: ToastAction, page: string | null = current): void {
  last += 1
  toasts.set([...toasts.get(), { id: last, text, page, ...(act && { act }) }].slice(-MOST))
}

/** Removes the toasts of other pages. Those of pages that are none of the desk (null) stay. */
export function showToastsOf(page: string | null): void {
  current = page
  toasts.set(toasts.get().filter((one) => one.page === null || one.page === page))
}

/** Removes a toast. */
export function unsay(id: number): void {
  toasts.set(toasts.get().filter((one) => one.id !== id))
}
