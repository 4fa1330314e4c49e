import { timestamp } from 'drizzle-orm/pg-core'

/** A moment in time; JavaScript knows milliseconds. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
