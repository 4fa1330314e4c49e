import type { ProofView, RemarkRequest } from '@nawl/contract/proofs/proof'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { browserFetch } from '../api/request.ts'
import { createStore, useStore } from '../ui/store.ts'
import { callProof, clientPath, postProof } from './proof-calls.ts'
import { type PendingRemark, type SendOutcome, type SendQueue, sendQueue } from './send-queue.ts'

const NONE: readonly PendingRemark[] = []
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

/** A proof as its client sees it, with what is on the way to it. */
export function useRemarks(token: string, loaded: ProofView) {
  const [view, setView] = useState(loaded)
  const [onTheWay] = useState(() => createStore<readonly PendingRemark[]>(NONE))
  const pending = useStore(onTheWay, NONE)
  const queue = useRef<SendQueue>(null)
  const reload = useEffectEvent(async () => {
    const called = await callProof<ProofView>(browserFetch, clientPath(token))
    if (called.ok) setView(called.answer)
  })
  useEffect(() => {
    const opened = openQueue(token, setView, () => onTheWay.set(opened.pending()))
    queue.current = opened
    onTheWay.set(opened.pending())
    void opened.flush()
    // Another tab of this proof, and what others wrote while nobody looked here.
    const onStorage = () => onTheWay.set(opened.pending())
    const onSight = () => {
      if (document.visibilityState === 'visible') void reload()
    }
    addEventListener('storage', onStorage)
    document.addEventListener('visibilitychange', onSight)
    return () => {
      removeEventListener('storage', onStorage)
      document.removeEventListener('visibilitychange', onSight)
    }
  }, [token, onTheWay])
  return {
    view,
    pending,
    show: setView,
    reload: () => void reloadNow(token, setView),
    send: (remark: RemarkRequest) => queue.current?.add(remark),
    takeBack: (id: string) => queue.current?.takeBack(id) ?? '',
  }
}

async function reloadNow(token: string, show: (view: ProofView) => void): Promise<void> {
  const called = await callProof<ProofView>(browserFetch, clientPath(token))
  if (called.ok) show(called.answer)
}

function openQueue(token: string, show: (view: ProofView) => void, onChange: () => void): SendQueue {
  // The proof's id, which opens nothing: what waits is there for a new link, too.
  const name = token.split('~')[0]?.split('.').at(-1) ?? ''
  return sendQueue({
    storage: storageOrNull(),
    name,
    now: Date.now,
    onChange,
    wait: (tries) => waitOrOnline(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(tries, 10))),
    alone: (task) => ('locks' in navigator ? navigator.locks.request(`nawl-proof/${name}`, task) : task()),
    async send({ id, version, under, pin, text, name: author }): Promise<SendOutcome> {
      const body = { id, version, under, pin, text, name: author }
      const called = await postProof<ProofView>(browserFetch, clientPath(token, '/remarks'), body)
      if (called.ok) {
        show(called.answer)
        return { status: 'sent' }
      }
      const { fault } = called
      return fault === 'no-answer' || fault === 'too-often'
        ? { status: 'later' }
        : { status: 'refused', fault }
    },
  })
}

function storageOrNull(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

function waitOrOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
  })
}
