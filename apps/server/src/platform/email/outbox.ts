import type { Database, Tx } from '../db/database.ts'
import type { MailTransport, Sending } from './email-transport.ts'
import { type ClaimedMail, type MailKind, type OutboxStore, outboxStore } from './outbox.store.ts'
import { MOST_TRIES, retryWaitMs } from './retry-wait.ts'
import { polling } from '../jobs/poll.ts'

/** E-mails sent concurrently. */
const AT_ONCE = 5
/** Well below the lease of a claim. */
const LONGEST_TRY_MS = 60_000
/** Time that a running delivery gets at shutdown. */
const GRACE_MS = 5_000

/** What became of an e-mail: the server took it, refused its address for good, or it was given up. */
export type Outcome = 'sent' | 'refused' | 'failed'
/** Called in the transaction that records what became of an e-mail. */
export type OnSettled = (tx: Tx, mail: ClaimedMail, outcome: Outcome, at: Date) => Promise<void>

export type EmailOutbox = ReturnType<typeof emailOutbox>

type Deps = {
  readonly database: Database
  readonly transport: MailTransport
  readonly now: () => number
  readonly random: () => number
  readonly report: (error: unknown, message: string) => void
}

/** Sends queued e-mails: immediately when woken, and by polling. */
export function emailOutbox({ database, transport, now, random, report }: Deps) {
  const outbox = outboxStore(database)
  const closing = new AbortController()
  const listeners = new Map<string, OnSettled>()
  const delivery = polling(
    async () => {
      const mails = await outbox.claim(new Date(now()), AT_ONCE)
      await Promise.all(mails.map(send))
      return mails.length
    },
    (error) => report(error, 'the outbox cannot be read; e-mails wait'),
  )

  async function send(mail: ClaimedMail): Promise<void> {
    const sending = await transport(
      mail,
      AbortSignal.any([closing.signal, AbortSignal.timeout(LONGEST_TRY_MS)]),
    )
    // If the result cannot be recorded, the same message is sent again after its claim expires.
    await settle(mail, sending).catch((error: unknown) =>
      report(error, `cannot record the result of e-mail ${mail.id}`),
    )
  }

  async function settle(mail: ClaimedMail, sending: Sending): Promise<void> {
    const { id, kind, tries } = mail
    if (sending.ok) {
      await record(mail, 'sent', (tx) => outbox.markSent(tx, mail, new Date(now())))
      return
    }
    const { error } = sending
    if (sending.final || tries >= MOST_TRIES) {
      const outcome = sending.addressIsDead ? 'refused' : 'failed'
      await record(mail, outcome, (tx) => outbox.giveUp(tx, mail, error))
      report(new Error(error), `mail ${id} (${kind}) is given up after ${tries} tries`)
      return
    }
    await outbox.putOff(mail, new Date(now() + retryWaitMs(tries, random)), error)
    report(new Error(error), `mail ${id} (${kind}) is not sent yet; try ${tries}`)
  }

  /** Records what became of an e-mail, together with what its listener makes of it. */
  async function record(mail: ClaimedMail, outcome: Outcome, change: (tx: Tx) => Promise<boolean>) {
    const listener = listeners.get(mail.kind)
    if (!listener) return void (await change(database.orm))
    await database.orm.transaction(async (tx) => {
      if (await change(tx)) await listener(tx, mail, outcome, new Date(now()))
    })
  }

  return {
    ...delivery,
    /** Queues an e-mail in the caller's transaction; call `wake` after the commit. */
    write: (...mail: Parameters<OutboxStore['write']>) => outbox.write(...mail),
    /** Has `listener` called once it is known what became of an e-mail of this kind. One listener a kind. */
    onSettled: (kind: MailKind, listener: OnSettled) => void listeners.set(kind, listener),
    /** Sends everything that is due. */
    deliver: delivery.run,
    /** Lets running deliveries finish within the grace period; the rest stays in the outbox. */
    stop: async () => {
      const patience = setTimeout(() => closing.abort(), GRACE_MS)
      await delivery.stop()
      clearTimeout(patience)
    },
  }
}
