import { describe, expect, it } from 'vitest'

import { rugFixture } from '../state/rug-fixture.ts'
import { type SavedUpload, readSavedUploads, writeSavedUploads } from './saved-uploads.ts'

const size = { shape: 'round', width: '6', length: '', unit: 'ft' } as const
const fox: SavedUpload = { design: { ...rugFixture({ id: 'own-1', name: 'Fox' }), size }, secret: 's' }

function storage(texts: Record<string, string> = {}) {
  return {
    texts,
    getItem: (key: string) => texts[key] ?? null,
    setItem: (key: string, text: string) => void (texts[key] = text),
  }
}

describe('a visitor’s uploads', () => {
  it('are restored as stored', () => {
    const store = storage()
    expect(writeSavedUploads(store, [fox])).toBe(true)
    expect(readSavedUploads(store)).toEqual([fox])
  })

  it('drop unreadable entries', () => {
    const store = storage()
    writeSavedUploads(store, [
      fox,
      { design: {}, secret: 7 } as unknown as SavedUpload,
      null as unknown as SavedUpload,
    ])
    expect(readSavedUploads(store)).toEqual([fox])
    for (const text of ['', '{', '{}', '7', 'null'])
      expect(readSavedUploads(storage({ 'nawl.own-designs': text }))).toEqual([])
  })

  it('are empty when storage is blocked', () => {
    const denied = () => {
      throw new Error('denied')
    }
    const store = { getItem: denied, setItem: denied }
    expect(readSavedUploads(store)).toEqual([])
    expect(writeSavedUploads(store, [fox])).toBe(false)
  })
})
