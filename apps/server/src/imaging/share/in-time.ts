import { setTimeout as wait } from 'node:timers/promises'

import type { FastifyBaseLogger } from 'fastify'

/** Resolves to the result within `ms`, else to null; failures are logged. */
export async function inTime<T>(making: Promise<T>, ms: number, log: FastifyBaseLogger): Promise<T | null> {
  const late = new AbortController()
  const found = making.catch((error: unknown) => {
    log.warn({ err: error }, 'a picture goes without its room')
    return null
  })
  const made = await Promise.race([found, wait(ms, null, { signal: late.signal })])
  late.abort()
  return made
}
