import { newId } from '../../../api/new-id.ts'

/**
 * Idempotency keys for commands that cost money: a command repeated because no response came has the same key; after
 * a response, or for another command, the key is new.
 */
export function attemptKeys() {
  let open: { readonly request: string; readonly key: string } | null = null
  return {
    keyFor(path: string, body: object): string {
      const request = `${path} ${JSON.stringify(body)}`
      if (open?.request !== request) open = { request, key: newId() }
      return open.key
    },
    /** Call this after every response. */
    answered(): void {
      open = null
    },
  }
}
