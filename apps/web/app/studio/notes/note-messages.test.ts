import { describe, expect, it } from 'vitest'

import { rugFixture } from '../state/rug-fixture.ts'
import { INITIAL_STATE } from '../state/studio-state.ts'
import { fixText, noteSentence } from './note-messages.ts'
import type { DyedYarn, WorkshopNote } from './workshop-note.ts'

const rug = rugFixture()
const { size } = INITIAL_STATE
const yarn = (number: number, hex: string): DyedYarn => ({ number, hex, originals: [hex] })
const [oat, ink, teal] = [yarn(0, '#E4D9C4'), yarn(1, '#26323D'), yarn(2, '#216266')]
const place = { kind: 'yarn', yarn: 0 } as const
const thin: WorkshopNote = { key: '', kind: 'thin', where: place, yarns: [ink], areLines: true, fixes: [] }
const scarce: WorkshopNote = { key: '', kind: 'scarce', where: place, yarn: ink, share: 0.31, fixes: [] }

describe('the text of a note', () => {
  it('names the yarns as they are now, from the rug or the shade card', () => {
    const near: WorkshopNote = { ...thin, kind: 'near', yarns: [oat, teal] }
    expect(noteSentence(rug, near)).toBe('Oat and Teal meet, and in wool they look alike.')
    expect(noteSentence(rug, { ...thin, yarns: [yarn(3, '#216267')] })).toBe(
      'The yarn closest in colour to Teal runs in lines thinner than a tuft at this size.',
    )
  })
  it('uses singular and plural', () => {
    expect(noteSentence(rug, thin)).toBe('Ink runs in lines thinner than a tuft at this size.')
    expect(noteSentence(rug, { ...thin, yarns: [oat, ink, teal] })).toBe(
      'Oat, Ink and Teal run in lines thinner than a tuft at this size.',
    )
    expect(noteSentence(rug, { ...thin, areLines: false })).toBe(
      'In places Ink is thinner than a tuft at this size.',
    )
  })
  it('states a coverage, and one too small to state', () => {
    expect(noteSentence(rug, scarce)).toBe('Ink covers only 0.3% of the rug and is hardly worth dyeing.')
    expect(noteSentence(rug, { ...scarce, share: 0.04 })).toContain('less than 0.1%')
  })
})

describe('the text of a fix', () => {
  const enlarge = (width: string) => ({ kind: 'enlarge', size: { width, length: '' } }) as const
  it('gives a size in feet and inches, or in centimetres', () => {
    expect(fixText(rug, thin, enlarge('6.17'), size)).toBe('Make the rug at least 6 ft 2 in wide')
    expect(fixText(rug, thin, enlarge('6'), size)).toBe('Make the rug at least 6 ft wide')
    expect(fixText(rug, thin, enlarge('0.92'), size)).toBe('Make the rug at least 11 in wide')
    expect(fixText(rug, thin, enlarge('188'), { ...size, unit: 'cm', shape: 'round' })).toBe(
      'Make the rug at least 188 cm across',
    )
  })
  it('says which yarn becomes which', () => {
    const dye = { kind: 'dye', yarn: ink, hex: teal.hex, mappings: {}, precision: null } as const
    expect(fixText(rug, { ...thin, kind: 'near', yarns: [oat, ink] }, dye, size)).toBe(
      'Replace Ink with Teal',
    )
    expect(fixText(rug, scarce, dye, size)).toBe('Replace it with Teal')
  })
  it('says which lines are left out if not all are', () => {
    const out = { kind: 'leave-out', yarns: [ink], mappings: {}, precision: null } as const
    expect(fixText(rug, thin, out, size)).toBe('Leave these lines out')
    expect(fixText(rug, { ...thin, yarns: [ink, oat] }, out, size)).toBe('Leave out the lines in Ink')
  })
})
