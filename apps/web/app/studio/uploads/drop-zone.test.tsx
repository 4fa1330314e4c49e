import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { DropZone } from './drop-zone.tsx'

it('stays in focus while a file opens, and takes no other meanwhile', async () => {
  const user = userEvent.setup()
  const onFile = vi.fn<() => void>()
  const zone = (busy: boolean) => <DropZone onFile={onFile} busy={busy} error={null} again={false} />
  const { rerender } = render(zone(false))
  const input = screen.getByLabelText('Choose a picture')
  const file = new File(['picture'], 'kilim.png', { type: 'image/png' })
  await user.upload(input, file)
  rerender(zone(true))
  // A disabled input would lose the focus.
  expect(input).toBeEnabled()
  expect(input).toHaveAttribute('aria-disabled', 'true')
  await user.upload(input, file)
  fireEvent.drop(input, { dataTransfer: { files: [file] } })
  expect(onFile).toHaveBeenCalledTimes(1)
  rerender(zone(false))
  fireEvent.drop(input, { dataTransfer: { files: [file] } })
  expect(onFile).toHaveBeenCalledTimes(2)
})
