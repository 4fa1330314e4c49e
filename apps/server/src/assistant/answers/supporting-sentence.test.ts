import { describe, expect, it } from 'vitest'

import { supportingSentences, withSupport } from './supporting-sentence.ts'
import { unknownReply } from './knowledge-answer.ts'

const document = (source: string, sentences: readonly string[]) => ({
  source,
  title: '',
  sentences,
  keyPhrases: '',
  weight: 1,
})
const CHILDREN = '/journal/children#play'
const STORING = '/faq#cleaning-and-storing'
const supporting = supportingSentences([
  document(CHILDREN, [
    'Felt pens sold as washable come out with a damp cloth; permanent ones do not.',
    'Slime cannot, so put an ice pack on it and pick.',
  ]),
  document(STORING, ['A garage in the Gulf in August is too hot for latex.', 'Have it clean and dry.']),
  ...Array.from({ length: 2_000 }, (_, at) =>
    document(`/terms#${at}`, [`Clause ${at} speaks of payment alone.`]),
  ),
])
const answer = { kind: 'answer', text: 'Have it clean and dry.', source: STORING, language: 'en' } as const
const sureOf = (label: string | null) => [{ label, likelihood: 0.5 }]

describe('what a page says of rare words', () => {
  it('is added to an answer that does not speak of them', () =>
    expect(withSupport(answer, 'can it be in our garage', sureOf(STORING), supporting)).toMatchObject({
      kind: 'answer',
      text: `${answer.text} A garage in the Gulf in August is too hot for latex.`,
    }))

  it('answers what nothing else did, where the classifier thinks of that article', () =>
    expect(
      withSupport(
        unknownReply('en'),
        'washable felt tips on it',
        sureOf('/journal/children#other'),
        supporting,
      ),
    ).toMatchObject({ kind: 'answer', source: CHILDREN }))

  it('does not answer on a single word that the classifier thinks nothing of', () =>
    expect(withSupport(unknownReply('en'), 'do you sell garage doors', sureOf(null), supporting)).toEqual(
      unknownReply('en'),
    ))

  it('repeats nothing', () =>
    expect(
      withSupport(
        { ...answer, text: 'A garage in the Gulf in August is too hot for latex.' },
        'our garage in August',
        sureOf(STORING),
        supporting,
      ).text,
    ).toBe('A garage in the Gulf in August is too hot for latex.'))

  it('leaves silence about a subject as it is written', () => {
    const silent = {
      kind: 'unknown',
      text: 'Our pages do not say.',
      source: '/contact',
      language: 'en',
    } as const
    expect(withSupport(silent, 'slime in the garage', sureOf(STORING), supporting)).toEqual(silent)
  })
})
