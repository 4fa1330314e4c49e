import type { Email } from '../../src/platform/email/email-layout.ts'

/** A generic e-mail. */
export function someEmail(change: Partial<Email> = {}): Email {
  return {
    to: 'ada@example.com',
    subject: 'A rug, drawn — and tufted',
    text: 'Wool.\n',
    html: '<p>Wool.</p>',
    ...change,
  }
}
