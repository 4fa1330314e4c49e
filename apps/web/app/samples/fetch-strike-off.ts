import type { StrikeOffAnswer } from '@nawl/contract/sales/kinds/strike-off/strike-off-contract'
import type { StrikeOffPlace } from '@nawl/domain/product/strike-off'

import type { FetchApi } from '../api/request.ts'
import { warn } from '../api/warn.ts'

export type StrikeOffFault = 'no-size' | 'too-small' | 'no-such-rug' | 'not-on-rug' | 'away'

const FAULTS: Readonly<Record<string, StrikeOffFault>> = {
  'cart/rug-too-small': 'too-small',
  'cart/no-such-rug': 'no-such-rug',
  'image/not-found': 'no-such-rug',
  'cart/not-on-rug': 'not-on-rug',
  'cart/invalid-dimensions': 'no-size',
  'cart/too-small': 'no-size',
  'cart/too-large': 'no-size',
  'cart/out-of-proportion': 'no-size',
  'request/invalid': 'no-size',
}

type Wanted = {
  /** Last segment of the product's path. */
  readonly address: string
  /** The design in the text of a link. */
  readonly text: string
  /** Null for the proposal. */
  readonly place: StrikeOffPlace | null
}

/** Asks where a strike-off lies and what is in it. */
export async function fetchStrikeOff(
  fetchApi: FetchApi,
  { address, text, place }: Wanted,
): Promise<
  | { readonly ok: true; readonly answer: StrikeOffAnswer }
  | { readonly ok: false; readonly fault: StrikeOffFault }
> {
  const at = place ? `&x=${place.xMm}&y=${place.yMm}` : ''
  try {
    const response = await fetchApi(
      `/api/strike-off/${encodeURIComponent(address.toLowerCase())}?d=${encodeURIComponent(text)}${at}`,
    )
    const body = (await response.json()) as StrikeOffAnswer & { readonly code?: string }
    return response.ok ? { ok: true, answer: body } : { ok: false, fault: FAULTS[body.code ?? ''] ?? 'away' }
  } catch (error) {
    warn('what lies in a square cannot be had', error)
    return { ok: false, fault: 'away' }
  }
}
