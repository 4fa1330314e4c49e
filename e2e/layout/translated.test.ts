import type { Page } from '@playwright/test'

import { openPage } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'

for (const path of ['/', '/product/onyx', '/contact'])
  test(`the page ${path} survives a translator that ran before hydration`, async ({ page, allowError }) => {
    allowError(/React error #418/)
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const answer = await route.fetch()
      const body = (await answer.text()).replaceAll(/(<h1[^>]*>).*?<\/h1>/gs, '$1<font>Teppiche</font></h1>')
      return route.fulfill({ response: answer, body })
    })
    await page.goto(path)
    const headline = page.getByRole('heading', { level: 1 })
    await expect(headline).not.toHaveText('Teppiche')
    await expect(headline).toHaveCSS('font-family', /Newsreader/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await expect(headline).toHaveText(/questions/i)
  })

test('a page translated during use keeps updating its texts', async ({ page, studio }) => {
  await openPage(page, '/product/khatam')
  await expect(studio.shuffle).toBeEnabled()
  await translate(page)
  const tool = page.getByRole('main')
  await expect(tool.getByText('·Shuffle')).toBeVisible()

  await page.locator('[data-yarn]').first().click()
  await page.locator('.named-yarn', { hasText: 'Teal' }).click()
  await expect(page.locator('[data-yarn]').first()).toHaveAccessibleName(/replaced by Teal/)
  await page.keyboard.press('Escape')

  await page.getByRole('textbox', { name: /Width/ }).fill('6')
  await page.getByRole('textbox', { name: /Length/ }).fill('9')
  await expect(tool.getByText('·$540.00', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: /Width/ }).fill('5')
  await expect(tool.getByText('·$450.00', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: /Add to cart/ }).click()
  await page.getByRole('banner').getByRole('link', { name: /Cart/ }).click()
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(tool.getByText('·$900.00', { exact: true }).first()).toBeVisible()
})

/** Wraps every text node in an element, later ones too, as browser translators do. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts = root instanceof Text ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts.filter(({ data, parentElement }) => data.trim() && parentElement)) {
        if (text.parentElement?.closest('script, style, font')) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.append(`·${text.data}`)
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    wrap(document.body)
    const watch = new MutationObserver((records) =>
      records.flatMap(({ addedNodes }) => [...addedNodes]).forEach(wrap),
    )
    watch.observe(document.body, { childList: true, subtree: true })
  })
}
