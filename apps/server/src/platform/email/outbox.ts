import type { Database } from '../db/database.ts'
import type { MailTransport } from './email-transport.ts'
import { type ClaimedMail, type OutboxStore, outboxStore } from './outbox.store.ts'
import { MOST_TRIES, retryWaitMs } from './retry-wait.ts'

/** Mails under way at once. */
const AT_ONCE = 5
/** What a retry, or a mail that another process wrote and did not live to send, waits at most beyond its time. */
const POLL_MS = 15_000
/** Well below the time for which a mail is claimed. */
const LONGEST_TRY_MS = 60_000
/** What a mail under way gets when the shop closes. */
const GRACE_MS = 5_000

export type EmailOutbox = ReturnType<typeof emailOutbox>

type Deps = {
  readonly database: Database
  readonly transport: MailTransport
  readonly now: () => number
  readonly random: () => number
  readonly report: (error: unknown, message: string) => void
}

/** Sends what stands in the outbox: at once when told of it, and looks by itself now and then. */
export function emailOutbox({ database, transport, now, random, report }: Deps) {
  const outbox = outboxStore(database)
  const closing = new AbortController()
  let poll: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  let asked = false
  let closed = false

  /** Sends everything that is due. Asked while at it, it looks once more afterwards. */
  function deliver(): Promise<void> {
    asked = true
    round ??= rounds()
    return round
  }

  async function rounds(): Promise<void> {
    try {
      while (asked) {
        asked = false
        if (closed) return
        const mails = await outbox.claim(new Date(now()), AT_ONCE)
        await Promise.all(mails.map(send))
        if (mails.length > 0) asked = true
      }
    } finally {
      round = undefined
    }
  }

  async function send(mail: ClaimedMail): Promise<void> {
    const sending = await transport(
      mail,
      AbortSignal.any([closing.signal, AbortSignal.timeout(LONGEST_TRY_MS)]),
    )
    // What cannot be noted down is sent again, as the same message, when its claim has run out.
    await settle(outbox, mail, sending, { now, random, report }).catch((error: unknown) =>
      report(error, `what became of mail ${mail.id} cannot be noted`),
    )
  }

  const wake = () =>
    void deliver().catch((error: unknown) => report(error, 'the outbox cannot be read; mails wait'))

  return {
    /** In the transaction of what the mail tells; `wake` once that is committed. */
    write: (...mail: Parameters<OutboxStore['write']>) => outbox.write(...mail),
    deliver,
    /** For who has just committed a mail: does not wait, never throws. */
    wake: () => {
      if (!closed) wake()
    },
    start: () => {
      poll = setInterval(wake, POLL_MS)
      poll.unref()
    },
    /** Lets what is under way arrive, within reason; the rest waits in the outbox. */
    stop: async () => {
      closed = true
      clearInterval(poll)
      const patience = setTimeout(() => closing.abort(), GRACE_MS)
      await round?.catch(() => {})
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
