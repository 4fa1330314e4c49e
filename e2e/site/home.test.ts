import { home } from '@nawl/messages/by-language/home'

import { holdCalls } from '../support/delayed-calls.ts'
import { IN_ARABIC } from '../in-arabic/in-arabic.ts'
import { openPage } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'

const BASE_PRICES: Readonly<Record<string, string>> = {
  Geometric: '$800',
  Modern: '$720',
  Contemporary: '$880',
  Minimalist: '$720',
  'Modern Tribal': '$850',
  'Modern and Contemporary': '$900',
}

test('the home page opens with the headline and two ways to the collection', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Custom handtufted rugs · Nawl')
  const { heroCustom, heroHandtufted, heroRugs } = home[IN_ARABIC ? 'ar' : 'en']
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp([heroCustom, heroHandtufted, heroRugs].join(String.raw`\s+`)),
  )
  await expect(page.getByText(/design meets artisanship/)).toBeVisible()
  for (const name of ['DESIGN YOUR RUG', 'VIEW COLLECTION']) {
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL('/products')
    await expect(page.getByRole('heading', { level: 1, name: 'All Rugs' })).toBeVisible()
    await page.goBack()
  }
})

test('both home page buttons are visible on a phone, above the assistant’s bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/')
  for (const name of ['DESIGN YOUR RUG', 'VIEW COLLECTION']) {
    const foot = await page.getByRole('link', { name }).evaluate((link) => {
      const { left, bottom } = link.getBoundingClientRect()
      return link.contains(document.elementFromPoint(left + 3, bottom - 3))
    })
    expect(foot, name).toBe(true)
  }
})

test('the home page shows the first eight designs with picture, collection, name and price', async ({
  page,
  rugs,
}) => {
  await page.goto('/')
  const cards = page.getByRole('region', { name: 'FEATURED COLLECTIONS' }).getByRole('listitem')
  await expect(cards).toHaveCount(8)
  for (const [place, rug] of rugs.slice(0, 8).entries()) {
    const card = cards.nth(place)
    await card.scrollIntoViewIfNeeded()
    await expect(card.getByRole('img')).toHaveJSProperty('complete', true)
    await expect(card.getByRole('img')).not.toHaveJSProperty('naturalWidth', 0)
    await expect(card.getByRole('link', { name: rug.name })).toBeVisible()
    await expect(card.getByText(rug.collection, { exact: true })).toBeVisible()
    await expect(card.getByText(`From ${BASE_PRICES[rug.collection]}`, { exact: true })).toBeVisible()
  }
})

test('a card on the home page leads to the studio of its design', async ({ page, rugs }) => {
  await page.goto('/')
  const [first] = rugs
  if (!first) throw new Error('the shop has no rugs')
  const link = page
    .getByRole('region', { name: 'FEATURED COLLECTIONS' })
    .getByRole('link', { name: first.name })
  await expect(link).toHaveAttribute('href', `/product/${first.id}`)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeVisible()
})

test('the home page shows a loading state until the designs arrive', async ({ page }) => {
  await openPage(page, '/products')
  const held = await holdCalls(page, '**/api/rug/collections*')
  await page.getByRole('link', { name: 'Nawl home' }).click()
  await expect(page.getByText('Loading Nawl collections...')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/HANDTUFTED/)
  held.release()
  await expect(page.getByRole('region', { name: 'FEATURED COLLECTIONS' }).getByRole('listitem')).toHaveCount(
    8,
  )
  await expect(page.getByText('Loading Nawl collections...')).toHaveCount(0)
})
