import { describe, expect, it } from 'vitest'

import { batchWaitMs, issueLanguage, isWrittenIn, undecidedLanguages } from './issue.ts'

const ISSUE = {
  subject: { en: 'Wool', ar: '' },
  preheader: { en: '', ar: '' },
  body: { en: 'From New Zealand.', ar: 'من نيوزيلندا.' },
}

describe('the language of an issue', () => {
  it('needs a subject and a body', () => {
    expect(isWrittenIn(ISSUE, 'en')).toBe(true)
    expect(isWrittenIn(ISSUE, 'ar')).toBe(false)
    expect(isWrittenIn({ ...ISSUE, subject: { en: ' ', ar: 'صوف' } }, 'en')).toBe(false)
  })

  it('is the subscriber’s own where it is written, whatever was chosen', () => {
    expect(issueLanguage(ISSUE, 'en', { en: null })).toBe('en')
    expect(issueLanguage(ISSUE, 'ar', { ar: 'en' })).toBe('en')
    expect(issueLanguage(ISSUE, 'ar', { ar: null })).toBeNull()
    expect(issueLanguage(ISSUE, 'ar', {})).toBeNull()
    expect(issueLanguage(ISSUE, 'ar', { ar: 'ar' })).toBeNull()
  })

  it('is undecided until the writer chose one that is written, or none', () => {
    const undecided = (instead: object) => undecidedLanguages(ISSUE, ['en', 'ar'], instead)
    expect(undecided({})).toEqual(['ar'])
    expect(undecided({ ar: 'ar' })).toEqual(['ar'])
    expect(undecided({ ar: 'en' })).toEqual([])
    expect(undecided({ ar: null })).toEqual([])
  })
})

it('spreads batches over the minute', () => {
  expect(batchWaitMs(300)).toBe(10_000)
  expect(batchWaitMs(6_000)).toBe(500)
})
