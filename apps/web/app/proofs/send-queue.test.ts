import type { RemarkRequest } from '@nawl/contract/proofs/proof'
import { describe, expect, it } from 'vitest'

import { sendQueue, type SendOutcome } from './send-queue.ts'

/** A browser's storage, shared by its tabs; full on request. */
function storageOf() {
  const items = new Map<string, string>()
  const state = { isFull: false }
  return {
    items,
    state,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (state.isFull) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
    removeItem: (key: string) => void items.delete(key),
    key: (n: number) => [...items.keys()][n] ?? null,
    get length() {
      return items.size
    },
  }
}

/** A shop that takes each id once; `plan` says what becomes of each call before it works. */
function shopOf(plan: ('lost-on-the-way' | 'answer-lost' | 'refused')[] = []) {
  const saved: RemarkRequest[] = []
  const send = async (remark: RemarkRequest): Promise<SendOutcome> => {
    await Promise.resolve()
    const fate = plan.shift()
    if (fate === 'lost-on-the-way') return { status: 'later' }
    if (fate === 'refused') return { status: 'refused', fault: 'proof/not-on-rug' }
    if (!saved.some(({ id }) => id === remark.id)) saved.push(remark)
    return fate === 'answer-lost' ? { status: 'later' } : { status: 'sent' }
  }
  return { saved, send, texts: () => saved.map(({ text }) => text) }
}

const remark = (text: string): RemarkRequest => ({
  id: `id of ${text}`,
  version: 'v',
  under: null,
  pin: null,
  name: 'Noor',
  text,
})

/** Runs one task after another, as the browser's locks do. */
function locks() {
  let last = Promise.resolve()
  return (task: () => Promise<void>) => (last = last.then(task))
}

function tab(
  storage: ReturnType<typeof storageOf> | null,
  shop: ReturnType<typeof shopOf>,
  alone = locks(),
  clock = { at: 1_000 },
) {
  return sendQueue({
    storage,
    name: 'proof',
    send: shop.send,
    wait: async () => {},
    now: () => clock.at,
    alone,
    onChange: () => {},
  })
}

describe('remarks on their way', () => {
  it('arrive once and in sequence, whatever gets lost', async () => {
    const storage = storageOf()
    const shop = shopOf(['lost-on-the-way', 'answer-lost', 'answer-lost', 'lost-on-the-way'])
    const queue = tab(storage, shop)
    for (const text of ['one', 'two', 'three']) queue.add(remark(text))
    expect(queue.pending().map(({ text }) => text)).toEqual(['one', 'two', 'three'])
    await queue.flush()
    expect(shop.texts()).toEqual(['one', 'two', 'three'])
    expect([queue.pending(), storage.items.size]).toEqual([[], 0])
  })

  it('wait in the browser when the page is closed, and go with the next visit', async () => {
    const storage = storageOf()
    const offline = sendQueue({
      storage,
      name: 'proof',
      send: async () => ({ status: 'later' }),
      wait: () => new Promise(() => {}),
      now: () => 1,
      alone: (task) => task(),
      onChange: () => {},
    })
    offline.add(remark('written in the lift'))
    await Promise.resolve()
    const shop = shopOf()
    await tab(storage, shop).flush()
    expect(shop.texts()).toEqual(['written in the lift'])
    const other = shopOf()
    await tab(storage, other).flush()
    expect(other.texts()).toEqual([])
  })

  it('of two tabs do not overwrite each other', async () => {
    const [storage, shop, alone] = [storageOf(), shopOf(['answer-lost']), locks()]
    const [one, other] = [tab(storage, shop, alone), tab(storage, shop, alone)]
    for (let n = 0; n < 5; n++) {
      one.add(remark(`a${n}`))
      other.add(remark(`b${n}`))
    }
    await Promise.all([one.flush(), other.flush()])
    expect(shop.texts().toSorted()).toEqual(['a0', 'a1', 'a2', 'a3', 'a4', 'b0', 'b1', 'b2', 'b3', 'b4'])
    expect(storage.items.size).toBe(0)
  })

  it('that are refused stay to be mended, and hold up no others', async () => {
    const shop = shopOf(['refused'])
    const queue = tab(storageOf(), shop)
    queue.add(remark('beside the rug'))
    queue.add(remark('on it'))
    await queue.flush()
    expect(shop.texts()).toEqual(['on it'])
    expect(queue.pending()).toMatchObject([{ text: 'beside the rug', refused: 'proof/not-on-rug' }])
    expect(queue.takeBack('id of beside the rug')).toBe('beside the rug')
    expect(queue.pending()).toEqual([])
  })

  it.each(['full', 'blocked'])('are sent where the storage is %s', async (how) => {
    const storage = how === 'full' ? storageOf() : null
    if (storage) storage.state.isFull = true
    const shop = shopOf(['lost-on-the-way'])
    const queue = tab(storage, shop)
    queue.add(remark('one'))
    expect(queue.pending()).toHaveLength(1)
    await queue.flush()
    expect([shop.texts(), queue.pending()]).toEqual([['one'], []])
  })
})
