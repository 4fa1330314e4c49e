import type { Page } from '@playwright/test'

/**
 * Waits until the page has hydrated, so that a click reaches the app and not only the browser. React marks the elements
 * that it has hydrated; nothing visible tells.
 */
export async function pageAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'))
  })
}

/** Opens a page and waits until it has hydrated. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await pageAlive(page)
}
