import { describe, expect, it } from 'vitest'

import { sentencesOf } from './sentences.ts'

describe('splitting a text for speech', () => {
  it('cuts at the ends of sentences, not at decimal points', () => {
    expect(sentencesOf('It is 2.5 m wide. Shall I? Yes!')).toEqual(['It is 2.5 m wide.', 'Shall I?', 'Yes!'])
  })

  it('drops pieces without words', () => {
    expect(sentencesOf('  \n… ')).toEqual([])
  })

  it('makes no piece too long for a voice, and loses no word', () => {
    const text = `${'We send our rugs to many countries, '.repeat(12)}${'and further '.repeat(40)}${'x'.repeat(400)}.`
    const pieces = sentencesOf(text)
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(180)
    expect(pieces.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  })
})
