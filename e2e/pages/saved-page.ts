import type { Page } from '@playwright/test'

/** Page object of favourites and saved designs. */
export function savedOn(page: Page) {
  const section = (name: string) => page.getByRole('region', { name })
  const saving = page.getByRole('dialog', { name: 'Save this design' })
  return {
    heart: (name: string) => page.getByRole('button', { name: `Favourite ${name}`, exact: true }),
    status: (text: string | RegExp) => page.getByRole('status').filter({ hasText: text }),
    undo: page.getByRole('status').getByRole('button', { name: 'Undo' }),
    favourites: section('Favourites').getByRole('article'),
    designs: section('Saved designs').getByRole('article'),
    recommended: section('You may like').getByRole('listitem'),
    section,
    /** The studio's Save button and its dialog. */
    save: page.getByRole('main').getByRole('button', { name: 'Save', exact: true }),
    saving,
    name: saving.getByRole('textbox', { name: 'Name' }),
    confirm: saving.getByRole('button', { name: 'Save', exact: true }),
    copy: saving.getByRole('button', { name: 'Save as a copy' }),
  }
}
