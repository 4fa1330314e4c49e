import type { Problem } from '@nawl/contract/errors'
import type { OrderResponse } from '@nawl/contract/sales/order'

import type { FetchApi } from '../../../api/request.ts'
import { orderPath } from './order-calls.ts'

/** What the server's loader found for a link, or that there was no link. */
export type LinkedOrder =
  | { readonly status: 'shown'; readonly order: OrderResponse }
  | { readonly status: 'missing' | 'expired' | 'no-link' }

/** The order that a link opens. Throws if the shop does not respond; the message never contains the link. */
export async function readOrder(
  fetchApi: FetchApi,
  number: string,
  token: string | null,
): Promise<LinkedOrder> {
  if (token === null) return { status: 'no-link' }
  const response = await fetchApi(orderPath({ number, token }))
  if (response.ok) return { status: 'shown', order: (await response.json()) as OrderResponse }
  const { code } = (await response.json()) as Problem
  if (code === 'order/link-expired') return { status: 'expired' }
  if (response.status === 404) return { status: 'missing' }
  throw new Error(`an order answered ${response.status}`)
}

/** HTTP status by result. */
export const PAGE_STATUS = { shown: 200, 'no-link': 200, missing: 404, expired: 410 } as const
