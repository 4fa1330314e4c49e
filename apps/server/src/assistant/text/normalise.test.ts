import { describe, expect, it } from 'vitest'

import { bareOf, normalise } from './normalise.ts'

describe('a normalised sentence', () => {
  it.each([
    ['Two and a half by three metres', '2.5 by 3 metres'],
    ['one seventy by two forty', '170 by 240'],
    ['two hundred and forty', '240'],
    ['a hundred and twenty', '120'],
    ['one point seven by two point four', '1.7 by 2.4'],
    ['one metre seventy by two metres forty', '1.70 m by 2.40 m'],
    ['a pair of rugs, half a dozen chairs', '2 rugs 6 chairs'],
    ['3,5 × 4,5 m', '3.5 x 4.5 m'],
    ['200x300cm', '200 x 300 cm'],
    ["8' x 10'", '8 ft x 10 ft'],
    ['5\'6"', '5 ft 6 in'],
    ['AED 1,200', 'aed 1200'],
  ])('%s: %s', (said, read) => expect(normalise(said)).toBe(read))

  it.each([
    ["What's it cost? I can't say.", 'what is it cost i can not say'],
    ['the rug’s café', 'the rug cafe'],
    ['teh blue one adn taht', 'the blue one and that'],
    ['oxblood -> #A8452F', 'oxblood to #a8452f'],
  ])('%s: %s', (said, read) => expect(normalise(said)).toBe(read))

  it('keeps "one" as a pronoun', () => {
    expect(normalise('the blue one')).toBe('the blue one')
    expect(normalise('one rug')).toBe('1 rug')
  })

  it('is idempotent', () => {
    for (const said of ['two by three metres', "8' x 10'", 'half a dozen', 'one seventy', 'x3'])
      expect(normalise(normalise(said))).toBe(normalise(said))
  })

  it('loses polite phrases at both ends only', () => {
    expect(bareOf(normalise('Hi, could you please show me the rugs, thanks!'))).toBe('show me the rugs')
    expect(bareOf('please')).toBe('please')
  })
})
