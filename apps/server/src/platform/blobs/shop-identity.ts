import { randomUUID } from 'node:crypto'

import { shopIdentity } from '../db/schema/schema.ts'
import type { Database } from '../db/database.ts'
import type { BlobKey, BlobStore } from './blob-store.ts'

const KEY: BlobKey = 'shop/id'
const NAME = 'shop'

type Shop = { readonly database: Database; readonly blobs: BlobStore }
/** The state of a store that has no shop id. */
type Store = {
  /** The store has no blobs. */
  readonly isEmpty: boolean
  /** The database refers to a blob in the store. */
  readonly isKnown: boolean
}

/**
 * Null when database and store carry the same shop id, else the reason why they do not. A store without an id (new, or
 * from an earlier version) receives it when nothing can be lost: the store is empty, or the database refers to its
 * blobs. A database without an id never adopts the store's: it may be a new database in front of another shop's store.
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

/** Marks the store as belonging to this database's shop, creating an id if needed. Returns the id. */
export async function joinShop({ database, blobs }: Shop): Promise<string> {
  await database.orm.insert(shopIdentity).values({ name: NAME, id: randomUUID() }).onConflictDoNothing()
  // Processes that start together all read the id that the first one wrote.
  const id = (await idOfDatabase(database)) ?? ''
  await blobs.write(KEY, new TextEncoder().encode(id))
  return id
}

/** Removes the shop id from a database, so that its former store is not swept on its behalf. */
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
