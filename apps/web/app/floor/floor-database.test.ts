import { forceCloseDatabase } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { deleteDB, openDB, unwrap } from 'idb'
import { beforeEach, expect, it } from 'vitest'

import { enqueue, floorDatabase, queued, type Waiting } from './floor-database.ts'

const TICK: Waiting = {
  kind: 'tick',
  number: 'NW-7K4M-3PXA',
  tick: { id: 'tick', line: 'a', piece: 1, subject: 'glueing', isDone: true, at: '2027-01-04T08:00:00.000Z' },
}

beforeEach(async () => (await floorDatabase()).clear('queue'))

it('stores ticks after the browser has closed the database', async () => {
  forceCloseDatabase(unwrap(await floorDatabase()) as unknown as Parameters<typeof forceCloseDatabase>[0])
  await enqueue(TICK)
  expect(await queued()).toHaveLength(1)
})

it('stores ticks after another tab had it closed, and after it could not be opened', async () => {
  await enqueue(TICK)
  const newer = await openDB('nawl-floor', 1_000)
  await expect(enqueue(TICK)).rejects.toThrow('version')
  newer.close()
  await deleteDB('nawl-floor')
  await enqueue(TICK)
  expect(await queued()).toHaveLength(1)
})
