import type { Page } from '@playwright/test'

import { cartOn, DESIGN } from '../pages/cart-page.ts'
import { FIXED_PATHS } from '../support/fixed-paths.ts'
import { openPage } from '../support/page-alive.ts'
import { roomOn } from '../pages/room-page.ts'
import { expect } from '../shop-test.ts'
import type { Studio } from '../pages/studio-page.ts'

/** A page in one of its states, and how to reach it. */
export type Place = {
  readonly name: string
  readonly open: (page: Page, studio: Studio) => Promise<void>
}

const ARTICLE = '/journal/hand-tufted-vs-hand-knotted-rugs-guide'
const PATHS = [
  '/',
  ...FIXED_PATHS,
  '/products/zebra',
  '/product/nobody',
  '/checkout',
  '/room-plan',
  ARTICLE,
  '/newsletter/confirm',
  '/search?q=zigzag',
  '/country',
  '/nowhere',
]

const paths = PATHS.map((path) => ({
  name: path,
  open: async (page: Page) => {
    await openPage(page, path)
  },
}))

/** A rug with six yarns, the most in one row, and with the longest name. */
const SIX_YARNS = 'palimpsest'

const ofStudio: readonly Place[] = [
  { name: 'the studio', open: (_, studio) => studio.open(SIX_YARNS) },
  {
    name: 'the studio with a picker',
    open: async (_, studio) => {
      await studio.open(SIX_YARNS)
      await studio.swatches.last().click()
      await studio.pictureAfter(() => studio.color('Teal').click())
    },
  },
  {
    name: 'the studio with a picker below two rows',
    open: async (_, studio) => {
      await studio.open('qamariya')
      await studio.swatches.first().click()
      await expect(studio.picker).toBeVisible()
    },
  },
  {
    name: 'the studio with all yarns',
    open: async (_, studio) => {
      await studio.open('bab')
      await studio.swatches.last().click()
      await studio.picker.getByRole('tab', { name: 'More yarns' }).click()
      await expect(studio.picker.getByRole('searchbox')).toBeVisible()
    },
  },
  {
    name: 'the studio with a wide rug',
    open: async (page, studio) => {
      await studio.open(SIX_YARNS)
      await studio.setSize('18', '10')
      await expect(page.getByText('$1,800.00', { exact: true }).first()).toBeVisible()
    },
  },
  {
    name: 'the studio with a room',
    open: async (page, studio) => {
      await studio.open('bab')
      await roomOn(page).open()
    },
  },
]

/** The longest allowed name, without a break opportunity. */
const LONG_NAME = 'Forthehallwayofthehousebythesea'.repeat(3).slice(0, 80)
const NOON = '2026-01-10T12:00:00.000Z'
const DESIGNS = [LONG_NAME, 'For the stairs'].map((name) => ({
  id: crypto.randomUUID(),
  address: 'bab',
  name,
  link: '',
  at: NOON,
}))
const KEPT = {
  version: 1,
  owner: null,
  base: { favourites: [{ address: 'bab', at: NOON }], designs: DESIGNS, viewed: [] },
  unmerged: false,
  queue: [],
}

const withThings: readonly Place[] = [
  {
    name: 'a cart with rugs',
    open: async (page) => {
      const { fill, openCart, lines } = cartOn(page)
      await fill(2)
      await fill(1, { ...DESIGN, rugId: SIX_YARNS })
      await openCart()
      await expect(lines).toHaveCount(2)
    },
  },
  {
    name: 'a checkout with rugs',
    open: async (page) => {
      const { fill, openCheckout } = cartOn(page)
      await fill(2)
      await openCheckout()
    },
  },
  {
    name: 'an account with things saved',
    open: async (page) => {
      await page.addInitScript((kept) => localStorage.setItem('nawl.kept', kept), JSON.stringify(KEPT))
      await page.goto('/account')
      await expect(page.getByRole('article', { name: LONG_NAME })).toBeVisible()
    },
  },
  {
    name: 'the menu',
    open: async (page) => {
      await openPage(page, '/about')
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    },
  },
]

export const PLACES: readonly Place[] = [...paths, ...ofStudio, ...withThings]
