import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { PhotographField } from './photograph-field.tsx'

it('takes the same file again', async () => {
  const user = userEvent.setup()
  const onChoose = vi.fn<() => void>()
  render(<PhotographField url={null} onChoose={onChoose} />)
  const input = screen.getByLabelText(/^Choose a photograph/)
  const file = new File(['photograph'], 'cushion.jpg', { type: 'image/jpeg' })
  await user.upload(input, file)
  await user.upload(input, file)
  expect(onChoose).toHaveBeenCalledTimes(2)
})
