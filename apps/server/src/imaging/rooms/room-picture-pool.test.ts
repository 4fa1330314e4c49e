import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { roomPicturePath } from '@nawl/contract/imaging/room-paths'
import { expect, it, vi } from 'vitest'

import { openStripeShop } from '../../../test/share/stripe.ts'
import { roomPicturePool, roomPictureFiles } from './room-picture-pool.ts'
import { folderOfFile } from '../../../test/test-folder.ts'

const directory = folderOfFile()

it('renders every card’s room picture ahead, once the shop listens', async () => {
  const shop = await openStripeShop()
  const [rug] = await shop.rugs.list()
  if (!rug?.room) throw new Error('the rug has no room')
  const folder = join(shop.config.dataDir, 'cache', 'rooms')
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const names = await vi.waitFor(
    () => {
      // A file still being written carries its process id after a dot.
      const made = readdirSync(folder).filter((name) => !name.includes('.'))
      expect(made).toHaveLength(1)
      return made
    },
    { timeout: 30_000, interval: 100 },
  )
  const path = roomPicturePath('stripe', null, { room: rug.room, format: 'avif', frame: 'upright' })
  const answer = await shop.app.inject(path)
  expect(answer.headers['etag']).toBe(`"${names[0]}"`)
  await shop.close()
}, 120_000)

it('reads a picture that an earlier run has cached', async () => {
  const files = roomPictureFiles(directory)
  const picture = new TextEncoder().encode('a picture')
  await files.write('"tag"', picture)
  const pool = roomPicturePool(roomPictureFiles(directory))
  const made = await pool.picture('"tag"', () => Promise.reject(new Error('made again')), {})
  expect(new TextDecoder().decode(made)).toBe('a picture')
  await pool.close()
})

it('deletes pictures of removed rugs', async () => {
  const files = roomPictureFiles(directory)
  await files.write('"old"', new Uint8Array([1]))
  await files.write('"new"', new Uint8Array([2]))
  await files.keepOnly(['"new"'])
  expect([await files.has('"old"'), await files.has('"new"')]).toEqual([false, true])
})
