import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'

import { toast } from './toast.ts'
import { Toasts } from './toasts.tsx'

const at = (page: string | null) => (
  <MemoryRouter>
    <Toasts page={page} />
  </MemoryRouter>
)
const shown = () => [...screen.getByRole('status').children].map(({ textContent }) => textContent)

it('goes with its page, unless it confirms what led to the next', () => {
  const { rerender } = render(at('/desk/yarns/new'))
  act(() => {
    toast('Copied')
    toast('Saved', undefined, '/desk/yarns/0712')
  })
  expect(shown()).toEqual(['Copied', 'Saved'])
  rerender(at('/desk/yarns/0712'))
  expect(shown()).toEqual(['Saved'])
  act(() => toast('Put out of stock'))
  rerender(at(null))
  expect(shown(), 'also when somebody leaves the desk').toEqual([])
})

it('stays for its time on pages that are none of the desk', () => {
  const { rerender } = render(at(null))
  act(() => toast('In your cart'))
  rerender(at(null))
  rerender(at('/desk'))
  expect(shown()).toEqual(['In your cart'])
})
