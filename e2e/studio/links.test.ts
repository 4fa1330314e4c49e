import type { Browser } from '@playwright/test'

import { openPage } from '../support/page-alive.ts'
import { type Picture, readPicture, shareChanged } from '../support/picture.ts'
import { expect, test } from '../shop-test.ts'
import { type Studio, studioOn } from '../pages/studio-page.ts'

/** Brass in teal, precision 20, two round rugs of 170 cm, in the original encoding of version 1. */
const FROZEN = '121fFdocC170__vpdIIWJmVf'

test('a link opens the same rug pixel by pixel in another browser', async ({ page, studio, browser }) => {
  await studio.open('bab')
  expect(new URL(page.url()).search, 'a rug as drawn needs nothing in its address').toBe('')
  await studio.swatch('Brass').click()
  await studio.precision.fill('25')
  await studio.swatch('Brass').click()
  const teal = await studio.replace('Brass', 'Teal')
  await expectSameElsewhere(browser, page.url(), teal, studio)

  await studio.lock.click()
  await studio.pictureAfter(() => studio.shuffle.click())
  const sized = await studio.pictureAfter(() => studio.setSize('5,5', '8'))
  await page.getByRole('combobox', { name: 'Quantity' }).selectOption('2')
  await expect(page.getByText('$880.00', { exact: true }).last()).toBeVisible()
  await expectSameElsewhere(browser, page.url(), sized, studio)
})

test('hovering and an open picker do not change the URL', async ({ page, studio }) => {
  await studio.open('bab')
  await studio.swatch('Brass').click()
  await studio.color('Teal').hover()
  await studio.color('Gold').focus()
  expect(new URL(page.url()).search).toBe('')
})

test('a link of version 1 still opens its design, even before scripts run', async ({
  page,
  studio,
  request,
}) => {
  const html = await (await request.get(`/product/bab?d=${FROZEN}`)).text()
  expect(html).toContain(`src="/share/bab.png?d=${FROZEN}"`)
  expect(html).toMatch(/value="170"/)

  await page.goto(`/product/bab?d=${FROZEN}`)
  const first = await readPicture(studio.picture)
  await expect(studio.picture).toHaveAttribute('src', /^blob:/)
  await expect(studio.shuffle).toBeEnabled()
  expect(shareChanged(first, await readPicture(studio.picture)), 'the first picture was the one').toBe(0)
  await expect(studio.swatch('Brass')).toHaveAccessibleName(/replaced by Teal/)
  await studio.swatch('Brass').click()
  await expect(studio.precision).toHaveValue('20')
  await expect(page.getByRole('radio', { name: 'Round' })).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Diameter' })).toHaveValue('170')
  expect(new URL(page.url()).searchParams.get('d')).toBe(FROZEN)
})

test('a link in other colours and another size never shows the drawing in the catalogue’s colours', async ({
  page,
  studio,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-composed]')) Object.assign(globalThis, { composedSeen: true })
    }).observe(document, { subtree: true, childList: true })
  })
  await page.goto('/product/bab?d=211fFdrcB220_270_qVg8ippbEx')
  await expect(studio.picture).toHaveAttribute('src', /^blob:/)
  await expect(studio.shuffle).toBeEnabled()
  expect(await page.evaluate(() => 'composedSeen' in globalThis)).toBe(false)
})

for (const [kind, text, says] of [
  ['damaged', FROZEN.slice(0, -4), 'Part of the link was lost'],
  ['later', '4abcdefghijk', 'made with a later version'],
  ['foreign', '<script>alert(1)</script>', 'contains no design'],
] as const)
  test(`a ${kind} link opens the rug as drawn and says so`, async ({ page, studio }) => {
    await page.goto(`/product/bab?d=${encodeURIComponent(text)}`)
    await expect(page.getByRole('status').filter({ hasText: says })).toBeVisible()
    await expect(studio.shuffle).toBeEnabled()
    await expect(studio.reset).toBeDisabled()
    await expect(studio.swatch('Brass')).not.toHaveAccessibleName(/replaced/)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByText(says)).toHaveCount(0)
    expect(new URL(page.url()).search).toBe('')
  })

test("another person's link keeps the visitor's own work one undo away", async ({ page, studio }) => {
  await studio.open('bab')
  const own = await studio.replace('Limewash', 'Gold')
  await page.goto(`/product/bab?d=${FROZEN}`)
  await expect(studio.swatch('Brass')).toHaveAccessibleName(/replaced by Teal/)
  await expect(studio.undo).toBeEnabled()
  await page.getByRole('radio', { name: 'Rectangle' }).check({ force: true })
  await expect(studio.shuffle).toBeEnabled()
  const back = await studio.pictureAfter(() => studio.undo.click())
  await expect(studio.swatch('Limewash')).toHaveAccessibleName(/replaced by Gold/)
  await expect(studio.swatch('Brass')).not.toHaveAccessibleName(/replaced/)
  expect(shareChanged(own, back)).toBe(0)
})

test('the link is copied, with a confirmation', async ({ page, context, studio }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await studio.open('bab')
  await studio.replace('Brass', 'Teal')
  await studio.copyLink.click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  const [copied, address] = await page.evaluate(async () => [
    await navigator.clipboard.readText(),
    location.href,
  ])
  expect(copied).toBe(address)
})

test('a device with a share dialog gets the link', async ({ page, studio }) => {
  await page.addInitScript(() => {
    navigator.share = (data) => {
      document.documentElement.setAttribute('data-shared', data?.url ?? '')
      return Promise.resolve()
    }
  })
  await studio.open('bab')
  await studio.replace('Brass', 'Teal')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const address = await page.evaluate(() => location.href)
  await expect(page.locator('html')).toHaveAttribute('data-shared', address)
})

test('without clipboard access the visitor is pointed to the address bar', async ({ page, studio }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await studio.open('bab')
  await studio.copyLink.click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Copy the address of this page instead' }),
  ).toBeVisible()
})

async function expectSameElsewhere(browser: Browser, link: string, there: Picture, studio: Studio) {
  const names = async ({ swatches }: Studio) =>
    Promise.all((await swatches.all()).map((swatch) => swatch.getAttribute('data-yarn')))
  const elsewhere = await browser.newContext()
  const page = await elsewhere.newPage()
  const other = studioOn(page)
  await openPage(page, link)
  await expect(other.picture).toHaveAttribute('src', /^blob:/)
  await expect(other.shuffle).toBeEnabled()
  expect(shareChanged(there, await readPicture(other.picture))).toBe(0)
  expect(await names(other)).toEqual(await names(studio))
  expect(page.url(), 'the same design has the same link').toBe(link)
  await elsewhere.close()
}
