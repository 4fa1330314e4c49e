import { BROOKLYN } from '@nawl/domain/order/laws/order-fixture'
import { TERMS_VERSION } from '@nawl/domain/shop/facts'
import type { Page } from '@playwright/test'
import { expect } from '../expect.ts'

import { openPage } from '../support/page-alive.ts'

/** A design for filling the cart without the studio. */
export const DESIGN = {
  rugId: 'bab',
  mappings: {},
  tolerance: 15,
  textureStyle: 'fine',
  textureIntensity: 0.5,
  size: { shape: 'rectangle', width: '5', length: '8', unit: 'ft' },
} as const

/** A complete valid order form but for e-mail address, key and total. */
export const ORDER_FORM = {
  ...BROOKLYN,
  intent: 'order',
  provider: 'test',
  acceptedTerms: TERMS_VERSION,
} as const

/** Page object of the cart and the checkout. */
export function cartOn(page: Page) {
  const line = (name: string) => page.getByRole('article', { name, exact: true })
  const summary = page.getByRole('region', { name: 'Summary' })

  /** Adds rugs to the cart of the page's browser through the API. */
  async function fill(quantity = 1, design: object = DESIGN): Promise<void> {
    const answer = await page.request.post('/api/cart/lines', { data: { design, quantity } })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  async function openCart(): Promise<void> {
    await openPage(page, '/cart')
  }
  async function openCheckout(): Promise<void> {
    await openPage(page, '/checkout')
    await expect(page.getByRole('combobox', { name: 'Country' })).toBeVisible()
  }
  /** Fills in a complete valid address in the USA. */
  async function fillAddress(email: string): Promise<void> {
    // The cart's footer has an e-mail field, too.
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Name', { exact: true }).fill('Layla Haddad')
    await page.getByLabel('Address', { exact: true }).fill('214 Vanderbilt Avenue')
    // Without scripts the invoice's address is open below, with a city of its own.
    await page.getByLabel('City', { exact: true }).first().fill('Brooklyn')
    await page.getByLabel('State', { exact: true }).fill('New York')
    await page.getByLabel('ZIP code', { exact: true }).fill('11205')
  }

  return {
    line,
    lines: page.getByRole('region', { name: 'Rugs' }).getByRole('article'),
    summary,
    row: (name: string | RegExp) => page.locator('dl > div').filter({ hasText: name }),
    addToCart: page.getByRole('button', { name: 'Add to cart' }),
    updateCart: page.getByRole('button', { name: 'Update cart' }),
    door: page.getByRole('banner').getByRole('link', { name: /^Cart/ }),
    toastWith: (text: string | RegExp) => page.locator('.toast').filter({ hasText: text }),
    /** Says, once a rug was added in the studio, that it is in the cart. */
    inCart: (name: string) => page.getByRole('status').filter({ hasText: `${name} is in the cart` }),
    viewCart: page.locator('.estimate-bar').getByRole('link', { name: 'View cart' }),
    checkout: summary.getByRole('link', { name: 'Checkout' }),
    pay: page.getByRole('button', { name: /pay AED|Ordering/ }),
    problems: page.getByRole('alert', { name: 'Nothing has been ordered yet' }),

    fill,
    openCart,
    openCheckout,
    fillAddress,
    acceptTerms: () => page.getByRole('checkbox', { name: /^I accept the/ }).check(),
  }
}

/** An address that no other test uses. */
export function freshEmail(): string {
  return `layla-${crypto.randomUUID().slice(0, 8)}@example.com`
}
