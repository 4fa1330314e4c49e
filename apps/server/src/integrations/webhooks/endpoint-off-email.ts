import { deskLetters } from '@nawl/messages/by-language/desk-letters'
import { PATIENCE_DAYS } from '@nawl/domain/integrations/webhook-retry'

import { type Email, inEmailLayout } from '../../platform/email/email-layout.ts'
import { pageAddress, STAFF_LANGUAGE } from '../../platform/language.ts'

type EndpointOff = { readonly to: string; readonly url: string; readonly since: Date }

const words = deskLetters[STAFF_LANGUAGE]

/** Tells an owner that an endpoint of webhooks was switched off. */
export function endpointOffEmail({ to, url, since }: EndpointOff, publicUrl: string): Email {
  const { host } = new URL(url)
  const text = {
    subject: words.webhookOffSubject({ host }),
    preheader: words.webhookOffPreheader({ days: PATIENCE_DAYS }),
    heading: words.webhookOffHeading,
    paragraphs: [words.webhookOffText({ days: PATIENCE_DAYS }), words.webhookOffAgain],
    facts: [
      [words.webhookAddress, url],
      [words.webhookSince, since.toISOString().slice(0, 16).replace('T', ' ')],
    ] as const,
    action: {
      label: words.openIntegrations,
      url: pageAddress(publicUrl, STAFF_LANGUAGE, '/desk/integrations'),
    },
    reason: words.webhookOffReason,
  }
  return { to, ...inEmailLayout(text, publicUrl, STAFF_LANGUAGE) }
}
