import type { Role } from '@nawl/domain/staff/roles'
import { deskLetters } from '@nawl/messages/by-language/desk-letters'
import type { LanguageCode } from '@nawl/messages/languages'

import { type Email, inEmailLayout } from '../../platform/email/email-layout.ts'
import { pageAddress } from '../../platform/language.ts'

type Invitation = {
  readonly to: string
  readonly role: Role
  readonly language: LanguageCode
  /** Address of the owner who invites; replies go there. */
  readonly by: string
  /** Of the page that tells who invites. */
  readonly token: string
}

/** Asks somebody to the desk. The link lets nobody in: they sign in with the address that was invited. */
export function invitationEmail({ to, role, language, by, token }: Invitation, publicUrl: string): Email {
  const words = deskLetters[language]
  const text = {
    subject: words.invitationSubject,
    preheader: words.invitationPreheader({ by }),
    heading: words.invitationHeading,
    paragraphs: [words.invitationText({ by, role }), words.invitationSignIn({ email: to })],
    action: {
      label: words.openDesk,
      url: `${pageAddress(publicUrl, language, '/desk/invitation')}?token=${token}`,
    },
    reason: words.invitationReason({ by }),
  }
  return { to, replyTo: by, ...inEmailLayout(text, publicUrl, language) }
}
