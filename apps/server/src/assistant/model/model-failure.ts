type Options = ErrorOptions & { readonly retryAfterMs?: number | null }

/**
 * Why a language model's reply cannot be shown: it is `down` (unreachable, silent, broken off), or what it said or
 * called is `unusable`.
 */
export class ModelFailure extends Error {
  readonly kind: 'down' | 'unusable'
  /** How long the endpoint asks to be left alone. */
  readonly retryAfterMs: number | null

  constructor(message: string, kind: 'down' | 'unusable', { retryAfterMs = null, ...options }: Options = {}) {
    super(message, options)
    this.kind = kind
    this.retryAfterMs = retryAfterMs
  }
}

/** The seconds of a Retry-After header; null where it has none, or a date. */
export function retryAfterMs(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header.trim()) ? Number(header) * 1000 : null
}
