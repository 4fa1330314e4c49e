import { CLAIM_DAYS, WARRANTY_YEARS } from '../../shop/facts.ts'
import { DAY_MS } from '../../time/durations.ts'

/** Kinds of claim and their deadlines from delivery. */
export const CLAIM_KINDS = {
  damaged: 'claimUntil',
  defective: 'claimUntil',
  'not-as-ordered': 'claimUntil',
  warranty: 'warrantyUntil',
} as const
export type ClaimKind = keyof typeof CLAIM_KINDS

export const CLAIM_KIND_NAMES = Object.keys(CLAIM_KINDS) as [ClaimKind, ...ClaimKind[]] // forgets its keys

export const CLAIM_DECISIONS = ['repair', 'remake', 'refund', 'rejected'] as const
export type ClaimDecision = (typeof CLAIM_DECISIONS)[number]

/** The line that a claim is about, and which of its pieces, from 1; null for all of them. */
export type ClaimedLine = { readonly line: string; readonly piece: number | null }

/** Per claim. */
export const MOST_CLAIM_PHOTOS = 8

/** The instants from which claims and the warranty have expired. */
export function claimDeadlines(deliveredAt: Date): {
  readonly claimUntil: Date
  readonly warrantyUntil: Date
} {
  const warrantyUntil = new Date(deliveredAt)
  warrantyUntil.setUTCFullYear(deliveredAt.getUTCFullYear() + WARRANTY_YEARS)
  return { claimUntil: new Date(deliveredAt.getTime() + CLAIM_DAYS * DAY_MS), warrantyUntil }
}
