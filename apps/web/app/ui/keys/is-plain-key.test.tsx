import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { Dialog } from '../dialog.tsx'
import { isPlainKey } from './is-plain-key.ts'

let pressed: boolean | undefined
const listen = (event: KeyboardEvent) => (pressed = isPlainKey(event))
const isPlain = (target: Element, init: KeyboardEventInit = {}) => {
  pressed = undefined
  addEventListener('keydown', listen)
  fireEvent.keyDown(target, { key: 'j', ...init })
  removeEventListener('keydown', listen)
  return pressed
}
afterEach(() => removeEventListener('keydown', listen))

it('is a key alone, pressed where it neither types nor chooses', () => {
  render(
    <>
      <input aria-label="Text" />
      <input type="checkbox" aria-label="Tick" />
      <select aria-label="Choice" />
      <a href="/desk">Link</a>
    </>,
  )
  expect(isPlain(document.body)).toBe(true)
  expect(isPlain(screen.getByRole('link'))).toBe(true)
  expect(isPlain(screen.getByRole('checkbox'))).toBe(true)
  expect(isPlain(screen.getByRole('textbox'))).toBe(false)
  // A letter chooses the option that begins with it.
  expect(isPlain(screen.getByRole('combobox'))).toBe(false)
  for (const held of ['ctrlKey', 'metaKey', 'altKey'])
    expect(isPlain(document.body, { [held]: true })).toBe(false)
  expect(isPlain(document.body, { shiftKey: true })).toBe(true)
})

it('is none while a dialog covers the page, but while the assistant is hidden or beside it', () => {
  const { rerender } = render(<section role="dialog" aria-label="Assistant" hidden />)
  expect(isPlain(document.body)).toBe(true)
  rerender(
    <Dialog open onOpenChange={() => {}} title="Dialog" opener={{ current: null }}>
      {null}
    </Dialog>,
  )
  expect(isPlain(screen.getByRole('dialog'))).toBe(false)
})
