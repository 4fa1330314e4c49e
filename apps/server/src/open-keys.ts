import { isLoopback } from './auth/is-loopback.ts'
import type { Config } from './config.ts'

/** What to tell the owner of a shop that others reach and whose keys lie in the database as they are; null else. */
export function openKeysWarning({
  publicUrl,
  keySecret,
}: Pick<Config, 'publicUrl' | 'keySecret'>): string | null {
  if (keySecret !== undefined || isLoopback(publicUrl)) return null
  return (
    'AUTH_KEY_SECRET is not set: the keys of sessions and of links to orders lie in the database and in its backups ' +
    'as they are. Set it to the answer of: openssl rand -hex 24'
  )
}
