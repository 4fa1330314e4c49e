import { expect, it } from 'vitest'

import { newsletterIssue } from './newsletter.ts'
import { UNWRITTEN } from './unwritten.ts'

it('reads an issue that was written before the shop had a language as empty in it', () => {
  const written = { subject: { en: 'Wool' }, preheader: {}, body: { en: 'New yarns.' } }
  expect(newsletterIssue.parse(written)).toEqual({
    subject: { ...UNWRITTEN, en: 'Wool' },
    preheader: UNWRITTEN,
    body: { ...UNWRITTEN, en: 'New yarns.' },
  })
})

it('refuses an issue in a language that the shop does not have', () => {
  const foreign = { subject: { ...UNWRITTEN, xx: 'Wool' }, preheader: UNWRITTEN, body: UNWRITTEN }
  expect(newsletterIssue.safeParse(foreign).success).toBe(false)
})
