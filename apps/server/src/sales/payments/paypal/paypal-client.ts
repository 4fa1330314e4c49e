import { randomUUID } from 'node:crypto'

import { z } from 'zod'

import { jsonOf, PATIENCE_MS, patientFetch } from '../patient-fetch.ts'
import { GatewayTrouble } from '../payment-gateway.ts'
import type { ProviderConfig } from '../../../platform/config/payment-providers.ts'

/** Tokens are renewed this long before they expire. */
const RENEW_BEFORE_MS = 60_000

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })
const errorAnswer = z.object({
  name: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
})

export type PaypalCall = {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly body?: unknown
  /** `PayPal-Request-Id`: a later call with the same id gets the first answer. By default only retries share one. */
  readonly requestId?: string
  /** Answers 403 where the app lacks a permission that not every shop has. */
  readonly mayBeForbidden?: true
}
/** `issue` is PayPal's code for a refusal. */
export type PaypalAnswer =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly status: 403 | 404 | 422; readonly issue: string }

export type PaypalOptions = { readonly now?: () => number; readonly patienceMs?: number }

/**
 * A client of PayPal's REST API. PayPal's own packages bring two more HTTP layers and do not cover webhooks. Throws
 * `GatewayTrouble`, with our own text, for anything but a success or a refusal by PayPal.
 */
export function paypalClient(
  { PAYPAL_CLIENT_ID, PAYPAL_SECRET, apiUrl }: ProviderConfig<'paypal'>,
  { now = Date.now, patienceMs = PATIENCE_MS }: PaypalOptions = {},
) {
  let token: { readonly value: Promise<string>; until: number } | null = null

  /** One access token shared by concurrent calls; the first fetches it. */
  function accessToken(): Promise<string> {
    if (token && now() < token.until) return token.value
    const fresh = { value: fetchToken(), until: Infinity }
    token = fresh
    return fresh.value

    async function fetchToken(): Promise<string> {
      try {
        const response = await send('/v1/oauth2/token', () => ({
          method: 'POST',
          headers: { authorization: `Basic ${btoa(`${PAYPAL_CLIENT_ID}:${PAYPAL_SECRET}`)}` },
          body: new URLSearchParams({ grant_type: 'client_credentials' }),
        }))
        if (!response.ok) throw new GatewayTrouble(`paypal: no access: ${response.status}`)
        const parsed = tokenAnswer.safeParse(await jsonOf(response))
        if (!parsed.success) throw new GatewayTrouble('paypal: no access: an answer without a token')
        fresh.until = now() + parsed.data.expires_in * 1000 - RENEW_BEFORE_MS
        return parsed.data.access_token
      } catch (error) {
        if (token === fresh) token = null
        throw error
      }
    }
  }

  const send = (path: string, request: () => RequestInit) =>
    patientFetch('paypal', `${apiUrl}${path}`, request, { patienceMs })

  return async function call({
    method,
    path,
    body,
    requestId = randomUUID(),
    mayBeForbidden,
  }: PaypalCall): Promise<PaypalAnswer> {
    const attempt = async () => {
      const headers = {
        authorization: `Bearer ${await accessToken()}`,
        'content-type': 'application/json',
        // Full representations in answers.
        prefer: 'return=representation',
        ...(method === 'POST' && { 'paypal-request-id': requestId }),
      }
      return send(path, () => ({
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }))
    }
    let response = await attempt()
    if (response.status === 401) {
      // The token was revoked early.
      token = null
      await response.body?.cancel()
      response = await attempt()
    }
    const { status } = response
    if (response.ok) return { ok: true, body: status === 204 ? null : await jsonOf(response) }
    const error = errorAnswer.safeParse(await jsonOf(response))
    const issue = error.data?.details?.[0]?.issue ?? error.data?.name ?? 'unknown'
    if (status === 404 || status === 422 || (status === 403 && mayBeForbidden))
      return { ok: false, status, issue }
    throw new GatewayTrouble(`paypal: ${method} ${path}: ${status} ${issue}`)
  }
}
