import type { Page } from '@playwright/test'

import { pageAlive } from '../support/page-alive.ts'

/** The session in the browser's storage. */
type Kept = { readonly access_token: string; readonly refresh_token: string; readonly expires_at: number }

const KEY = 'nawl.session'

/** Page object of the account button, the sign-in panel and the stored session. */
export function accountOn(page: Page) {
  const button = page.getByRole('banner').getByRole('button', { name: 'Account' })
  const dialog = page.getByRole('dialog', { name: 'Welcome to Nawl' })
  const menu = page.getByRole('dialog', { name: 'Account' })
  const google = dialog.getByRole('button', { name: 'Continue with Google' })
  const person = (name: string) => page.getByRole('button', { name: new RegExp(name) })

  /** Leaves a hydrated page for local sign-in. */
  async function leave(): Promise<void> {
    await button.click()
    await google.click()
    await person('Layla').waitFor()
  }
  /** A complete sign-in from the current page. */
  async function signIn(name = 'Layla'): Promise<void> {
    await pageAlive(page)
    await leave()
    await person(name).click()
    await page.getByText('Signed in as').waitFor()
  }
  /** The session in the browser's storage; null without one. */
  const storedSession = () =>
    page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null, KEY)
  /** Overwrites parts of that session. */
  const tamper = (parts: Partial<Kept>) =>
    page.evaluate(
      ([key, other]) => {
        const session = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept
        localStorage.setItem(key, JSON.stringify({ ...session, ...other }))
      },
      [KEY, parts] as const,
    )

  return {
    button,
    dialog,
    menu,
    google,
    person,
    leave,
    signIn,
    storedSession,
    tamper,
    alert: dialog.getByText('Failed to sign in with Google. Please try again.'),
    signOut: menu.getByRole('button', { name: 'Sign Out' }),
  }
}
