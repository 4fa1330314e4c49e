import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { CreatedArtwork } from '@nawl/contract/imaging/upload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openShop } from '../shop-fixture.ts'
import { damagedFiles, type Hostile, stowaways, wrongFiles, wrongSizes } from './hostile-pictures.ts'
import { upload } from './upload.ts'

let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

const ownArtworkDir = () => join(shop.config.dataDir, 'own-artwork')
const storedFiles = () => (existsSync(ownArtworkDir()) ? readdirSync(ownArtworkDir()) : [])

const groups: readonly (readonly [string, readonly Hostile[]])[] = [
  ['a file that is none of ours', await wrongFiles()],
  ['a picture that is not whole', await damagedFiles()],
  ['a picture of a wrong size', await wrongSizes()],
]
const isRefused = ([, , code]: Hostile) => code !== null
const all = [...groups.flatMap(([, files]) => files), ...(await stowaways())]

describe.each(groups)('%s', (_, files) => {
  it.each(files.filter(isRefused))('%s is refused and leaves nothing behind', async (_name, bytes, code) => {
    const before = storedFiles()
    const response = await upload(shop.app, bytes)
    expect(response.json()).toMatchObject({ code, field: 'picture' })
    expect(storedFiles()).toEqual(before)
  })
})

it.each(all.filter((file) => !isRefused(file)))('%s becomes a design', async (_, bytes) => {
  const before = storedFiles()
  const response = await upload(shop.app, bytes)
  expect(response.json()).toMatchObject({ design: { name: 'Fox' }, note: null })
  expect(storedFiles()).toHaveLength(before.length + 1)
})

it('keeps nothing of a file but its pixels', async () => {
  const [, bytes] = (await stowaways())[0]!
  const { design } = (await upload(shop.app, bytes)).json<CreatedArtwork>()
  const folder = join(ownArtworkDir(), design.id.slice('own-'.length))
  for (const name of readdirSync(folder)) {
    const file = readFileSync(join(folder, name))
    for (const trace of ['alert(', 'PK\x03\x04'])
      expect([name, trace, file.includes(trace)]).toEqual([name, trace, false])
  }
})

it('leaks no memory', async () => {
  const round = async () => {
    for (const [, bytes] of all.filter(isRefused)) await upload(shop.app, bytes)
    return process.memoryUsage().rss
  }
  await round()
  const before = await round()
  const after = await round()
  expect(after - before).toBeLessThan(64 * 2 ** 20)
})
