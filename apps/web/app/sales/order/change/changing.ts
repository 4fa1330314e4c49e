import type { OrderAccess } from '../calls/order-calls.ts'

/** A line of an order whose design somebody went to the studio to change. */
export type Changing = OrderAccess & {
  readonly lineId: string
  readonly rugId: string
  readonly name: string
  /** The first moment at which it is too late. */
  readonly until: string
  /** What the line costs as ordered, before discount, in cents of a dollar. */
  readonly usd: number
  readonly quantity: number
}

/** The query parameter by which the studio knows that it is to change an order. */
export const CHANGE_PARAMETER = 'change'
const KEY = 'nawl.changing'

/** Notes what is changed: the link to the order has no place in the studio's address, which people share. */
export function saveChanging(changing: Changing): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(changing))
  } catch (error) {
    console.warn('the browser keeps nothing', error)
  }
}

/** What is being changed at this address, as it was noted; null on any other visit to the studio. */
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
  return JSON.parse(text) as Changing // written by us, in this tab
}

/** Path of the page of an order. */
export function orderPagePath({ number, token }: OrderAccess): string {
  return `/order/${number}${token === null ? '' : `?token=${encodeURIComponent(token)}`}`
}
