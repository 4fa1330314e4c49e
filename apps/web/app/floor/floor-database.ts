import type { FloorOrder, ProjectedRug, SentTick } from '@nawl/contract/desk/floor'
import type { GunPlanOfRug } from '@nawl/contract/desk/gun-plan'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A tick or a photograph that the server does not have yet. */
export type Waiting = { readonly number: string } & (
  | { readonly kind: 'tick'; readonly tick: SentTick }
  | {
      readonly kind: 'photo'
      readonly id: string
      readonly line: string
      readonly piece: number
      readonly at: string
      readonly picture: Blob
    }
)
export type Queued = Waiting & { readonly place: number }

interface Schema extends DBSchema {
  /** Orders as the server had them last, by number. */
  orders: { key: string; value: FloorOrder }
  /** Outlines for the projector, by number, position and version. */
  outlines: { key: string; value: ProjectedRug }
  /** How the gun goes, by the same. */
  plans: { key: string; value: GunPlanOfRug }
  /** What waits, in the order in which it was done. */
  queue: { key: number; value: Waiting }
  /** What the server refused, with its code. */
  refused: { key: number; value: { readonly code: string; readonly number: string } }
}

export type FloorDatabase = IDBPDatabase<Schema>

let opened: Promise<FloorDatabase> | undefined

/** The floor's database in this browser: opened once, and again after it was closed or could not be opened. */
export function floorDatabase(): Promise<FloorDatabase> {
  opened ??= openDB<Schema>('nawl-floor', 3, {
    upgrade(database, before, _now, change) {
      database.createObjectStore('plans')
      if (before > 0) {
        // What the server has is read again as this page needs it; what waits to be sent stays.
        void change.objectStore('orders').clear()
        void change.objectStore('outlines').clear()
        return
      }
      database.createObjectStore('orders', { keyPath: 'number' })
      database.createObjectStore('outlines')
      database.createObjectStore('queue', { autoIncrement: true })
      database.createObjectStore('refused', { autoIncrement: true })
    },
    // A newer page in another tab waits for nobody.
    blocking: (_current, _next, event) => {
      opened = undefined
      ;(event.target as IDBDatabase).close()
    },
    // Safari closes it for its own reasons.
    terminated: () => (opened = undefined),
  })
  opened.catch(() => (opened = undefined))
  return opened
}

/** Adds to the queue; returns when the browser has it on its disk, so that killing the tab loses nothing. */
export async function enqueue(waiting: Waiting): Promise<void> {
  const change = (await floorDatabase()).transaction('queue', 'readwrite', { durability: 'strict' })
  await change.store.add(waiting)
  await change.done
}

/** The queue, the oldest first. */
export async function queued(): Promise<readonly Queued[]> {
  const { store } = (await floorDatabase()).transaction('queue')
  const [places, values] = await Promise.all([store.getAllKeys(), store.getAll()])
  return values.map((value, n) => ({ ...value, place: places[n]! }))
}

/** Takes what was sent out of the queue, and stores the order as it came back, at once. */
export async function settled(sent: readonly Queued[], order: FloorOrder): Promise<void> {
  const change = (await floorDatabase()).transaction(['queue', 'orders'], 'readwrite')
  for (const { place } of sent) void change.objectStore('queue').delete(place)
  void change.objectStore('orders').put(order)
  await change.done
}

/** Moves what the server refused for good out of the way, so that the rest can be sent. */
export async function refuse(sent: readonly Queued[], code: string): Promise<void> {
  const change = (await floorDatabase()).transaction(['queue', 'refused'], 'readwrite')
  for (const { place, number } of sent) {
    void change.objectStore('queue').delete(place)
    void change.objectStore('refused').add({ code, number })
  }
  await change.done
}
