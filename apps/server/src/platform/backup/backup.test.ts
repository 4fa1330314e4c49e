import { cpSync, createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { folderBlobs } from '../blobs/folder-blobs.ts'
import { openBucket } from '../../../test/blobs/s3.ts'
import { s3Blobs } from '../blobs/s3-blobs.ts'
import { joinShop, whyApart } from '../blobs/shop-identity.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { DATABASES, type DatabaseKind, startPostgres } from '../../../test/db/postgres.ts'
import { askForBackup, serveBackups } from './backup-socket.ts'
import { everythingIn, fillShop } from '../../../test/backup/full-shop.ts'
import { moveDatabase } from './move-database.ts'
import { checkBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const now = () => Date.parse('2027-01-04T08:00:00Z')
const home = mkdtempSync(join(tmpdir(), 'nawl-backup-'))
const opened: Database[] = []
/** An embedded database's folder, copied because creating one takes seconds. */
const emptyEmbedded = join(home, 'empty')
let postgres: Awaited<ReturnType<typeof startPostgres>>
let maintenance: Database
beforeAll(async () => {
  postgres = await startPostgres()
  maintenance = await openDatabase({ url: postgres.url, directory: '' })
  await (await openDatabase({ url: undefined, directory: emptyEmbedded })).close()
  // Not the default date format: a backup must not depend on the server's settings.
  await maintenance.orm.execute(sql`alter role postgres set datestyle to 'SQL, DMY'`)
  await maintenance.orm.execute(sql`alter role postgres set timezone to 'Asia/Dubai'`)
})
afterAll(async () => {
  for (const database of opened) await database.close()
  await maintenance.close()
  await postgres.stop()
  rmSync(home, { recursive: true, force: true })
})

let count = 0
/** An empty database. */
async function openEmpty(kind: DatabaseKind): Promise<Database> {
  const name = `shop_${count++}`
  const url = kind === 'PostgreSQL' ? postgres.url?.replace('/postgres?', `/${name}?`) : undefined
  if (url) await maintenance.orm.execute(sql.raw(`create database ${name}`))
  else cpSync(emptyEmbedded, join(home, name), { recursive: true })
  const database = await openDatabase({ url, directory: join(home, name) })
  opened.push(database)
  return database
}
const emptyBlobs = () => folderBlobs(mkdtempSync(join(home, 'blobs-')))

describe.each(DATABASES)('a backup from %s', (kind) => {
  const blobs = emptyBlobs()
  const file = join(home, `${kind}.tar.gz`)
  let database: Database
  let everything: Awaited<ReturnType<typeof everythingIn>>
  beforeAll(async () => {
    database = await openEmpty(kind)
    await fillShop(database, blobs)
    await database.orm.execute(sql`set timezone = 'UTC'`)
    await database.orm.execute(sql`set datestyle = 'ISO'`)
    everything = await everythingIn(database, blobs)
    await writeBackup({ database, blobs, now }, createWriteStream(file))
  })

  /** Reads with the same settings on every database. */
  async function everythingOf(other: Database, others = blobs) {
    await other.orm.execute(sql`set timezone = 'UTC'`)
    await other.orm.execute(sql`set datestyle = 'ISO'`)
    return everythingIn(other, others)
  }

  it.each(DATABASES)('restores every row and every blob into an empty %s', async (target) => {
    const place = { database: await openEmpty(target), blobs: emptyBlobs() }
    const { tables } = await restoreBackup(place, file, { replace: false })
    expect(tables).toMatchObject({ order_event: 451, order: 3, refund: 0 })
    expect(await everythingOf(place.database, place.blobs)).toEqual(everything)
    // Triggers from migrations are restored too.
    await expect(place.database.orm.execute(sql`delete from order_event`)).rejects.toThrow(
      'delete from order_event',
    )
  })

  it.each(DATABASES)('moves every row to %s', async (target) => {
    const to = await openEmpty(target)
    await moveDatabase({ from: database, to, replace: false })
    expect(await everythingOf(to)).toEqual(everything)
  })

  it('refuses to overwrite another shop without --replace', async () => {
    const place = { database: await openEmpty(kind), blobs: emptyBlobs() }
    await restoreBackup(place, file, { replace: false })
    await place.database.orm.execute(sql`update person set name = 'changed'`)
    await place.blobs.write('claims/other.webp', new Uint8Array(1))
    const changed = await everythingOf(place.database, place.blobs)
    await expect(restoreBackup(place, file, { replace: false })).rejects.toThrow('--replace')
    await expect(moveDatabase({ from: database, to: place.database, replace: false })).rejects.toThrow(
      '--replace',
    )
    expect(await everythingOf(place.database, place.blobs)).toEqual(changed)
    await restoreBackup(place, file, { replace: true })
    expect(await everythingOf(place.database, place.blobs)).toEqual(everything)
  })

  it('refuses a truncated or invalid file and changes nothing', async () => {
    const whole = readFileSync(file)
    const place = { database: await openEmpty(kind), blobs: emptyBlobs() }
    const bad = join(home, 'bad.tar.gz')
    for (const bytes of [
      whole.subarray(0, whole.length / 2),
      whole.subarray(0, -9),
      Buffer.from('x'),
      Buffer.alloc(0),
    ]) {
      writeFileSync(bad, bytes)
      await expect(restoreBackup(place, bad, { replace: true })).rejects.toThrow(
        /unexpected end|incorrect header|cut off/,
      )
    }
    expect(await everythingOf(place.database, place.blobs)).toEqual({})
  })

  it('leaves the database unchanged when a restore fails', async () => {
    const place = { database: await openEmpty(kind), blobs: emptyBlobs() }
    await fillShop(place.database, place.blobs)
    const before = await everythingOf(place.database, place.blobs)
    const broken = { ...place.blobs, write: () => Promise.reject(new Error('no room')) }
    await expect(restoreBackup({ ...place, blobs: broken }, file, { replace: true })).rejects.toThrow(
      'no room',
    )
    expect(await everythingOf(place.database, place.blobs)).toEqual(before)
  })

  it('holds a consistent snapshot while rows are being written', async () => {
    const meanwhile = join(home, 'meanwhile.tar.gz')
    const writing = writeBackup({ database, blobs, now }, createWriteStream(meanwhile))
    const orders = Array.from({ length: 20 }, (_, n) =>
      database.orm.transaction(async (tx) => {
        await tx.execute(
          sql`insert into person values (gen_random_uuid(), ${`${n}`}, 'meanwhile', now(), now())`,
        )
        await tx.execute(sql`insert into newsletter_subscriber (id, email, email_key, status, created_at)
          values (gen_random_uuid(), '', ${`${kind} ${n}`}, 'pending', now())`)
      }),
    )
    await Promise.all([writing, ...orders])
    const { tables } = await checkBackup(meanwhile)
    expect((tables['person'] ?? 0) - 2).toBe(tables['newsletter_subscriber'])
  })

  it('keeps the shop running when the client disconnects', async () => {
    const gone = new PassThrough()
    setImmediate(() => gone.destroy())
    await expect(writeBackup({ database, blobs, now }, gone)).rejects.toThrow('Premature close')
    await database.ping()
  })
})

it('a running shop on the embedded database serves a backup over its local socket', async () => {
  const directory = mkdtempSync(join(home, 'db-'))
  const place = { database: await openEmpty('the embedded database'), blobs: emptyBlobs() }
  await fillShop(place.database, place.blobs)
  const file = join(home, 'asked.tar.gz')
  expect(await askForBackup(directory, () => createWriteStream(file))).toBe(false)
  const stop = serveBackups(directory, { ...place, now }, (error) => {
    throw error
  })
  await expect.poll(() => askForBackup(directory, () => createWriteStream(file))).toBe(true)
  expect(Object.keys((await checkBackup(file)).entries)).toContain('blobs/frozen/aa.bmp')
  await stop()
})

/** A shop with an id in its database and its store, and nothing else. */
async function openShopWithId() {
  const place = { database: await openEmpty('PostgreSQL'), blobs: emptyBlobs() }
  await place.database.migrate()
  await joinShop(place)
  return place
}
const known = { isEmpty: false, isKnown: true }

it('a restored shop gets its own id and does not sweep the original store', async () => {
  const first = await openShopWithId()
  const file = join(home, 'with-id.tar.gz')
  await writeBackup({ ...first, now }, createWriteStream(file))
  const second = { database: await openEmpty('PostgreSQL'), blobs: emptyBlobs() }
  await restoreBackup(second, file, { replace: false })
  expect(await whyApart(second, known)).toBeNull()
  expect(await whyApart(first, known)).toBeNull()
  expect(await whyApart({ ...second, blobs: first.blobs }, known)).toContain('the store is of shop')
})

it('a move transfers the shop id and removes it from the source', async () => {
  const { database, blobs } = await openShopWithId()
  const to = await openEmpty('PostgreSQL')
  await moveDatabase({ from: database, to, replace: true })
  expect(await whyApart({ database: to, blobs }, known)).toBeNull()
  expect(await whyApart({ database, blobs }, known)).toContain('the database of none')
})

it('restores a shop with folder storage into a bucket', async () => {
  const bucket = await openBucket()
  const [from, to] = [await openEmpty('PostgreSQL'), await openEmpty('PostgreSQL')]
  const [folder, s3] = [emptyBlobs(), s3Blobs(bucket.config, () => {})]
  await fillShop(from, folder)
  const file = join(home, 'to-bucket.tar.gz')
  await writeBackup({ database: from, blobs: folder, now }, createWriteStream(file))
  await restoreBackup({ database: to, blobs: s3 }, file, { replace: false })
  expect(await everythingIn(to, s3)).toEqual(await everythingIn(from, folder))
  await bucket.close()
})
