import { describe, expect, it } from 'vitest'

import { historyGesture } from './history-gesture.ts'

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', true>> = {},
  code = `Key${key.toUpperCase()}`,
) => historyGesture({ key, code, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held })

describe('undo and redo keys', () => {
  it('are the usual ones on Mac and other keyboards', () => {
    expect(press('z', { ctrlKey: true })).toBe('undone')
    expect(press('z', { metaKey: true })).toBe('undone')
    expect(press('Z', { ctrlKey: true, shiftKey: true })).toBe('redone')
    expect(press('Z', { metaKey: true, shiftKey: true })).toBe('redone')
    expect(press('y', { ctrlKey: true })).toBe('redone')
  })

  it('go by position on a keyboard without Latin letters', () => {
    expect(press('ئ', { ctrlKey: true }, 'KeyZ')).toBe('undone')
    expect(press('z', { ctrlKey: true }, 'KeyY')).toBe('undone')
  })

  it('are no other keys', () => {
    expect(press('z')).toBeNull()
    expect(press('z', { shiftKey: true })).toBeNull()
    expect(press('z', { ctrlKey: true, altKey: true })).toBeNull()
    expect(press('y', { metaKey: true })).toBeNull()
    expect(press('x', { ctrlKey: true })).toBeNull()
  })
})
