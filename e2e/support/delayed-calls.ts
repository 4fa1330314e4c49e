import type { Page } from '@playwright/test'

/** Delays matching requests until `release` is called. */
export async function holdCalls(
  page: Page,
  address: string | RegExp,
): Promise<{ readonly release: () => void }> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await released
    await route.fallback()
  })
  return { release }
}
