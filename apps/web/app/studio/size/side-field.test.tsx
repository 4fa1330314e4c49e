import type { SizeInput } from '@nawl/domain/rug/estimate'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'

import { SideField } from './side-field.tsx'

function Sides() {
  const [size, setSize] = useState<SizeInput>({
    shape: 'rectangle',
    width: '125',
    length: '200',
    unit: 'cm',
    quantity: 1,
  })
  const change = (part: Partial<SizeInput>) => setSize((before) => ({ ...before, ...part }))
  return (
    <>
      <SideField
        side="width"
        label="Width"
        size={size}
        placeholder=""
        errorId={undefined}
        onChange={change}
      />
      <button type="button" onClick={() => change({ width: '150' })}>
        150 × 200
      </button>
    </>
  )
}

it('shows the size that was chosen after a number with two readings was typed', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de'])
  const user = userEvent.setup()
  render(<Sides />)
  const field = screen.getByLabelText('Width')
  await user.clear(field)
  await user.type(field, '1,250')
  expect(screen.getByRole('group', { name: 'Width' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '150 × 200' }))
  expect(field).toHaveValue('150')
  expect(screen.queryByRole('group', { name: 'Width' })).toBeNull()
})
