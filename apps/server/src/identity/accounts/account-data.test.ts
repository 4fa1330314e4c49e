import { expect, it } from 'vitest'

import type { Database } from '../../platform/db/database.ts'
import { accountData } from './account-data.ts'

const tx = {} as Database['orm']

it('gathers what each part of the shop keeps', async () => {
  const accounts = accountData()
  accounts.onExport('favourites', async (_tx, id) => [`of ${id}`])
  accounts.onExport('designs', async () => [])
  expect(await accounts.sections(tx, 'ada')).toEqual({ favourites: ['of ada'], designs: [] })
})
it('refuses two parts of one name, which would hide each other', () => {
  const accounts = accountData()
  accounts.onExport('favourites', async () => [])
  expect(() => accounts.onExport('favourites', async () => [])).toThrow('two parts')
})
it('has each part forget, one after the other', async () => {
  const accounts = accountData()
  const forgotten: string[] = []
  for (const part of ['favourites', 'designs'])
    accounts.onDelete(async (_tx, id) => void forgotten.push(`${part} of ${id}`))
  await accounts.erase(tx, 'ada')
  expect(forgotten).toEqual(['favourites of ada', 'designs of ada'])
})
