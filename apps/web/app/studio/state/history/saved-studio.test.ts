import { encodeDesign } from '@nawl/domain/rug/design-link'
import { describe, expect, it } from 'vitest'

import { designOf } from '../../share/design-of-state.ts'
import { DESIGNED, INITIAL_STATE, type StudioAppearance, type StudioState } from '../studio-state.ts'
import { type SavedStudio, cachedTexts, readSaved, recalled } from './saved-studio.ts'

const INK = '#26323D'
const look = (hex: string): StudioAppearance => ({ mappings: { [INK]: hex }, textureIntensity: 0.5 })
const [teal, gold, navy] = ['#216266', '#C1963A', '#263452'].map(look) as [
  StudioAppearance,
  StudioAppearance,
  StudioAppearance,
]
const worked: StudioState = {
  ...INITIAL_STATE,
  look: gold,
  history: [DESIGNED, teal],
  undone: [{ ...navy, textureIntensity: 1 }],
  locked: new Set([INK]),
  tolerance: 20,
  size: { ...INITIAL_STATE.size, width: '5', length: '8' },
}
const kept = keepAndRead(worked)

describe('a saved studio', () => {
  it('is restored as it was', () => {
    expect(recalled(INITIAL_STATE, kept, false)).toEqual(worked)
  })

  it('is null while nothing was changed', () => {
    expect(cachedTexts(INITIAL_STATE)).toBeNull()
    expect(cachedTexts({ ...INITIAL_STATE, selected: INK })).toBeNull()
    expect(cachedTexts({ ...INITIAL_STATE, locked: new Set([INK]) })).not.toBeNull()
    expect(cachedTexts({ ...INITIAL_STATE, size: { ...INITIAL_STATE.size, width: '5' } })).not.toBeNull()
  })

  it('is limited: the oldest steps are dropped first', () => {
    const many = Array.from({ length: 500 }, (_, step) => look(`#0000${String(step % 90).padStart(2, '0')}`))
    const { history } = keepAndRead({ ...worked, history: many })
    expect(history.length).toBeGreaterThan(50)
    expect(history).toEqual(many.slice(-history.length))
    expect(JSON.stringify(cachedTexts({ ...worked, history: many, undone: many })).length).toBeLessThan(8_000)
  })

  it.each([
    null,
    7,
    'text',
    [],
    {},
    { version: 2 },
    { version: 1 },
    { ...cachedTexts(worked), design: 'garbage' },
    { ...cachedTexts(worked), history: ['garbage'] },
    { ...cachedTexts(worked), history: [null] },
    { ...cachedTexts(worked), undone: 'all' },
    { ...cachedTexts(worked), locked: ['<b>'] },
    { ...cachedTexts(worked), history: Array.from({ length: 10_000 }, () => encodeDesign(designOf(worked))) },
  ])('is not read from %j', (garbage) => expect(readSaved(garbage)).toBeNull())
})

describe('opening a link where changes were saved', () => {
  const linked: StudioState = { ...INITIAL_STATE, look: navy }

  it('shows the link and puts the saved state one step back', () => {
    const state = recalled(linked, kept, true)
    expect(state).toMatchObject({ look: navy, history: [DESIGNED, teal, gold], undone: [] })
    expect(state.size).toEqual(linked.size)
    expect(state.locked.size).toBe(0)
  })

  it('continues from the saved state when the link is the same', () => {
    const reloaded = { ...worked, history: [], undone: [], locked: new Set<string>() }
    expect(recalled(reloaded, kept, true)).toEqual(worked)
  })

  it('adds no step when only the size differs', () => {
    const larger = { ...worked, history: [], size: { ...worked.size, width: '9' } }
    expect(recalled(larger, kept, true)).toMatchObject({ history: [DESIGNED, teal], size: { width: '9' } })
  })

  it('loses nothing even when the link is unreadable', () => {
    expect(recalled(INITIAL_STATE, kept, true)).toMatchObject({
      look: DESIGNED,
      history: [DESIGNED, teal, gold],
    })
  })
})

function keepAndRead(state: StudioState): SavedStudio {
  const read = readSaved(JSON.parse(JSON.stringify(cachedTexts(state))))
  if (!read) throw new Error('what was kept cannot be read')
  return read
}
