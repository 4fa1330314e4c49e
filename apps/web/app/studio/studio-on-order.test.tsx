import { cardYarns, setShadeCard, yarnOfHex } from '@nawl/domain/yarn/library/shade-card'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { openStudio, picker, shownPicture, swatch } from '../testing/studio-fixture.tsx'

const INK = '#26323D'
const TEAL = '#216266'

afterEach(() => setShadeCard([]))

/** Takes yarns off the shelf, by hex. */
function runOut(...hexes: readonly string[]): void {
  const out = hexes.map((hex) => {
    const yarn = yarnOfHex(hex)
    if (!yarn) throw new Error(`${hex} is not on the card`)
    const name = { en: yarn.name, ar: '' }
    return { ...yarn, family: 'Sea greens', name, formerHexes: [], isOut: true, isArchived: false }
  })
  setShadeCard(out)
}

it('offers a yarn that is out of stock as on order, and the nearest in stock with one press', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  runOut(TEAL)
  const { user } = await openStudio()
  await user.click(swatch(INK))
  expect(picker().getByRole('button', { name: 'Teal On order' })).toBeInTheDocument()
  expect(picker().getByRole('button', { name: 'Maroon' })).toBeInTheDocument()
  const before = shownPicture()
  await user.click(picker().getByRole('button', { name: 'Teal On order' }))
  await waitFor(() => expect(shownPicture()).not.toBe(before))
  expect(swatch(INK)).toHaveAccessibleName(/replaced by Teal, 30\.0% #216266, on order$/)
  expect(await screen.findByText(/^Teal is on order: we will dye it for your rug/)).toHaveTextContent(
    /ΔE \d+\.\d/,
  )
  const other = picker().getByRole('status').querySelector('button')
  await user.click(other!)
  await waitFor(() => expect(swatch(INK)).not.toHaveAccessibleName(/on order/))
  expect(swatch(INK)).toHaveAccessibleName(/replaced by /)
})

it('says no other yarn when none is in stock', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  runOut(...cardYarns().map(({ hex }) => hex))
  const { user } = await openStudio()
  await user.click(swatch(INK))
  const before = shownPicture()
  await user.click(picker().getByRole('button', { name: 'Teal On order' }))
  await waitFor(() => expect(shownPicture()).not.toBe(before))
  expect(await screen.findByText('Teal is on order: we will dye it for your rug.')).toBeInTheDocument()
})
