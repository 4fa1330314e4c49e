import { randomUUID } from 'node:crypto'

import { shopIdentity } from '../db/schema.ts'
import type { Database } from '../db/database.ts'
import type { BlobKey, BlobStore } from './blob-store.ts'

const KEY: BlobKey = 'shop/id'
const NAME = 'shop'

type Shop = { readonly database: Database; readonly blobs: BlobStore }
/** What is known of a store without an id. */
type Store = {
  /** There are no blobs in it. */
  readonly isEmpty: boolean
  /** The database counts on something that lies in it. */
  readonly isKnown: boolean
}

/**
 * Null where database and store are of one shop, else why not. Both carry its id. A store without one, new or of an
 * earlier version, gets it where nothing can be lost: it is empty, or the database knows what lies in it. A database
 * without one never gets that of a store: it may be a new one, in front of a full store of somebody else's.
 */
export async function whyApart(shop: Shop, { isEmpty, isKnown }: Store): Promise<string | null> {
  const [ofDatabase, ofStore] = [await idOfDatabase(shop.database), await idOfStore(shop.blobs)]
  if (ofStore !== null) {
    if (ofDatabase === ofStore) return null
    return `the store is of shop ${ofStore}, the database of ${ofDatabase ?? 'none'}`
  }
  if (!isEmpty && !isKnown) return 'the database knows nothing of what lies in the store'
  await joinShop(shop)
  return null
}

/** From now on the store is of the shop that the database is of, which may be a new one. Returns its id. */
export async function joinShop({ database, blobs }: Shop): Promise<string> {
  await database.orm.insert(shopIdentity).values({ name: NAME, id: randomUUID() }).onConflictDoNothing()
  // Of processes that start together, all read the id of the first.
  const id = (await idOfDatabase(database)) ?? ''
  await blobs.write(KEY, new TextEncoder().encode(id))
  return id
}

/** A database that is of no shop any more; its former store is not swept for it. */
export async function leaveShop({ orm }: Database): Promise<void> {
  await orm.delete(shopIdentity)
}

async function idOfDatabase({ orm }: Database): Promise<string | null> {
  const [row] = await orm.select({ id: shopIdentity.id }).from(shopIdentity)
  return row?.id ?? null
}

async function idOfStore(blobs: BlobStore): Promise<string | null> {
  const content = await blobs.read(KEY)
  return content && new TextDecoder().decode(content)
}
