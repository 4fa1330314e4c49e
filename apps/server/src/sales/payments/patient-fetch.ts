import { setTimeout as pause } from 'node:timers/promises'

import { GatewayTrouble } from './payment-gateway.ts'

/** Time limit in milliseconds of each attempt; a customer is waiting. */
export const PATIENCE_MS = 8000
const TRIES = 3
const FIRST_PAUSE_MS = 250

type Patience = {
  readonly patienceMs: number
  /** 1 for a call that must not be carried out twice. */
  readonly tries?: number
}

/** A provider's response with a status below 500; retries outages. Throws `GatewayTrouble` when none comes. */
export async function patientFetch(
  provider: string,
  url: string,
  request: () => RequestInit,
  { patienceMs, tries = TRIES }: Patience,
): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const signal = AbortSignal.timeout(patienceMs)
    const response = await fetch(url, { ...request(), signal, redirect: 'error' }).catch(() => null)
    if (response && response.status < 500 && response.status !== 429) return response
    await response?.body?.cancel()
    if (attempt === tries)
      throw new GatewayTrouble(`${provider}: ${new URL(url).pathname}: ${response?.status ?? 'no answer'}`)
    // Jitter, so that clients do not retry in step.
    await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random() / 2))
  }
}

/** Null for a truncated body or one that is not JSON. */
export async function jsonOf(response: Response): Promise<unknown> {
  return response.json().catch(() => null)
}
