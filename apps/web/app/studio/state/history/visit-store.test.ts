import { describe, expect, it } from 'vitest'

import { INITIAL_STATE, type StudioState } from '../studio-state.ts'
import { cachedTexts, NOTHING_SAVED } from './saved-studio.ts'
import type { TextStorage } from '../../../api/browser-storage.ts'
import { readVisit, visitElsewhere, writeVisit } from './visit-store.ts'

const left = (width: string): StudioState => ({
  ...INITIAL_STATE,
  size: { ...INITIAL_STATE.size, width },
})
const texts = (width: string) => cachedTexts(left(width))
const widthOf = (storage: TextStorage, rug: string) => readVisit(storage, rug)?.design.size.width

/** In-memory storage with a limit of `room` characters. */
function storage(room = Infinity, held: string | null = null): TextStorage & { text(): string | null } {
  return {
    getItem: () => held,
    setItem(_, text) {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError')
      held = text
    },
    text: () => held,
  }
}

describe('stored rugs', () => {
  it('are stored separately', () => {
    const store = storage()
    writeVisit(store, 'geometric/onyx.bmp', texts('5'))
    writeVisit(store, 'minimalist/bab.bmp', texts('6'))
    expect(widthOf(store, 'geometric/onyx.bmp')).toBe('5')
    expect(widthOf(store, 'minimalist/bab.bmp')).toBe('6')
    expect(readVisit(store, 'geometric/eclipse.bmp')).toBeNull()
  })

  it('are removed when they are as drawn again', () => {
    const store = storage()
    writeVisit(store, 'geometric/onyx.bmp', texts('5'))
    writeVisit(store, 'geometric/onyx.bmp', null)
    expect(store.text()).toBe('{}')
  })

  it('are limited to the last two dozen', () => {
    const store = storage()
    for (let rug = 0; rug < 40; rug++) {
      writeVisit(store, `rug-${rug}`, texts(String(rug + 1)))
      writeVisit(store, 'favourite', texts('5'))
    }
    expect(widthOf(store, 'favourite')).toBe('5')
    expect(readVisit(store, 'rug-16')).toBeNull()
    expect(widthOf(store, 'rug-39')).toBe('40')
    expect(Object.keys(JSON.parse(store.text() ?? '{}') as object)).toHaveLength(24)
  })

  it('make room for the latest when storage is full', () => {
    const store = storage(JSON.stringify({ onyx: texts('5') }).length + 20)
    writeVisit(store, 'onyx', texts('5'))
    writeVisit(store, 'bab', texts('6'))
    expect(readVisit(store, 'onyx')).toBeNull()
    expect(widthOf(store, 'bab')).toBe('6')
  })
})

describe('unusable storage', () => {
  it('causes no error when there is no room at all', () => {
    const store = storage(1)
    expect(() => writeVisit(store, 'onyx', texts('5'))).not.toThrow()
    expect(readVisit(store, 'onyx')).toBeNull()
  })

  it('causes no error when it is blocked', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const store: TextStorage = { getItem: denied, setItem: denied }
    expect(() => writeVisit(store, 'onyx', texts('5'))).not.toThrow()
    expect(readVisit(store, 'onyx')).toBeNull()
  })

  it.each(['', '{', 'null', '7', '[]', '"text"', '{"onyx":7}', '{"onyx":{"version":9}}', '{"__proto__":{}}'])(
    'is written anew where it holds %j',
    (garbage) => {
      const store = storage(Infinity, garbage)
      expect(readVisit(store, 'onyx')).toBeNull()
      expect(readVisit(store, '__proto__')).toBeNull()
      writeVisit(store, 'onyx', texts('5'))
      expect(widthOf(store, 'onyx')).toBe('5')
    },
  )
})

describe('a change in another tab', () => {
  const stored = (...rugs: readonly [rug: string, width: string][]) =>
    JSON.stringify(Object.fromEntries(rugs.map(([rug, width]) => [rug, texts(width)])))
  const told = (oldValue: string | null, newValue: string | null, key = 'nawl.studio') =>
    visitElsewhere({ key, oldValue, newValue }, 'onyx')

  it('is reported for the same rug', () => {
    expect(told(null, stored(['onyx', '5']))?.kept.design.size.width).toBe('5')
    const change = told(stored(['onyx', '5']), stored(['onyx', '6']))
    expect(change?.before).toEqual(texts('5'))
    expect(change?.kept.design.size.width).toBe('6')
    expect(told(stored(['onyx', '5']), stored(['onyx', '5'], ['bab', '6']))).toBeNull()
    expect(told(null, stored(['onyx', '5']), 'another key')).toBeNull()
  })

  it('is a reset when only that rug was removed, and nothing when it made room for another', () => {
    const before = stored(['onyx', '5'], ['bab', '6'])
    expect(told(before, stored(['bab', '6']))?.kept).toEqual(NOTHING_SAVED)
    expect(told(before, stored(['bab', '6'], ['eclipse', '7']))).toBeNull()
    expect(told(before, null)).toBeNull()
  })
})
