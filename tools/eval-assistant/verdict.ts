import type { AssistantContext, AssistantReply } from '@nawl/contract/assistant/assistant'
import { parseToolCall } from '@nawl/contract/assistant/shop-tools'

/** A sentence with the expected reply, as in the files of evaluation/. */
export type Sentence = {
  readonly id: string
  readonly text: string
  readonly context: AssistantContext
  readonly expect: Expectation
}

export type Expectation =
  | { readonly kind: 'tool'; readonly tool: string; readonly args: Readonly<Record<string, unknown>> }
  | { readonly kind: 'answer'; readonly source: string; readonly also?: readonly string[] }
  | { readonly kind: 'unknown' }

export type Verdict = 'right' | 'wrong'

/** Whether a reply is as expected: the tool with equal arguments, one of the sources, or "I don't know". */
export function verdictOn(expect: Expectation, reply: AssistantReply): Verdict {
  return isRight(expect, reply) ? 'right' : 'wrong'
}

function isRight(expect: Expectation, reply: AssistantReply): boolean {
  if (expect.kind === 'unknown') return reply.kind === 'unknown'
  if (expect.kind === 'answer')
    return reply.kind === 'answer' && [expect.source, ...(expect.also ?? [])].includes(reply.source ?? '')
  // The expectation is parsed like any provider's call: two metres equal two hundred centimetres.
  const wanted = parseToolCall(expect.tool, expect.args)?.args ?? expect.args
  return reply.kind === 'tool' && reply.tool === expect.tool && canonical(reply.args) === canonical(wanted)
}

/** Ignores the order of keys and the case of hexes; a missing value equals null. */
function canonical(args: object): string {
  const entries = Object.entries(args)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string' && value.startsWith('#') ? value.toUpperCase() : value,
    ])
    .toSorted(([p], [q]) => String(p).localeCompare(String(q)))
  return JSON.stringify(entries)
}

/** Counts over a file. */
export type Counts = {
  readonly tools: number
  readonly toolsRight: number
  readonly facts: number
  readonly factsRight: number
  readonly claims: number
  readonly claimsRight: number
  readonly outOfScope: number
  readonly falseAnswers: number
  readonly choicesOutOfScope: number
}

export type Judged = {
  readonly sentence: Sentence
  readonly reply: AssistantReply
  readonly verdict: Verdict
}

export function countOf(judged: readonly Judged[]): Counts {
  const count = (holds: (one: Judged) => boolean) => judged.filter(holds).length
  const wants = (kind: Expectation['kind']) => (one: Judged) => one.sentence.expect.kind === kind
  const claims = ({ reply }: Judged) => reply.kind === 'tool' || reply.kind === 'answer'
  const isRightOne = ({ verdict }: Judged) => verdict === 'right'
  const both = (p: (one: Judged) => boolean, q: (one: Judged) => boolean) => (one: Judged) => p(one) && q(one)
  return {
    tools: count(wants('tool')),
    toolsRight: count(both(wants('tool'), isRightOne)),
    facts: count(wants('answer')),
    factsRight: count(both(wants('answer'), isRightOne)),
    claims: count(claims),
    claimsRight: count(both(claims, isRightOne)),
    outOfScope: count(wants('unknown')),
    falseAnswers: count(both(wants('unknown'), claims)),
    choicesOutOfScope: count(both(wants('unknown'), ({ reply }) => reply.kind === 'choices')),
  }
}

/** The goals. `isMost`: an upper limit. */
export const GOALS = [
  { label: 'tool and arguments exact', of: 'tools', goal: 0.92, isMost: false },
  { label: 'facts, first source right', of: 'facts', goal: 0.92, isMost: false },
  { label: 'right when it claims something', of: 'precision', goal: 0.96, isMost: false },
  { label: 'false answers out of scope', of: 'falseAnswers', goal: 0.04, isMost: true },
] as const

export function shares(
  counts: Counts,
): Record<(typeof GOALS)[number]['of'], { hits: number; total: number }> {
  return {
    tools: { hits: counts.toolsRight, total: counts.tools },
    facts: { hits: counts.factsRight, total: counts.facts },
    precision: { hits: counts.claimsRight, total: counts.claims },
    falseAnswers: { hits: counts.falseAnswers, total: counts.outOfScope },
  }
}
