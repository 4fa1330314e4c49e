import type { NewsletterIssue } from '@nawl/contract/desk/newsletter'
import { newsletterLetters } from '@nawl/messages/by-language/newsletter-letters'
import type { LanguageCode } from '@nawl/messages/languages'

import { type Email, type EmailBody, inEmailLayout } from '../../../platform/email/email-layout.ts'
import { leaveLinks } from '../leave-links.ts'
import { emailBody, withEmailFacts } from './email-markdown.ts'

/** Who gets an issue. */
export type Reader = {
  readonly to: string
  /** The reader's own, in which the letter tells how to leave. */
  readonly own: LanguageCode
  /** In which the issue is written to them. */
  readonly language: LanguageCode
  readonly leaveToken: string
}

type Written = { readonly subject: string; readonly preheader: string; readonly body: EmailBody }

/**
 * Makes the letters of an issue: the one function for previews, tests and readers. Each language is set once. Throws a
 * EmailFault for what cannot be set.
 */
export function issueEmails(text: NewsletterIssue, publicUrl: string): (reader: Reader) => Email {
  const set = new Map<LanguageCode, Written>()
  const inLanguage = (language: LanguageCode): Written => {
    const known = set.get(language)
    if (known) return known
    const line = (words: string) => withEmailFacts(words, language).trim()
    const written = {
      subject: line(text.subject[language]),
      preheader: line(text.preheader[language]),
      body: emailBody(text.body[language], { publicUrl, language }),
    }
    set.set(language, written)
    return written
  }
  return ({ to, own, language, leaveToken }) => {
    const { subject, preheader, body } = inLanguage(language)
    const words = newsletterLetters[own]
    const { page, oneClick } = leaveLinks(leaveToken, publicUrl, own)
    const letter = {
      subject,
      preheader,
      heading: subject,
      paragraphs: [],
      body,
      reason: words.welcomeReason(),
      leave: { label: words.stop, url: page },
      footLanguage: own,
    }
    return { to, ...inEmailLayout(letter, publicUrl, language), unsubscribeUrl: oneClick }
  }
}
