import { describe, expect, it } from 'vitest'

import { sentencesOf } from './sentences.ts'

describe('a text for a voice', () => {
  it('is cut where its sentences end, not at a decimal point', () => {
    expect(sentencesOf('It is 2.5 m wide. Shall I? Yes!')).toEqual(['It is 2.5 m wide.', 'Shall I?', 'Yes!'])
  })

  it('leaves out what has no word in it', () => {
    expect(sentencesOf('  \n… ')).toEqual([])
  })

  it('has no piece longer than voices bear, and loses no word', () => {
    const text = `${'We send our rugs to many countries, '.repeat(12)}${'and further '.repeat(40)}${'x'.repeat(400)}.`
    const pieces = sentencesOf(text)
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(180)
    expect(pieces.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  })
})
