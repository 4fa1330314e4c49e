import type { FloorList, FloorOrder } from '@nawl/contract/desk/floor'
import * as messages from '@nawl/messages/floor'
import { useCallback, useEffect, useState } from 'react'

import { toast } from '../ui/toasts/toast.ts'
import { callFloor } from './floor-caller.ts'
import { enqueue, floorDatabase, queued, type Queued, type Waiting } from './floor-database.ts'
import { sendQueue } from './send-queue.ts'

/** Between two tries while the shop is away, and between two looks for what others ticked. */
const AGAIN_MS = 5_000

export type Floor = {
  readonly status: 'loading' | 'ready' | 'not-allowed' | 'away'
  readonly orders: readonly FloorOrder[]
  readonly queue: readonly Queued[]
  readonly refused: { readonly count: number; readonly code: string }
  /** Stores something to be sent; it is safe once this is true. False, with a toast, if the browser does not store it. */
  readonly add: (waiting: Waiting) => Promise<boolean>
  readonly clearRefused: () => Promise<void>
}

/**
 * The orders on the floor, from this browser's database at once and from the server when it is reached, and what waits
 * to be sent. Of all tabs one sends at a time.
 */
export function useFloor(): Floor {
  const [stored, setStored] = useState<Omit<Floor, 'status' | 'add' | 'clearRefused'>>({
    orders: [],
    queue: [],
    refused: { count: 0, code: '' },
  })
  const [status, setStatus] = useState<Floor['status']>('loading')

  const look = useCallback(async () => setStored(await readStored()), [])
  const sync = useCallback(async () => {
    const outcome = await inTurn(async () => {
      const sent = await sendQueue(() => void look())
      return sent === 'sent' ? readServer() : sent
    })
    await look()
    setStatus(outcome === 'sent' ? 'ready' : outcome)
  }, [look])

  useEffect(() => {
    const again = () => void sync()
    // What is stored is shown before the shop is asked.
    const first = setTimeout(() => void look().then(sync))
    const timer = setInterval(again, AGAIN_MS)
    addEventListener('online', again)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [look, sync])

  return {
    status,
    ...stored,
    add: async (waiting) => {
      try {
        await enqueue(waiting)
      } catch (error) {
        console.warn('what was done is not stored', error)
        toast(messages.notStored)
        return false
      }
      await look()
      void sync()
      return true
    },
    clearRefused: async () => {
      await (await floorDatabase()).clear('refused')
      await look()
    },
  }
}

async function readStored() {
  const database = await floorDatabase()
  const [orders, queue, refused] = await Promise.all([
    database.getAll('orders'),
    queued(),
    database.getAll('refused'),
  ])
  return { orders, queue, refused: { count: refused.length, code: refused.at(-1)?.code ?? '' } }
}

/** Stores all orders as the server has them, so that each opens without a connection. */
async function readServer(): Promise<'sent' | 'not-allowed' | 'away'> {
  const answer = await callFloor<FloorList>('')
  if (answer.kind !== 'ok') return answer.kind === 'not-allowed' ? 'not-allowed' : 'away'
  const change = (await floorDatabase()).transaction('orders', 'readwrite')
  void change.store.clear()
  for (const order of answer.value.orders) void change.store.put(order)
  await change.done
  return 'sent'
}

/** Web Locks need a secure context, and a shop may be tried over plain HTTP: ids make sending twice harmless. */
const inTurn = <T>(send: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('nawl-floor-send', send) : send()
