import { DAY_MS } from '../time/durations.ts'

/** How long something is stored; what it is, since when it counts and why are messages. */
type Retained = { readonly keep: { readonly amount: number; readonly unit: keyof typeof UNIT_MS } }

const UNIT_MS = { hour: DAY_MS / 24, day: DAY_MS, year: 365.25 * DAY_MS } as const

/**
 * All personal data the shop stores, with period and reason. The server deletes by this table once a day, and the
 * privacy policy prints it: neither has periods of its own.
 */
export const RETENTION = {
  accounts: {
    keep: { amount: 3, unit: 'year' },
  },
  sessions: {
    keep: { amount: 180, unit: 'day' },
  },
  'sign-ins': {
    keep: { amount: 1, unit: 'day' },
  },
  'deleted-projects': {
    keep: { amount: 30, unit: 'day' },
  },
  carts: {
    keep: { amount: 90, unit: 'day' },
  },
  uploads: {
    keep: { amount: 30, unit: 'day' },
  },
  proofs: {
    keep: { amount: 1, unit: 'year' },
  },
  'orders-unpaid': {
    keep: { amount: 180, unit: 'day' },
  },
  orders: {
    keep: { amount: 8, unit: 'year' },
  },
  'claim-photos-unused': {
    keep: { amount: 1, unit: 'day' },
  },
  'ordered-artwork': {
    keep: { amount: 1, unit: 'day' },
  },
  quarantine: {
    keep: { amount: 30, unit: 'day' },
  },
  'repeated-commands': {
    keep: { amount: 7, unit: 'day' },
  },
  'payment-messages': {
    keep: { amount: 1, unit: 'year' },
  },
  'newsletter-unconfirmed': {
    keep: { amount: 30, unit: 'day' },
  },
  'newsletter-unsubscribed': {
    keep: { amount: 30, unit: 'day' },
  },
  consultations: {
    keep: { amount: 180, unit: 'day' },
  },
  enquiries: {
    keep: { amount: 1, unit: 'year' },
  },
  'emails-undelivered': {
    keep: { amount: 30, unit: 'day' },
  },
  'email-files': {
    keep: { amount: 30, unit: 'day' },
  },
  'email-records': {
    keep: { amount: 1, unit: 'year' },
  },
  'webhook-messages': {
    keep: { amount: 30, unit: 'day' },
  },
  questions: {
    keep: { amount: 90, unit: 'day' },
  },
  'call-counts': {
    keep: { amount: 1, unit: 'hour' },
  },
  erasures: {
    keep: { amount: 3, unit: 'year' },
  },
  backups: {
    keep: { amount: 30, unit: 'day' },
  },
} as const satisfies Record<string, Retained>

export type RetentionKind = keyof typeof RETENTION

export const RETENTION_KINDS = Object.keys(RETENTION) as [RetentionKind, ...RetentionKind[]] // forgets its keys

let questionDays: number = RETENTION.questions.keep.amount

/** Sets for how many days questions without an answer are stored, as the owner chose it. */
export function setQuestionDays(days: number): void {
  questionDays = days
}

/** For how long something is stored now. */
export const savedFor = (kind: RetentionKind): Retained['keep'] =>
  kind === 'questions' ? { amount: questionDays, unit: 'day' } : RETENTION[kind].keep

/** A retention period in milliseconds. */
export function retentionMs(kind: RetentionKind): number {
  const { amount, unit } = savedFor(kind)
  return amount * UNIT_MS[unit]
}

/** Data whose period started before this instant is deleted. */
export function savedSince(kind: RetentionKind, now: number): Date {
  return new Date(now - retentionMs(kind))
}
