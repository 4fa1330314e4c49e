import { ApiError } from '../http/api-error.ts'

/** Something of theirs is done by then, as a rule. */
const RETRY_SECONDS = 5

/** Counts what each caller has under way, and refuses with `request/too-many` whoever has `most` already. */
export function callerShare(most: number) {
  const underWay = new Map<string, number>()
  return {
    /** Counts one more, until what it answers is called. Nobody's is not counted. */
    take(caller: string | undefined): () => void {
      if (caller === undefined) return () => {}
      const before = underWay.get(caller) ?? 0
      if (before >= most)
        throw new ApiError('request/too-many', {
          detail: `${most} of these are being made for you already; wait for one of them`,
          retrySeconds: RETRY_SECONDS,
        })
      underWay.set(caller, before + 1)
      return () => {
        const left = (underWay.get(caller) ?? 1) - 1
        if (left === 0) underWay.delete(caller)
        else underWay.set(caller, left)
      }
    },
  }
}
