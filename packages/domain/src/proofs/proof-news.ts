import { MINUTE_MS } from '../time/durations.ts'

/** A letter waits until nobody has said anything for this long. */
const QUIET_MS = 10 * MINUTE_MS
/** However much is said, a letter goes once an hour. */
const LONGEST_MS = 60 * MINUTE_MS

/** Instants of the first and the last thing that the owner has not been written about. */
export type ProofNews = { readonly first: Date; readonly last: Date }

/** When the owner is written about news: ten quiet minutes after the last, an hour after the first at the latest. */
export function newsDueAt({ first, last }: ProofNews): Date {
  return new Date(Math.min(last.getTime() + QUIET_MS, first.getTime() + LONGEST_MS))
}

/** The news after one thing more. */
export function withNews(news: ProofNews | null, at: Date): ProofNews {
  return { first: news?.first ?? at, last: at }
}
