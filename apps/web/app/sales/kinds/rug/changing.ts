import type { Cents } from '@nawl/domain/money/money'

import type { OrderAccess } from '../../order/calls/order-calls.ts'

/** The order line being changed in the studio. */
export type Changing = OrderAccess & {
  readonly lineId: string
  readonly rugId: string
  readonly name: string
  /** The deadline: from this instant it is too late. Null where it is only once it is approved. */
  readonly until: string | null
  /** The line's ordered price before discount, in US cents. */
  readonly usd: number
  readonly quantity: number
  /** What the order prices a square foot of it by, in US cents. */
  readonly perSquareFoot: Cents
}

/** The query parameter that tells the studio to change an order. */
export const CHANGE_PARAMETER = 'change'
const KEY = 'nawl.changing'

/** Stores the change in the tab, because the order's link must not be in the studio's URL, which people share. */
export function saveChanging(changing: Changing): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(changing))
  } catch (error) {
    console.warn('the browser keeps nothing', error)
  }
}

/** The change stored for this page as JSON; null on any other visit to the studio. */
export function changingText(): string | null {
  const lineId = new URL(location.href).searchParams.get(CHANGE_PARAMETER)
  if (lineId === null) return null
  try {
    const text = sessionStorage.getItem(KEY)
    return text !== null && readChanging(text).lineId === lineId ? text : null
  } catch {
    return null
  }
}

export function readChanging(text: string): Changing {
  return JSON.parse(text) as Changing // only this module writes it, in this tab
}

/** Path of an order's page. */
export function orderPagePath({ number, token }: OrderAccess): string {
  return `/order/${number}${token === null ? '' : `?token=${encodeURIComponent(token)}`}`
}
