import { newId } from '../../../api/new-id.ts'

/**
 * Idempotency keys for what costs money: the same command asked again, because no answer came, has the same key; one
 * that was answered, or another, has a new one.
 */
export function attemptKeys() {
  let open: { readonly asked: string; readonly key: string } | null = null
  return {
    keyFor(path: string, body: object): string {
      const asked = `${path} ${JSON.stringify(body)}`
      if (open?.asked !== asked) open = { asked, key: newId() }
      return open.key
    },
    /** There was an answer. */
    answered(): void {
      open = null
    },
  }
}
