import { daysAfter } from '@nawl/domain/time/day'
import { startOfDay } from '@nawl/domain/shop/time-zone'

/** The first instant of a day of the shop; null for no day. */
export const startOf = (day: string): string | null => (day === '' ? null : startOfDay(day).toISOString())

/** The first instant after a day of the shop, which is the last that something holds; null for no day. */
export const dayAfter = (day: string): string | null =>
  day === '' ? null : startOfDay(daysAfter(day, 1)).toISOString()
