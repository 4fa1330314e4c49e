import { CONFIRM_DAYS } from '@nawl/domain/newsletter/subscription'
import { newsletterLetters } from '@nawl/messages/by-language/newsletter-letters'
import type { LanguageCode } from '@nawl/messages/languages'

import { inEmailLayout, type Email } from '../../platform/email/email-layout.ts'
import { pageAddress } from '../../platform/language.ts'
import { leaveLinks } from './leave-links.ts'

type Addressee = {
  readonly to: string
  readonly language: LanguageCode
  readonly publicUrl: string
  /** Token of the unsubscribe link. */
  readonly leaveToken: string
}

/** Asks for confirmation, because anybody can enter the address. */
export function confirmEmail(addressee: Addressee, confirmToken: string): Email {
  const { publicUrl, language } = addressee
  const words = newsletterLetters[language]
  return newsletterLetter(addressee, {
    subject: words.confirmSubject,
    preheader: words.confirmPreheader,
    heading: words.confirmHeading,
    paragraphs: [words.confirmText()],
    action: {
      label: words.confirm,
      url: `${pageAddress(publicUrl, language, '/newsletter/confirm')}?token=${confirmToken}`,
    },
    after: [words.confirmUntil({ days: CONFIRM_DAYS })],
    reason: words.enteredReason,
  })
}

/** To a subscriber who asked again. */
export function alreadyEmail(addressee: Addressee): Email {
  const words = newsletterLetters[addressee.language]
  return newsletterLetter(addressee, {
    subject: words.alreadySubject,
    preheader: words.alreadyPreheader,
    heading: words.alreadyHeading,
    paragraphs: [words.alreadyText()],
    reason: words.enteredReason,
  })
}

/** The welcome e-mail, with an unsubscribe link. */
export function welcomeEmail(addressee: Addressee): Email {
  const { publicUrl, language } = addressee
  const words = newsletterLetters[language]
  return newsletterLetter(addressee, {
    subject: words.welcomeSubject,
    preheader: words.welcomePreheader,
    heading: words.welcomeHeading,
    paragraphs: [words.welcomeText],
    action: { label: words.readJournal, url: pageAddress(publicUrl, language, '/journal') },
    reason: words.welcomeReason(),
  })
}

function newsletterLetter(
  { to, language, publicUrl, leaveToken }: Addressee,
  text: Omit<Parameters<typeof inEmailLayout>[0], 'leave'>,
): Email {
  const { page, oneClick } = leaveLinks(leaveToken, publicUrl, language)
  const leave = { label: newsletterLetters[language].stop, url: page }
  return {
    to,
    ...inEmailLayout({ ...text, leave }, publicUrl, language),
    unsubscribeUrl: oneClick,
  }
}
