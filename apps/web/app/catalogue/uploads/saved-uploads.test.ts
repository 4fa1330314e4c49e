import { describe, expect, it } from 'vitest'

import { rugFixture } from '../../studio/state/rug-fixture.ts'
import { type KeptDesign, readKeptDesigns, writeKeptDesigns } from './saved-uploads.ts'

const size = { shape: 'round', width: '6', length: '', unit: 'ft' } as const
const fox: KeptDesign = { design: { ...rugFixture({ id: 'own-1', name: 'Fox' }), size }, secret: 's' }

function storage(texts: Record<string, string> = {}) {
  return {
    texts,
    getItem: (key: string) => texts[key] ?? null,
    setItem: (key: string, text: string) => void (texts[key] = text),
  }
}

describe('a visitor’s designs', () => {
  it('come back as they were kept', () => {
    const store = storage()
    expect(writeKeptDesigns(store, [fox])).toBe(true)
    expect(readKeptDesigns(store)).toEqual([fox])
  })

  it('are those that can be read', () => {
    const store = storage()
    writeKeptDesigns(store, [
      fox,
      { design: {}, secret: 7 } as unknown as KeptDesign,
      null as unknown as KeptDesign,
    ])
    expect(readKeptDesigns(store)).toEqual([fox])
    for (const text of ['', '{', '{}', '7', 'null'])
      expect(readKeptDesigns(storage({ 'nawl.own-designs': text }))).toEqual([])
  })

  it('are none where the browser denies its storage', () => {
    const denied = () => {
      throw new Error('denied')
    }
    const store = { getItem: denied, setItem: denied }
    expect(readKeptDesigns(store)).toEqual([])
    expect(writeKeptDesigns(store, [fox])).toBe(false)
  })
})
