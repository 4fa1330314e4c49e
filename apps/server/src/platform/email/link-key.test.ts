import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { rowsNaming } from '../../../test/accounts/rows-naming.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { DATABASES, startDatabase } from '../../../test/db/postgres.ts'
import { signingKey } from '../db/schema/schema.ts'
import { layEmbeddedDatabase } from '../../../test/db/test-template.ts'
import { linkKey } from './link-key.ts'

const SECRET = 'kept beside the backups'

describe.each(DATABASES)('the key that signs links, on %s', (kind) => {
  const home = mkdtempSync(join(tmpdir(), 'nawl-link-key-'))
  let server: Awaited<ReturnType<typeof startDatabase>>
  let database: Database
  beforeEach(async () => {
    server = await startDatabase(kind)
    if (!server.url) layEmbeddedDatabase(join(home, 'db'))
    database = await openDatabase({ url: server.url, directory: join(home, 'db') })
    await database.migrate()
    await database.orm.delete(signingKey)
  })
  afterEach(async () => {
    await database.close()
    await server.stop()
    rmSync(home, { recursive: true, force: true })
  })
  const key = (secret?: string) => linkKey({ database, secret }).then((bytes) => bytes.toString('hex'))

  it('is never stored in plain text when there is a secret', async () => {
    const made = await key(SECRET)
    expect(made).toMatch(/^[0-9a-f]{64}$/)
    expect(await key(SECRET)).toBe(made)
    expect(await rowsNaming(database, made)).toEqual({})
  })

  it('is encrypted once a secret is set, and existing links still work', async () => {
    const open = await key()
    expect(await rowsNaming(database, open)).toEqual({ signing_key: 1 })
    const [first, second] = await Promise.all([key(SECRET), key(SECRET)])
    expect([first, second]).toEqual([open, open])
    expect(await rowsNaming(database, open)).toEqual({})
  })

  it('is not replaced when the secret is missing or different, which would invalidate every link', async () => {
    const made = await key(SECRET)
    await expect(key()).rejects.toThrow('set AUTH_KEY_SECRET')
    await expect(key('another one')).rejects.toThrow('another AUTH_KEY_SECRET')
    expect(await key(SECRET)).toBe(made)
  })
})
