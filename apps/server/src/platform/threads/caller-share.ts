import { ApiError } from '../http/api-error.ts'

/** One of the caller's tasks has usually finished by then. */
const RETRY_SECONDS = 5

/** Limits each caller to `most` concurrent tasks; refuses more with `request/too-many`. */
export function callerShare(most: number) {
  const underWay = new Map<string, number>()
  return {
    /** Counts a task until the returned function is called. Tasks without a caller are not counted. */
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
