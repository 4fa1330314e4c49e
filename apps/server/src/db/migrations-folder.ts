import { join } from 'node:path'

/** SQL that brings any database up to date, the same for both kinds. */
export const MIGRATIONS = join(import.meta.dirname, 'migrations')
