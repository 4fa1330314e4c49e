import { type Call, type Kind, READS, type Window } from './soak-client.ts'

/** Results of one kind of call; milliseconds include the retry. */
export type Tally = {
  readonly kind: Kind
  readonly calls: number
  readonly again: number
  readonly failed: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

/** Results of a soak test; calls that needed the database while it was away are counted separately. */
export function tallySoak(calls: readonly Call[], away: Window) {
  const isApart = ({ kind, from, until }: Call) =>
    !READS.includes(kind) && from <= away.until && until >= away.from
  const { apart = [], counted = [] } = Object.groupBy(calls, (call) => (isApart(call) ? 'apart' : 'counted'))
  const failures = counted.filter(({ failure }) => failure !== null)
  return {
    kinds: [...Map.groupBy(counted, ({ kind }) => kind)].map(([kind, own]) => tally(kind, own)),
    counted: counted.length,
    failures,
    /** Share of counted calls that failed twice. */
    errorRate: failures.length / counted.length,
    apart: { calls: apart.length, failed: apart.filter(({ failure }) => failure !== null).length },
  }
}

function tally(kind: Kind, calls: readonly Call[]): Tally {
  const times = calls.map(({ from, until }) => until - from).toSorted((p, q) => p - q)
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0
  const count = (is: (call: Call) => boolean) => calls.filter(is).length
  return {
    kind,
    calls: calls.length,
    again: count(({ again }) => again),
    failed: count(({ failure }) => failure !== null),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  }
}
