import { callJson, command } from '../sales/order/calls/call-json.ts'
import { refusalMessage } from '../sales/order/calls/refusal-messages.ts'
import { accountFetch } from '../sign-in/session.ts'
import { toast } from '../ui/toasts/toast.ts'

type Change<T> = {
  readonly method: 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly body?: object
  /** The toast on success. */
  readonly success: string
  /** Shows the answer. */
  readonly show: (answer: T) => void
}

/** Sends a change and shows what the desk has then; returns the error as a sentence, or null. */
export async function changeAtDesk<T>({
  method,
  path,
  body,
  success,
  show,
}: Change<T>): Promise<string | null> {
  const called = await callJson<T>(accountFetch, path, { ...command(body), method })
  if (!called.ok) return refusalMessage(called.fault)
  show(called.answer)
  toast(success)
  return null
}
