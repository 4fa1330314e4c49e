import { deskLetters } from '@nawl/messages/by-language/desk-letters'
import type { LanguageCode } from '@nawl/messages/languages'

import { type Email, inEmailLayout } from '../../platform/email/email-layout.ts'
import { pageAddress } from '../../platform/language.ts'

/** What happened to somebody’s second factors, with the name of the factor or the address of the owner. */
export type FactorNews =
  | { readonly kind: 'added' | 'removed'; readonly factor: string }
  | { readonly kind: 'recovered'; readonly left: number }
  | { readonly kind: 'codes-made' }
  | { readonly kind: 'reset'; readonly by: string }

/** Tells a member of staff what happened to their second factors, so that they notice a stranger’s doing. */
export function secondFactorEmail(
  { to, language, news }: { to: string; language: LanguageCode; news: FactorNews },
  publicUrl: string,
): Email {
  const words = deskLetters[language]
  const { subject, text } = sentences(words, news)
  const layout = {
    subject,
    preheader: text,
    heading: subject,
    paragraphs: [text, words.factorNotYou],
    action: { label: words.openSecurity, url: pageAddress(publicUrl, language, '/desk/security') },
    reason: words.factorReason,
  }
  return { to, ...inEmailLayout(layout, publicUrl, language) }
}

function sentences(words: (typeof deskLetters)[LanguageCode], news: FactorNews) {
  switch (news.kind) {
    case 'added':
      return { subject: words.factorAddedSubject, text: words.factorAdded({ name: news.factor }) }
    case 'removed':
      return { subject: words.factorRemovedSubject, text: words.factorRemoved({ name: news.factor }) }
    case 'recovered':
      return { subject: words.recoveryUsedSubject, text: words.recoveryUsed({ left: news.left }) }
    case 'codes-made':
      return { subject: words.recoveryMadeSubject, text: words.recoveryMade }
    case 'reset':
      return { subject: words.factorResetSubject, text: words.factorReset({ by: news.by }) }
  }
}
