import type { RemarkRequest } from '@nawl/contract/proofs/proof'

import type { ProofFault } from './proof-calls.ts'

/** A remark that is not with the shop yet; `refused` says why it will not get there as it is. */
export type PendingRemark = RemarkRequest & { readonly refused?: ProofFault }

export type SendOutcome =
  | { readonly status: 'sent' }
  /** No answer: it may have arrived, and is sent again under the same id. */
  | { readonly status: 'later' }
  | { readonly status: 'refused'; readonly fault: ProofFault }

type QueueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

type QueueDeps = {
  /** Null where the browser blocks it: then the queue lasts as long as the page. */
  readonly storage: QueueStorage | null
  /** Of the proof; its secret does not go into the storage. */
  readonly name: string
  readonly send: (remark: RemarkRequest) => Promise<SendOutcome>
  /** Waits before the n-th further try, or until there is a connection. */
  readonly wait: (tries: number) => Promise<void>
  readonly now: () => number
  /** Runs `task` while no other tab does. */
  readonly alone: (task: () => Promise<void>) => Promise<void>
  readonly onChange: () => void
}

export type SendQueue = ReturnType<typeof sendQueue>

/**
 * Remarks on their way. Each lies in the browser's storage under a key of its own until the shop has answered that it has
 * it, so that neither a closed page nor two tabs lose one; sent again, it has the same id, so that none is there twice.
 */
export function sendQueue({ storage, name, send, wait, now, alone, onChange }: QueueDeps) {
  const prefix = `nawl-proof/${name}/`
  const unstored = new Map<string, string>()
  let running: Promise<void> | null = null
  let last = 0

  function entries(): readonly (readonly [key: string, remark: PendingRemark])[] {
    const found = new Map(unstored)
    try {
      for (let n = 0; n < (storage?.length ?? 0); n++) {
        const key = storage?.key(n)
        if (key?.startsWith(prefix)) found.set(key, storage?.getItem(key) ?? '')
      }
    } catch {
      // Blocked: what is in memory is all there is.
    }
    return [...found]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([key, text]) => {
        const remark = readRemark(text)
        return remark ? [[key, remark] as const] : []
      })
  }

  function put(key: string, remark: PendingRemark): void {
    const text = JSON.stringify(remark)
    try {
      if (!storage) throw new Error('there is no storage')
      storage.setItem(key, text)
      unstored.delete(key)
    } catch {
      unstored.set(key, text)
    }
    onChange()
  }

  function remove(key: string): void {
    unstored.delete(key)
    try {
      storage?.removeItem(key)
    } catch {
      // It could not be stored either.
    }
    onChange()
  }

  async function sendAll(): Promise<void> {
    for (let tries = 0; ;) {
      const next = entries().find(([, remark]) => remark.refused === undefined)
      if (!next) return
      const [key, remark] = next
      const outcome = await send(remark)
      if (outcome.status === 'later') await wait(tries++)
      else {
        tries = 0
        if (outcome.status === 'sent') remove(key)
        else put(key, { ...remark, refused: outcome.fault })
      }
    }
  }

  /** Sends what waits; resolves when nothing waits any more. */
  function flush(): Promise<void> {
    running ??= alone(sendAll).finally(() => (running = null))
    return running
  }

  async function sendAdded(): Promise<void> {
    await flush()
    // Added while the last round was ending.
    if (entries().some(([, { refused }]) => refused === undefined)) await flush()
  }

  return {
    pending: (): readonly PendingRemark[] => entries().map(([, remark]) => remark),
    add(remark: RemarkRequest): void {
      // In sequence, so that an answer follows what it answers.
      last = Math.max(now(), last + 1)
      put(`${prefix}${String(last).padStart(15, '0')}-${remark.id}`, remark)
      void sendAdded()
    },
    flush,
    /** Takes a refused remark out; returns its text, to be mended. */
    takeBack(id: string): string {
      const found = entries().find(([, remark]) => remark.id === id)
      if (!found) return ''
      remove(found[0])
      return found[1].text
    },
  }
}

function readRemark(text: string): PendingRemark | null {
  try {
    const read = JSON.parse(text) as PendingRemark
    return typeof read.id === 'string' && typeof read.text === 'string' ? read : null
  } catch {
    return null
  }
}
