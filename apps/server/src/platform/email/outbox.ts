import type { Database } from '../db/database.ts'
import type { MailTransport } from './email-transport.ts'
import { type ClaimedMail, type OutboxStore, outboxStore } from './outbox.store.ts'
import { MOST_TRIES, retryWaitMs } from './retry-wait.ts'
import { polling } from '../jobs/poll.ts'

/** E-mails sent concurrently. */
const AT_ONCE = 5
/** Well below the lease of a claim. */
const LONGEST_TRY_MS = 60_000
/** Time that a running delivery gets at shutdown. */
const GRACE_MS = 5_000

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
    await settle(outbox, mail, sending, { now, random, report }).catch((error: unknown) =>
      report(error, `cannot record the result of e-mail ${mail.id}`),
    )
  }

  return {
    ...delivery,
    /** Queues an e-mail in the caller's transaction; call `wake` after the commit. */
    write: (...mail: Parameters<OutboxStore['write']>) => outbox.write(...mail),
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

async function settle(
  outbox: OutboxStore,
  mail: ClaimedMail,
  sending: Awaited<ReturnType<MailTransport>>,
  { now, random, report }: Pick<Deps, 'now' | 'random' | 'report'>,
): Promise<void> {
  const { id, kind, tries } = mail
  if (sending.ok) {
    await outbox.markSent(mail, new Date(now()))
    return
  }
  if (sending.final || tries >= MOST_TRIES) {
    await outbox.giveUp(mail, sending.error)
    report(new Error(sending.error), `mail ${id} (${kind}) is given up after ${tries} tries`)
    return
  }
  await outbox.putOff(mail, new Date(now() + retryWaitMs(tries, random)), sending.error)
  report(new Error(sending.error), `mail ${id} (${kind}) is not sent yet; try ${tries}`)
}
