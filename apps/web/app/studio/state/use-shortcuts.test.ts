import { describe, expect, it } from 'vitest'

import { shortcutAction } from './use-shortcuts.ts'

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', true>> = {},
  code = `Key${key.toUpperCase()}`,
) => shortcutAction({ key, code, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held })

describe('undo and redo keys', () => {
  it('are the usual ones on Mac and other keyboards', () => {
    expect(press('z', { ctrlKey: true })).toBe('undo')
    expect(press('z', { metaKey: true })).toBe('undo')
    expect(press('Z', { ctrlKey: true, shiftKey: true })).toBe('redo')
    expect(press('Z', { metaKey: true, shiftKey: true })).toBe('redo')
    expect(press('y', { ctrlKey: true })).toBe('redo')
  })

  it('go by position on a keyboard without Latin letters', () => {
    expect(press('ئ', { ctrlKey: true }, 'KeyZ')).toBe('undo')
    expect(press('z', { ctrlKey: true }, 'KeyY')).toBe('undo')
  })

  it('are no other keys', () => {
    expect(press('z')).toBeUndefined()
    expect(press('z', { shiftKey: true })).toBeUndefined()
    expect(press('z', { ctrlKey: true, altKey: true })).toBeUndefined()
    expect(press('y', { metaKey: true })).toBeUndefined()
    expect(press('x', { ctrlKey: true })).toBeUndefined()
  })
})
