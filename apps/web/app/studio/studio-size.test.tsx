import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { button, isOff, openStudio, side } from '../testing/studio-fixture.tsx'

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

async function openWith(width: string, length: string) {
  const studio = await openStudio()
  await studio.user.type(side('Width'), width)
  await studio.user.type(side('Length'), length)
  return studio
}
const price = () => document.querySelector('.estimate-figure')?.textContent

describe('the calculator', () => {
  it('begins with a rectangle in feet and asks for its dimensions', async () => {
    await openStudio()
    expect(screen.getByRole('radio', { name: 'Rectangle' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'ft' })).toBeChecked()
    expect(side('Width')).toHaveAttribute('placeholder', '5')
    expect(side('Length')).toHaveAttribute('placeholder', '8')
    expect(screen.getByRole('combobox', { name: 'Quantity' })).toHaveTextContent('12345678910')
    expect(price()).toBe('Enter dimensions')
  })

  it('makes a price of two numbers above zero only', async () => {
    const { user } = await openStudio()
    await user.type(side('Length'), '8')
    for (const width of ['0', '-5', 'wide', '5 by 8', '.']) {
      await user.clear(side('Width'))
      await user.type(side('Width'), width)
      expect(price(), `a width of "${width}"`).toBe('Enter dimensions')
    }
    await user.clear(side('Width'))
    await user.type(side('Width'), '5')
    expect(price()).toBe('$400.00')
    await user.clear(side('Length'))
    expect(price()).toBe('Enter dimensions')
  })

  it('takes ten dollars a square foot, times the quantity', async () => {
    const { user } = await openWith('5', '8')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Quantity' }), '3')
    expect(price()).toBe('$1,200.00')
    await user.type(side('Width'), '.25')
    expect(price()).toBe('$1,260.00')
  })

  it('turns centimetres into feet by 0.0328084 a side, and keeps the size when the unit changes', async () => {
    const { user } = await openStudio()
    await user.click(screen.getByRole('radio', { name: 'cm' }))
    expect(side('Width')).toHaveAttribute('placeholder', '170')
    await user.type(side('Width'), '170')
    await user.type(side('Length'), '240')
    // 170 × 0.0328084 × 240 × 0.0328084 × 10
    expect(price()).toBe('$439.17')
    await user.click(screen.getByRole('radio', { name: 'ft' }))
    expect(side('Width')).toHaveDisplayValue(/^5\.58/)
    expect(side('Length')).toHaveDisplayValue(/^7\.87/)
    expect(price()).toMatch(/^\$439\.\d\d$/)
  })

  it('reads a side as people write it, and takes the unit that is typed', async () => {
    const { user } = await openWith(`5'6"`, '8')
    expect(price()).toBe('$440.00')
    await user.clear(side('Width'))
    await user.type(side('Width'), '2.4 m')
    await user.tab()
    expect(screen.getByRole('radio', { name: 'cm' })).toBeChecked()
    expect(side('Width')).toHaveValue('240')
    expect(side('Length')).toHaveValue('243.8')
    await user.clear(side('Length'))
    await user.type(side('Length'), '٣٠٠')
    // 240 × 0.0328084 × 300 × 0.0328084 × 10
    expect(price()).toBe('$775.00')
  })

  it('says what we make, refuses a size out of it once its field is left, and offers the nearest', async () => {
    const { user } = await openStudio()
    await user.click(screen.getByRole('radio', { name: 'cm' }))
    expect(screen.getByText('We make rugs from 60 × 90 to 1000 × 1500 cm.')).toBeInTheDocument()
    await user.type(side('Width'), '120')
    await user.type(side('Length'), '50')
    expect(screen.getByText('We make rugs from 90 × 60 to 1500 × 1000 cm.')).toBeInTheDocument()
    await user.tab()
    expect(await screen.findByText('The smallest rug we make is 90 × 60 cm.')).toBeInTheDocument()
    await user.click(button('Use the nearest size, 120 × 60 cm'))
    expect(side('Length')).toHaveValue('60')
  })

  it('has one measure for square and round rugs, which cost what their square costs', async () => {
    const { user } = await openStudio()
    await user.click(screen.getByRole('radio', { name: 'Round' }))
    expect(screen.queryByRole('textbox', { name: 'Length' })).toBeNull()
    const [diameter] = screen.getAllByRole('textbox', { name: /^(?:Diameter|Width)$/ })
    await user.type(diameter!, '6')
    expect(price()).toBe('$360.00')
  })
})

describe('adding to the cart', () => {
  it('says at the field what is missing of a size, and takes the keyboard there', async () => {
    const { user, api } = await openStudio()
    await user.click(screen.getByRole('radio', { name: 'cm' }))
    await user.click(button('Add to cart'))
    await waitFor(() => expect(side('Width')).toHaveFocus())
    expect(side('Width')).toHaveAccessibleDescription('To order, enter the width in cm, such as 170.')
    await user.type(side('Width'), '120')
    await user.type(side('Length'), '1600')
    await user.click(button('Add to cart'))
    await waitFor(() => expect(side('Length')).toHaveFocus())
    expect(side('Length')).toHaveAccessibleDescription(
      'A rug can be at most 10 times as long as it is wide. The largest rug we make is 1000 × 1500 cm.',
    )
    expect(api.to('/api/cart/lines')).toEqual([])
  })

  it('raises the sheet of a phone to the missing side, each time it is asked', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
    const { user } = await openStudio()
    const tab = (name: string) => screen.getByRole('link', { name })
    for (let time = 0; time < 2; time++) {
      await user.click(tab('Yarns'))
      while (!isOff(button('Lower the tool panel'))) await user.click(button('Lower the tool panel'))
      await user.click(button('Add to cart'))
      await waitFor(() => expect(side('Width')).toHaveFocus())
      expect(isOff(button('Raise the tool panel'))).toBe(true)
      expect(tab('Size and price')).toHaveAttribute('aria-current', 'location')
    }
  })
})
