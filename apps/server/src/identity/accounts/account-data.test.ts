import { expect, it } from 'vitest'

import type { Database } from '../../platform/db/database.ts'
import { accountData } from './account-data.ts'

const tx = {} as Database['orm']

it('exports the data of every section', async () => {
  const accounts = accountData()
  accounts.onExport('favourites', async (_tx, id) => [`of ${id}`])
  accounts.onExport('designs', async () => [])
  expect(await accounts.sections(tx, 'ada')).toEqual({ favourites: ['of ada'], designs: [] })
})
it('refuses two sections of the same name', () => {
  const accounts = accountData()
  accounts.onExport('favourites', async () => [])
  expect(() => accounts.onExport('favourites', async () => [])).toThrow('two parts')
})
it('runs the deletions one after the other', async () => {
  const accounts = accountData()
  const forgotten: string[] = []
  for (const part of ['favourites', 'designs'])
    accounts.onDelete(async (_tx, id) => void forgotten.push(`${part} of ${id}`))
  await accounts.erase(tx, 'ada')
  expect(forgotten).toEqual(['favourites of ada', 'designs of ada'])
})
