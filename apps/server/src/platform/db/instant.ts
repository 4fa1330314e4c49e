import { timestamp } from 'drizzle-orm/pg-core'

/** A point in time, in milliseconds like JavaScript's dates. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
