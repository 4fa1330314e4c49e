import type { Letter } from '../../src/platform/email/email.ts'

/** A letter of no particular kind. */
export function someEmail(change: Partial<Letter> = {}): Letter {
  return {
    to: 'ada@example.com',
    subject: 'A rug, drawn — and tufted',
    text: 'Wool.\n',
    html: '<p>Wool.</p>',
    ...change,
  }
}
