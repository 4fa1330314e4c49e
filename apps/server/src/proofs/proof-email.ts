import type { ProofEntry } from '@nawl/domain/proofs/proof'
import { proofEmails } from '@nawl/messages/by-language/proof-emails'

import { type Email, inEmailLayout } from '../platform/email/email-layout.ts'
import { knownLanguage, pageAddress } from '../platform/language.ts'
import type { ProofRow } from './proof.store.ts'

/** Most remarks that a letter quotes, and most characters of each. */
const MOST_QUOTED = 10
const LONGEST_QUOTE = 300

/** What clients said and decided in a proof since the last letter, to its owner. */
export function proofNewsEmail(
  { id, title, ownerLanguage }: ProofRow,
  news: readonly ProofEntry[],
  { to, publicUrl }: { readonly to: string; readonly publicUrl: string },
): Email {
  const language = knownLanguage(ownerLanguage)
  const words = proofEmails[language]
  const said = news.flatMap(({ name, body }) => (body.kind === 'remark' ? [{ name, text: body.text }] : []))
  const decided = news.flatMap(({ name, body }) => (body.kind === 'decision' ? [{ name, body }] : []))
  const counts = { remarks: said.length, decisions: decided.length }
  const quoted = [
    ...decided.map(({ name, body }) => words.decided({ name, decision: body.decision })),
    ...said.map(({ name, text }) => words.said({ name, text: shortened(text) })),
  ]
  const text = {
    subject: words.subject({ title }),
    preheader: words.summary(counts),
    heading: words.heading({ title }),
    paragraphs: [
      words.summary(counts),
      ...quoted.slice(0, MOST_QUOTED),
      ...(quoted.length > MOST_QUOTED ? [words.more({ count: quoted.length - MOST_QUOTED })] : []),
    ],
    action: { label: words.open, url: pageAddress(publicUrl, language, `/account/proofs/${id}`) },
    reason: words.reason,
  }
  return { to, ...inEmailLayout(text, publicUrl, language) }
}

const shortened = (text: string) =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 1)}…` : text
