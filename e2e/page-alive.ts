import type { Page } from '@playwright/test'

/**
 * Waits until the page that the server sent has come alive, so that a click is the app's and not
 * the browser's. React marks the elements it has taken over; nothing that a visitor sees tells.
 */
export async function pageAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'))
  })
}
