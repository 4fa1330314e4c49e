import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { button, isOff, openStudio, picker, swatch } from '../testing/studio-fixture.tsx'
import { ACTIONS } from './state/actions.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const OAT = '#E4D9C4'
const TOOLS = ['reset', 'undo', 'redo', 'shuffle'] as const

async function openDyed() {
  const studio = await openStudio()
  await studio.user.click(swatch(OAT))
  await studio.user.click(picker().getByRole('button', { name: 'Teal' }))
  await expectDyed(true)
  return studio
}
/** Waits for the picture as well: a busy studio ignores the next action. */
async function expectDyed(isDyed: boolean): Promise<void> {
  await waitFor(() =>
    expect(/replaced by Teal/.test(swatch(OAT).getAttribute('aria-label') ?? '')).toBe(isDyed),
  )
  await waitFor(() => expect(isOff(button('Shuffle'))).toBe(false))
}
const possible = () => TOOLS.filter((id) => !isOff(button(ACTIONS[id].label)))

describe('undo and redo', () => {
  it('do the same by button and by key', async () => {
    const { user } = await openDyed()
    expect(possible()).toEqual(['reset', 'undo', 'shuffle'])
    await user.keyboard('{Control>}z{/Control}')
    await expectDyed(false)
    expect(possible()).toEqual(['redo', 'shuffle'])
    await user.click(button('Redo'))
    await expectDyed(true)
    await user.click(button('Undo'))
    await expectDyed(false)
    for (const redo of ['{Control>}{Shift>}Z{/Shift}{/Control}', '{Control>}y{/Control}']) {
      await user.keyboard(redo)
      await expectDyed(true)
      await user.keyboard('{Meta>}z{/Meta}')
      await expectDyed(false)
    }
  })

  it('are in the list of shortcuts, which a question mark opens and Escape closes', async () => {
    const { user } = await openStudio()
    await user.keyboard('?')
    const list = within(await screen.findByRole('dialog', { name: 'Shortcuts' }))
    const keysOf = (label: string) =>
      [...(list.getByText(label).parentElement?.querySelectorAll('kbd') ?? [])].map((key) => key.textContent)
    expect(keysOf(ACTIONS.undo.label)).toEqual(['Ctrl', 'Z'])
    expect(keysOf(ACTIONS.redo.label)).toEqual(['Shift', 'Ctrl', 'Z'])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(button('Shortcuts'))
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(button('Shortcuts')).toHaveFocus())
  })
})
