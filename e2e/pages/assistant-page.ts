import type { Page } from '@playwright/test'

import { said } from '../in-arabic/said.ts'
import { openPage } from '../support/page-alive.ts'
import { expect } from '../shop-test.ts'

/** Page object of the assistant. */
export const assistantOn = (page: Page) => {
  const panel = page.getByRole('dialog', { name: 'AI assistant' })
  const field = panel.getByRole('textbox', { name: 'Write to the assistant' })
  return {
    start: page.getByRole('button', { name: 'Start AI Assistant Call' }),
    connecting: page.getByRole('button', { name: 'Connecting AI Assistant Call' }),
    end: page.getByRole('button', { name: 'End AI Assistant Call' }),
    badge: page.getByRole('button', { name: 'AI Assistant Active' }),
    notice: page.getByRole('alert'),
    panel,
    field,
    log: panel.getByRole('log', { name: 'Conversation' }),
    undo: panel.getByRole('button', { name: 'Undo' }),
    link: (name: string | RegExp) => panel.getByRole('link', { name, exact: true }),
    async say(text: string): Promise<void> {
      await field.fill(said(text))
      await field.press('Enter')
    },
  }
}

/** Opens a page and the assistant on it. */
export async function openAssistant(page: Page, path = '/') {
  await openPage(page, path)
  const assistant = assistantOn(page)
  await assistant.start.click()
  await expect(assistant.field).toBeVisible()
  return assistant
}
