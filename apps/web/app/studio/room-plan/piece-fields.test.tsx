import { FIRST_PLAN } from '@nawl/domain/room-plan/room-plan'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'

import { PieceFields } from './piece-fields.tsx'

afterEach(cleanup)

const [SOFA] = FIRST_PLAN.pieces
const PIECES = ['sofa-1', 'sofa-2', 'sofa-3'].map((id) => ({ ...SOFA!, id }))

function openList() {
  const onTurn = vi.fn<(id: string) => void>()
  const ignored = () => undefined
  function List() {
    const [pieces, setPieces] = useState(PIECES)
    return (
      <PieceFields
        plan={{ ...FIRST_PLAN, pieces }}
        unit="cm"
        chosen={undefined}
        nameOf={({ id }) => id}
        onChoose={ignored}
        onAdd={ignored}
        onChange={ignored}
        onTurn={onTurn}
        onRemove={(gone) => setPieces(pieces.filter(({ id }) => id !== gone))}
      />
    )
  }
  render(<List />)
  return {
    onTurn,
    user: userEvent.setup(),
    press: (name: string) => screen.getByRole('button', { name }).focus(),
  }
}

it('turns and removes a piece by the keys of the plan, and goes on with the one beside it', async () => {
  const { onTurn, user, press } = openList()
  press('sofa-2')
  await user.keyboard('r')
  expect(onTurn.mock.calls).toEqual([['sofa-2']])
  await user.keyboard('{Delete}')
  expect(screen.queryByRole('button', { name: 'sofa-2' })).toBeNull()
  expect(screen.getByRole('button', { name: 'sofa-3' })).toHaveFocus()
  await user.keyboard('{Backspace}')
  expect(screen.getByRole('button', { name: 'sofa-1' })).toHaveFocus()
  await user.keyboard('{Delete}')
  expect(screen.getByRole('button', { name: 'Add: Sofa' })).toHaveFocus()
})

it('leaves the shortcuts of the browser alone', async () => {
  const { onTurn, user, press } = openList()
  press('sofa-1')
  await user.keyboard('{Control>}r{/Control}')
  expect(onTurn).not.toHaveBeenCalled()
})
