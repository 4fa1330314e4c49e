import { familyArea } from '@nawl/artwork/color-families'
import type { Page } from '@playwright/test'
import type { ListedRug } from '@nawl/domain/catalogue/listed-rug'

import { holdCalls } from '../support/delayed-calls.ts'
import { openPage, pageAlive } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'
import { byNameShown } from '../support/by-name-shown.ts'

const STYLE = [
  ['All Rugs', '/products', 'All Rugs'],
  ['Modern & Contemporary', '/products/modern', 'Modern Rugs'],
  ['Minimalist', '/products/minimalist', 'Minimalist Rugs'],
  ['Traditional', '/products/transitional', 'Transitional Rugs'],
  ['Luxury Collection', '/products/luxury', 'Luxury Rugs'],
] as const
const COLOR_PALETTE = [
  ['/products/neutral', 'Neutral Rugs'],
  ['/products/earth-tones', 'Earth Tones Rugs'],
  ['/products/grey', 'Grey Rugs'],
  ['/products/blues', 'Blues Rugs'],
  ['/products/rich-colors', 'Rich Colors Rugs'],
] as const

test('the listing shows every rug with picture, name in capitals and price with two decimals', async ({
  page,
  rugs,
}) => {
  await page.goto('/products')
  await expect(page).toHaveTitle('All Rugs · Nawl')
  const cards = cardsOf(page)
  await expect(cards).toHaveCount(rugs.length)
  await expect(cards.getByRole('img')).toHaveCount(rugs.length)
  const texts = await cards.allTextContents()
  for (const [place, rug] of rugs.entries()) {
    expect(texts[place]).toContain(rug.name.toUpperCase())
    expect(texts[place]).toContain(`$${rug.basePrice.toFixed(2)}`)
  }
})

test('cards of a phone name their collections, too', async ({ page, rugs }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/products')
  const cards = cardsOf(page)
  await expect(cards).toHaveCount(rugs.length)
  for (const [place, { collection }] of rugs.entries())
    await expect.soft(cards.nth(place).getByText(collection, { exact: true })).toBeVisible()
})

test('the sidebar leads to every style and every colour palette', async ({ page }) => {
  await openPage(page, '/products')
  const sidebar = page.getByRole('navigation', { name: 'Categories' })
  const style = sidebar.getByRole('list').first().getByRole('link')
  await expect(style).toHaveText(STYLE.map(([label]) => label))
  const palette = sidebar.getByRole('list').nth(1).getByRole('link')
  await expect(palette).toHaveCount(COLOR_PALETTE.length)
  const links = [
    ...STYLE.map(([, path, title], place) => ({ link: style.nth(place), path, title })),
    ...COLOR_PALETTE.map(([path, title], place) => ({ link: palette.nth(place), path, title })),
  ]
  for (const { link, path, title } of links) {
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(`${title} · Nawl`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect.poll(() => cardsOf(page).count()).toBeGreaterThanOrEqual(4)
  }
})

test('a collection lists its own rugs, in any case and with dashes for spaces', async ({ page, rugs }) => {
  for (const [path, collection] of [
    ['/products/MODERN', 'Modern'],
    ['/products/modern-tribal', 'Modern Tribal'],
    ['/products/Modern%20and%20Contemporary', 'Modern and Contemporary'],
  ] as const) {
    await page.goto(path)
    await expectCards(
      page,
      rugs.filter((rug) => rug.collection === collection),
    )
  }
})

test('a colour family lists the rugs whose yarns measure it, a style those that carry it', async ({
  page,
  rugs,
}) => {
  for (const family of ['earth-tones', 'grey', 'blues'] as const) {
    await page.goto(`/products/${family}`)
    const wanted = rugs
      .filter(({ families }) => families.includes(family))
      .map(({ name }) => name.toUpperCase())
    await expect(cardsOf(page).getByRole('link')).toHaveCount(wanted.length)
    for (const name of wanted)
      await expect(cardsOf(page).getByRole('link', { name, exact: true })).toHaveCount(
        wanted.filter((other) => other === name).length,
      )
  }
  await page.goto('/products/luxury')
  await expectCards(
    page,
    rugs.filter(({ styles }) => styles.includes('luxury')),
  )
})

test('an unknown category is reported and leads back to all rugs', async ({ page }) => {
  await page.goto('/products/zebra')
  await expect(page.getByText('No rugs found in the zebra category')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zebra Rugs')
  await page.getByRole('main').getByRole('link', { name: 'Browse all rugs' }).click()
  await expect(page).toHaveURL('/products')
  await expect(cardsOf(page).first()).toBeVisible()
})

test('a category in the query redirects to its own address, from outside and from the footer', async ({
  page,
}) => {
  await page.goto('/products?category=minimalist')
  await expect(page).toHaveURL('/products/minimalist')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minimalist Rugs')
  await pageAlive(page)
  await page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Modern Tribal' }).click()
  await expect(page).toHaveURL('/products/modern-tribal')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modern Tribal Rugs')
})

test('every card leads to its own rug, even when two rugs share an id', async ({ page, rugs }) => {
  await page.goto('/products')
  const links = await cardsOf(page).getByRole('link').all()
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')))
  expect(new Set(addresses).size).toBe(rugs.length)

  const later = rugs.find((rug, place) => rugs.findIndex(({ id }) => id === rug.id) < place)
  const first = rugs.find(({ id }) => id === later?.id)
  await page.goto(`/product/${later?.id}`)
  await expect(page.getByRole('img', { name: `${first?.name}, ${first?.collection} rug` })).toBeVisible()
  await page.goto(addresses[later ? rugs.indexOf(later) : 0] ?? '')
  await expect(page.getByRole('img', { name: `${later?.name}, ${later?.collection} rug` })).toBeVisible()
})

test('rugs can be sorted by price and name, and the URL keeps the order', async ({ page, rugs }) => {
  await openPage(page, '/products')
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price')
  await expect(page).toHaveURL('/products?sort=price')
  const cheapest = Math.min(...rugs.map(({ basePrice }) => basePrice))
  await expect(cardsOf(page).first()).toContainText(`$${cheapest.toFixed(2)}`)
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Name')
  const names = rugs
    .map(({ name }) => name)
    .toSorted(byNameShown)
    .map((name) => name.toUpperCase())
  await expect(cardsOf(page).getByRole('link')).toHaveText(names)
  await page.reload()
  await expect(cardsOf(page).getByRole('link')).toHaveText(names)
})

test('rugs can be filtered by number of yarns, beside a palette in the address, which keeps both', async ({
  page,
  rugs,
}) => {
  const modern = rugs.filter(({ collection }) => collection === 'Modern')
  // Those with most blue first.
  const percent = ({ yarns }: ListedRug) => Math.round(100 * familyArea(yarns, 'blues'))
  const blue = modern
    .filter(({ families }) => families.includes('blues'))
    .toSorted((a, b) => percent(b) - percent(a))
  await openPage(page, '/products/modern?color=blues')
  await expectCards(page, blue)
  await expect(page.getByText(`${blue.length} designs of ${modern.length}`)).toBeVisible()

  await page.locator('summary', { hasText: 'Number of yarns' }).click()
  const few = blue.filter(({ yarns }) => yarns.length <= 4)
  await page.getByRole('checkbox', { name: `3 or 4 ${few.length}` }).check()
  await expectCards(page, few)
  await page.reload()
  await expectCards(page, few)
  await page.getByRole('link', { name: 'Clear' }).click()
  await expectCards(page, modern)
})

test('without a match the listing says so and offers to clear the filters', async ({ page, rugs }) => {
  await page.goto('/products/modern?color=grey&color=neutral&yarns=7-8&style=transitional')
  await expect(page.getByText('No rug here matches all of your choices.')).toBeVisible()
  await page.getByRole('link', { name: 'Show every rug on this page' }).click()
  await expectCards(
    page,
    rugs.filter(({ collection }) => collection === 'Modern'),
  )
})

test('rugs can be sorted by newest', async ({ page, rugs }) => {
  await page.goto('/products?sort=newest')
  const newest = rugs.toSorted((a, b) => (a.code < b.code ? 1 : -1))
  await expectCards(page, newest)
})

test('the listing shows a loading state until the rugs arrive', async ({ page }) => {
  await openPage(page, '/')
  const held = await holdCalls(page, '**/api/rug/collections*')
  await page.getByRole('link', { name: 'VIEW COLLECTION' }).click()
  await expect(page.getByText('Loading our beautiful rug collection...')).toBeVisible()
  held.release()
  await expect(cardsOf(page).first()).toBeVisible()
  await expect(page.getByText('Loading our beautiful rug collection...')).toHaveCount(0)
})

function cardsOf(page: Page) {
  return page.getByRole('main').getByRole('article')
}

async function expectCards(page: Page, rugs: readonly ListedRug[]): Promise<void> {
  expect(rugs.length).toBeGreaterThan(0)
  await expect(cardsOf(page).getByRole('link')).toHaveText(rugs.map(({ name }) => name.toUpperCase()))
}
