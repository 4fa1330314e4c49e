import { createStore, useStore } from '../ui/store.ts'

/** Ends the question: whether the second factor was proven. */
type Question = { readonly settle: (isProven: boolean) => void }

const question = createStore<Question | null>(null)
let pending: Promise<boolean> | null = null
let hosts = 0

/**
 * Asks for the second factor and resolves to whether it was proven. Calls that fail together share one question; where
 * no page can ask it, it counts as refused.
 */
export function askForSecondFactor(): Promise<boolean> {
  if (hosts === 0) return Promise.resolve(false)
  pending ??= new Promise((resolve) => {
    question.set({
      settle: (isProven) => {
        pending = null
        question.set(null)
        resolve(isProven)
      },
    })
  })
  return pending
}

/** Announces that the page can ask; returns what takes that back. */
export function hostSecondFactor(): () => void {
  hosts++
  return () => {
    hosts--
    if (hosts === 0) question.get()?.settle(false)
  }
}

/** The question to ask now, or null. */
export const useSecondFactorQuestion = (): Question | null => useStore(question, null)

/** Whether a refusal asks for the second factor. */
export async function needsSecondFactor(path: string, answer: Response): Promise<boolean> {
  if (answer.status !== 403 || !path.startsWith('/api/desk/')) return false
  const { code } = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as { readonly code?: unknown }
  return code === 'desk/second-factor-needed'
}
