import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { KeepChoice } from './keep-choice.tsx'
import type { SaveOutcome } from './photograph-database.ts'
import type { SavedPhotograph } from './saved-photograph.ts'
import type { SavedChoice } from './use-saved-photograph.ts'

const OTHER = { key: 'minimalist/bab.bmp' } as SavedPhotograph

function choice(outcome: SaveOutcome, more: Partial<SavedChoice> = {}): SavedChoice {
  return {
    saved: null,
    isThis: false,
    keep: vi.fn<() => Promise<SaveOutcome>>().mockResolvedValue(outcome),
    forget: vi.fn<() => Promise<boolean>>().mockResolvedValue(true),
    reopen: vi.fn<() => Promise<void>>().mockResolvedValue(),
    ...more,
  }
}
const show = (made: SavedChoice) => render(<KeepChoice {...made} />, { wrapper: MemoryRouter })
const box = () => screen.getByRole('checkbox', { name: /^Keep this photograph/ })
const said = () => screen.findByText(/./, { selector: '[role=status]' })

afterEach(cleanup)

describe('keeping a photograph with a design', () => {
  it('happens only when somebody says so, and says what is kept and how it goes', async () => {
    const made = choice({ ok: true, removed: [] })
    show(made)
    expect(box()).not.toBeChecked()
    expect(box()).toHaveAccessibleDescription(/Nothing is sent.*signing out deletes/)
    expect(made.keep).not.toHaveBeenCalled()
    await userEvent.click(box())
    expect(made.keep).toHaveBeenCalledOnce()
    expect(box()).toBeChecked()
    expect(await said()).toHaveTextContent('Kept on this device.')
  })
  it('says which photograph made way', async () => {
    show(choice({ ok: true, removed: ['Onyx'] }))
    await userEvent.click(box())
    expect(await said()).toHaveTextContent(/replaces the oldest photograph, which was kept with .?Onyx/)
  })
  it('says why the browser refuses, and is not ticked then', async () => {
    const { unmount } = show(choice({ ok: false, reason: 'full' }))
    await userEvent.click(box())
    expect(await said()).toHaveTextContent('no room left')
    expect(box()).not.toBeChecked()
    unmount()
    show(choice({ ok: false, reason: 'blocked' }))
    await userEvent.click(box())
    expect(await said()).toHaveTextContent('private window')
  })
  it('offers another photograph that is kept with the design, and says that this one replaces it', async () => {
    const made = choice({ ok: true, removed: [] }, { saved: OTHER })
    show(made)
    expect(screen.getByText(/Keeping this one replaces it/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show the kept photograph' }))
    expect(made.reopen).toHaveBeenCalledOnce()
    await userEvent.click(box())
    expect(await said()).toHaveTextContent('It replaces the photograph')
  })
  it('ends when the tick is taken away', async () => {
    const made = choice({ ok: true, removed: [] }, { saved: OTHER, isThis: true })
    show(made)
    expect(box()).toBeChecked()
    await userEvent.click(box())
    expect(made.forget).toHaveBeenCalledOnce()
    expect(await said()).toHaveTextContent('Deleted from this device.')
  })
})
