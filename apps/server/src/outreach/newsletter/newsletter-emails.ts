import { CONFIRM_DAYS } from '@nawl/domain/newsletter/subscription'

import { inEmailLayout, type Email } from '../../platform/email/email-layout.ts'

type Addressee = {
  readonly to: string
  readonly publicUrl: string
  /** Token of the unsubscribe link. */
  readonly leaveToken: string
}

/** Asks for confirmation, because anybody can enter the address. */
export function confirmEmail(addressee: Addressee, confirmToken: string): Email {
  return newsletterLetter(addressee, {
    subject: 'Please confirm your address',
    preheader: 'One press and our letters come to you.',
    heading: 'Shall we write to you?',
    paragraphs: [
      'Somebody, we hope you, asked for Nawl’s letters to come to this address: a new design now and then, a piece from the journal, and how things are made. Nothing is sent until you confirm it.',
    ],
    action: {
      label: 'Confirm my address',
      url: `${addressee.publicUrl}/newsletter/confirm?token=${confirmToken}`,
    },
    after: [
      `The link works for ${CONFIRM_DAYS} days. If it was not you, do nothing, and no letters will come.`,
    ],
    reason: 'You receive this because this address was entered on our site.',
  })
}

/** To a subscriber who asked again. */
export function alreadyEmail(addressee: Addressee): Email {
  return newsletterLetter(addressee, {
    subject: 'You are already on our list',
    preheader: 'There is nothing you need to do.',
    heading: 'You are already on our list',
    paragraphs: [
      'This address was entered on our site for Nawl’s letters. It has been on the list for a while, so there is nothing you need to do; the next letter comes as usual.',
    ],
    reason: 'You receive this because this address was entered on our site.',
  })
}

/** The welcome e-mail, with an unsubscribe link. */
export function welcomeEmail(addressee: Addressee): Email {
  return newsletterLetter(addressee, {
    subject: 'Your address is confirmed',
    preheader: 'Our next letter comes to you.',
    heading: 'Thank you. We will write',
    paragraphs: [
      'Your address is confirmed, and our next letter comes to you. We write when there is something to show: a new design, a piece from the journal, a rug on its way from drawing to floor.',
    ],
    action: { label: 'Read the journal', url: `${addressee.publicUrl}/journal` },
    reason: 'You receive this because you asked for Nawl’s letters and confirmed your address.',
  })
}

function newsletterLetter(
  { to, publicUrl, leaveToken }: Addressee,
  text: Omit<Parameters<typeof inEmailLayout>[0], 'leave'>,
): Email {
  const leave = {
    label: 'Stop these letters',
    url: `${publicUrl}/newsletter/unsubscribe?token=${leaveToken}`,
  }
  return {
    to,
    ...inEmailLayout({ ...text, leave }, publicUrl),
    unsubscribeUrl: `${publicUrl}/api/newsletter/unsubscribe?token=${leaveToken}`,
  }
}
