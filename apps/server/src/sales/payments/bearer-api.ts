import { jsonOf, patientFetch } from './patient-fetch.ts'
import { GatewayTrouble } from './payment-gateway.ts'

type Options = {
  /** For messages. */
  readonly provider: string
  readonly apiUrl: string
  readonly token: string
  readonly patienceMs: number
}
type ApiCall = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: unknown
  /** A second call with the same body does what one does; otherwise nothing is retried. */
  readonly repeatable: boolean
}
/** A success, or a refusal that says something about the payment. */
export type ApiAnswer = { readonly body: unknown } & (
  | { readonly ok: true }
  | { readonly ok: false; readonly status: number }
)

/** What a provider answers about the payment itself; other statuses are about the shop's access. */
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 409, 422])

/** A client of a JSON API with one token. Throws `GatewayTrouble`, with our own text, for what says nothing of a payment. */
export function bearerApi({ provider, apiUrl, token, patienceMs }: Options) {
  return async ({ method, path, body, repeatable }: ApiCall): Promise<ApiAnswer> => {
    const request = () => ({
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const patience = repeatable ? { patienceMs } : { patienceMs, tries: 1 }
    const response = await patientFetch(provider, `${apiUrl}${path}`, request, patience)
    const { status } = response
    const answered = await jsonOf(response)
    if (response.ok) return { ok: true, body: answered }
    if (REFUSALS.has(status)) return { ok: false, status, body: answered }
    throw new GatewayTrouble(`${provider}: ${method} ${path}: ${status}`)
  }
}
