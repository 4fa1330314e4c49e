/** A retention period: an amount of a unit, counted from what `from` names. */
type Period = { readonly amount: number; readonly unit: keyof typeof UNIT_MS; readonly from: string }
type Retained = { readonly what: string; readonly keep: Period; readonly why: string }

const DAY_MS = 24 * 60 * 60 * 1000
const UNIT_MS = { hour: DAY_MS / 24, day: DAY_MS, year: 365.25 * DAY_MS } as const

/**
 * All personal data the shop stores, with period and reason. The server deletes by this table once a day, and the
 * privacy policy prints it: neither has periods of its own.
 */
export const RETENTION = {
  accounts: {
    what: 'Account, with its favourites, saved designs, rugs looked at and cart',
    keep: { amount: 3, unit: 'year', from: 'since anybody signed in to it' },
    why: 'You delete it yourself at any time on its page. One that nobody has used for years is deleted for you. Orders are parted from it, not deleted with it.',
  },
  sessions: {
    what: 'Record of a browser that is signed in',
    keep: { amount: 180, unit: 'day', from: 'since that browser was last here' },
    why: 'You stay signed in until you sign out.',
  },
  'sign-ins': {
    what: 'Record of the way to Google and back',
    keep: { amount: 1, unit: 'day', from: 'after it began' },
    why: 'A one-time code that is used twice has to be noticed.',
  },
  carts: {
    what: 'Cart without an account',
    keep: { amount: 90, unit: 'day', from: 'since anybody changed it' },
    why: 'You find your cart again when you come back.',
  },
  uploads: {
    what: 'Drawing you uploaded',
    keep: { amount: 30, unit: 'day', from: 'since anybody opened it' },
    why: 'You delete it yourself on its page. One that lies in a cart, an order or an account stays with that.',
  },
  'orders-unpaid': {
    what: 'Order that was never paid, and quote that was asked for and never given',
    keep: { amount: 180, unit: 'day', from: 'after it was cancelled or expired, or the quote was asked for' },
    why: 'A payment that comes late has to find its order.',
  },
  orders: {
    what: 'Paid order, with its payments, refunds, invoice, claims and their photographs',
    keep: { amount: 8, unit: 'year', from: 'after the last thing that happened to it' },
    why: 'Tax law in the UAE has accounts kept for seven years after the end of the tax year; the warranty is within that time.',
  },
  'claim-photos-unused': {
    what: 'Photograph that was sent for a claim which was then not made',
    keep: { amount: 1, unit: 'day', from: 'after it was sent' },
    why: 'A claim can be finished the next morning.',
  },
  'ordered-artwork': {
    what: 'Copy of a design that was in a cart or an order',
    keep: { amount: 1, unit: 'day', from: 'since it was last needed by one' },
    why: 'The rug is made from what you saw when you chose it.',
  },
  quarantine: {
    what: 'Drawing, copy of a design or photograph that was deleted because its time was over',
    keep: { amount: 30, unit: 'day', from: 'after that, set aside' },
    why: 'What was deleted by a mistake of ours can be brought back. What you delete yourself is gone at once.',
  },
  'repeated-commands': {
    what: 'Answer to an order or a payment that your browser sent',
    keep: { amount: 7, unit: 'day', from: 'after it was sent' },
    why: 'Sent twice over a bad connection, it is done once.',
  },
  'payment-messages': {
    what: 'Identifiers of the messages of payment companies',
    keep: { amount: 1, unit: 'year', from: 'after they came' },
    why: 'Each message is acted upon once.',
  },
  'newsletter-unconfirmed': {
    what: 'Newsletter address that nobody confirmed',
    keep: { amount: 30, unit: 'day', from: 'after our last message to it' },
    why: 'The link to confirm it works for a week and can be sent again.',
  },
  'newsletter-unsubscribed': {
    what: 'Newsletter address that was unsubscribed',
    keep: { amount: 30, unit: 'day', from: 'after that' },
    why: 'The link at the foot of an issue that is read late still works. A subscribed address stays until it is unsubscribed.',
  },
  consultations: {
    what: 'Consultation: name, addresses, time and message',
    keep: { amount: 180, unit: 'day', from: 'after its time' },
    why: 'What was agreed is at hand while an order may follow.',
  },
  enquiries: {
    what: 'Message or trade enquiry sent with our forms',
    keep: { amount: 1, unit: 'year', from: 'after it was sent' },
    why: 'We can answer, and know what we answered before.',
  },
  'emails-undelivered': {
    what: 'E-mail from us that could not be delivered',
    keep: { amount: 30, unit: 'day', from: 'after it was written' },
    why: 'The fault can be found and the message sent again. The text of one that was delivered is deleted at once.',
  },
  'email-files': {
    what: 'E-mail from us that was written to a file, where no mail server is connected',
    keep: { amount: 30, unit: 'day', from: 'after it was written' },
    why: 'Somebody has to read it there.',
  },
  'email-records': {
    what: 'Record that an e-mail was sent, without its text',
    keep: { amount: 1, unit: 'year', from: 'after it was written' },
    why: 'No message is sent twice.',
  },
  'call-counts': {
    what: 'Count of your calls, under a hash of your network address',
    keep: { amount: 1, unit: 'hour', from: 'after the first' },
    why: 'It limits misuse. It is deleted within a day of that.',
  },
  erasures: {
    what: 'Record that a person’s data were erased: when, and a hash of the e-mail address',
    keep: { amount: 3, unit: 'year', from: 'after that' },
    why: 'We can show that it was done, and do it again after a backup had to be restored.',
  },
  backups: {
    what: 'Backups, which hold all of the above',
    keep: { amount: 30, unit: 'day', from: 'after they were made' },
    why: 'What a broken machine has lost can be restored. What was deleted is gone from the last of them after that time.',
  },
} as const satisfies Record<string, Retained>

export type RetentionKind = keyof typeof RETENTION

export const RETENTION_KINDS = Object.keys(RETENTION) as [RetentionKind, ...RetentionKind[]] // forgets its keys

/** A retention period in milliseconds. */
export function retentionMs(kind: RetentionKind): number {
  const { amount, unit } = RETENTION[kind].keep
  return amount * UNIT_MS[unit]
}

/** Data whose period started before this instant is deleted. */
export function savedSince(kind: RetentionKind, now: number): Date {
  return new Date(now - retentionMs(kind))
}

/** The table as a Markdown list, one line per row. */
export function retentionText(): string {
  return RETENTION_KINDS.map((kind) => {
    const { what, keep, why } = RETENTION[kind]
    return `- **${what}:** ${periodText(keep)}. ${why}`
  }).join('\n')
}

function periodText({ amount, unit, from }: Period): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'} ${from}`
}
