import { describe, expect, it } from 'vitest'

import { rugFixture } from '../state/rug-fixture.ts'
import { changeSentence, shownName, swatchLabel, yarnCount, yarnName } from './yarn-name.ts'

const rug = rugFixture()
const INK = '#26323D'
const OAT = '#E4D9C4'
const ink = { hex: INK, percentage: 20 }

describe('yarn names', () => {
  it('names a yarn of this rug and no other', () => {
    expect(yarnName(rug, '#C4913F')).toBe('Pale gold')
    expect(yarnName(rug, '#123456')).toBeNull()
  })

  it('describes a swatch with its name, coverage, replacement and lock', () => {
    const label = swatchLabel({ rug, yarn: ink, newHex: '#5B2227', locked: true })
    expect(label).toBe('Ink #26323D, replaced by Maroon, 20.0% #5B2227, locked')
  })

  it('omits what does not apply', () => {
    const unnamed = { hex: '#8B7355', percentage: 45 }
    expect(swatchLabel({ rug, yarn: unnamed, newHex: undefined, locked: false })).toBe('45.0% #8B7355')
    expect(swatchLabel({ rug, yarn: ink, newHex: undefined, locked: false })).toBe('Ink, 20.0% #26323D')
    expect(swatchLabel({ rug, yarn: ink, newHex: '#010203', locked: false })).toBe(
      'Ink #26323D, replaced by near Coal, 20.0% #010203',
    )
  })

  it('names what a swatch shows: the yarn itself, one of the shade card, or the nearest on it', () => {
    const hexes = [undefined, '#5B2227', '#D59F29', '#246467']
    const names = hexes.map((newHex) => shownName({ rug, yarn: ink, newHex }))
    expect(names).toEqual(['Ink', 'Maroon', 'Saffron', 'near Teal'])
    const unnamed = { hex: '#8B7355', percentage: 45 }
    expect(shownName({ rug, yarn: unnamed, newHex: undefined })).toBeNull()
  })

  it('writes small numbers of yarns as words', () => {
    expect([yarnCount(1), yarnCount(6), yarnCount(11)]).toEqual(['One yarn', 'Six yarns', '11 yarns'])
  })
})

describe('the announcement of a change', () => {
  it('names the yarn when one changed', () => {
    expect(changeSentence(rug, {}, { [INK]: '#5B2227' })).toBe('Ink is now Maroon.')
    expect(changeSentence(rug, { [INK]: '#5B2227', [OAT]: '#263452' }, { [OAT]: '#263452' })).toBe(
      'Ink is as designed.',
    )
  })

  it('counts them when several did', () => {
    expect(changeSentence(rug, {}, { [INK]: '#5B2227', [OAT]: '#263452' })).toBe('Two yarns changed.')
  })

  it('says when nothing is replaced any more', () => {
    expect(changeSentence(rug, { [INK]: '#5B2227' }, {})).toBe('All yarns are as designed.')
  })

  it('is empty when nothing changed', () => {
    expect(changeSentence(rug, { [INK]: '#5B2227' }, { [INK]: '#5B2227' })).toBe('')
  })
})
