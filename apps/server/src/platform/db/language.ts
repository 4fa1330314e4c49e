import { text } from 'drizzle-orm/pg-core'

/** Code of the language in which somebody is written to. Rows from before the shop had several are English. */
export const language = () => text().notNull().default('en')
