import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, it } from 'vitest'

import { openShop } from '../../../test/shop-fixture.ts'

it('the example dashboard uses only metrics that exist', async () => {
  const shop = await openShop()
  await shop.database.migrate()
  await shop.app.inject('/healthz')
  const metrics = (await shop.app.inject('/metrics')).body
  await shop.close()
  const dashboard = readFileSync(resolve(import.meta.dirname, '../../../../../deploy/dashboard.json'), 'utf8')
  const queried = new Set(dashboard.match(/\b(?:nawl|process|nodejs)_[a-z0-9_]+/g))
  expect(queried.size).toBeGreaterThan(10)
  expect(
    [...queried].filter((name) => !metrics.includes(`# TYPE ${name.replace(/_(?:bucket|count)$/, '')} `)),
  ).toEqual([])
})
