import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, it, vi } from 'vitest'

import { followArrows } from './follow-arrows.ts'

// As the build of the Arabic pages does.
vi.mock('@nawl/messages/language', async () => {
  const { LANGUAGES } = await import('@nawl/messages/languages')
  return { LANGUAGE: LANGUAGES.ar }
})

function Search() {
  const field = useRef<HTMLInputElement>(null)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as where it is used
    <div role="search" onKeyDown={(event) => followArrows(event, field.current, 'button')}>
      <input ref={field} aria-label="بحث" />
      <button type="button">١</button>
      <button type="button">٢</button>
    </div>
  )
}

it('goes forward and back in the direction of the text', async () => {
  const user = userEvent.setup()
  render(<Search />)
  const [first, second] = screen.getAllByRole('button')
  first!.focus()
  await user.keyboard('{ArrowLeft}')
  expect(second).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(first).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowLeft}')
  expect(screen.getByRole('textbox')).toHaveFocus()
})
