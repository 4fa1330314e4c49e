import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { ShopBusiness } from '@nawl/contract/desk/shop-business'
import { LANGUAGES } from '@nawl/messages/languages'
import { setShopNames } from '@nawl/messages/text/shop-name'
import { afterAll, expect, it } from 'vitest'

import { restoreBackup } from '../../src/platform/backup/restore-backup.ts'
import { writeBackup } from '../../src/platform/backup/write-backup.ts'
import { sha256 } from '../../src/platform/sha256.ts'
import { openShopApp } from '../chaos/shop-app.ts'
import { REGISTERED_SELLER } from '../desk/registered-seller.ts'
import { FIVE, openRegisteredShop, type Shop, throughEverything } from './five-orders.ts'

const home = mkdtempSync(join(tmpdir(), 'nawl-papers-'))
const shops: Shop[] = []
afterAll(async () => {
  setShopNames({ en: 'Nawl', ar: 'نول' })
  for (const shop of shops) await shop.close()
  rmSync(home, { recursive: true, force: true })
})

/** The bytes of each paper of an order, by what it is. */
async function papersOf(shop: Shop, order: string, numbers: readonly string[]) {
  const { headers } = await shop.signedIn('desk')
  const papers: Record<string, string> = {}
  for (const number of numbers)
    for (const form of [...Object.keys(LANGUAGES).map((code) => `pdf?language=${code}`), 'xml']) {
      const url = `/api/desk/orders/${order}/documents/${number}/${form}`
      const { statusCode, rawPayload } = await shop.app.inject({ url, headers })
      expect([url, statusCode]).toEqual([url, 200])
      papers[`${number} ${form}`] = sha256(rawPayload)
    }
  return papers
}

/** Another seller and another name of the shop. */
async function sell(shop: Shop, name: string): Promise<void> {
  const { headers } = await shop.signedIn('desk')
  const path = '/api/desk/settings/business'
  const { body } = await shop.call<DocumentAnswer<ShopBusiness>>('GET', path, undefined, { headers })
  const seller = { ...REGISTERED_SELLER.seller, name: { en: name, ar: name } }
  const value = { ...REGISTERED_SELLER, seller, orderPrefix: 'NEXT' }
  const wish = { value, base: body.base, draftVersion: 0 }
  expect(await shop.call('POST', `${path}/publish`, wish, { headers })).toMatchObject({ status: 200 })
  setShopNames({ en: 'Sand', ar: 'رمل' })
}

it('papers keep their bytes under another seller and name, and restored from a backup into another shop', async () => {
  const shop = await openRegisteredShop()
  shops.push(shop)
  const { placed, order } = await throughEverything(shop, FIVE[1]!)
  const numbers = order.documents.map(({ number }) => number)
  const issued = await papersOf(shop, placed.number, numbers)
  expect(Object.keys(issued)).toHaveLength(12)
  await sell(shop, 'Sand House of Tomorrow L.L.C.')
  expect(await papersOf(shop, placed.number, numbers)).toEqual(issued)

  const file = join(home, 'backup.tar.gz')
  await writeBackup({ ...shop, now: () => shop.clock.at }, createWriteStream(file))
  const other = await openShopApp({ clock: { at: shop.clock.at } })
  shops.push(other)
  await restoreBackup(other, file, { replace: true })
  await other.published.refresh()
  await sell(other, 'Quite Another L.L.C.')
  expect(await papersOf(other, placed.number, numbers)).toEqual(issued)
})
