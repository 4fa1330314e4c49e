import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'

import { PHOTOGRAPHS_DATABASE } from '../api/photographs-database.ts'
import { signOut } from './session.ts'

afterEach(() => vi.restoreAllMocks())

const names = async () => (await indexedDB.databases()).map(({ name }) => name)

it('deletes photographs that were kept in this browser, even if the rest fails', async () => {
  // Nobody is signed in here, and there is no server.
  vi.spyOn(console, 'warn').mockReturnValue()
  await new Promise<void>((resolve) => {
    const request = indexedDB.open(PHOTOGRAPHS_DATABASE)
    request.addEventListener('success', () => {
      request.result.close()
      resolve()
    })
  })
  expect(await names()).toContain(PHOTOGRAPHS_DATABASE)
  await signOut()
  expect(await names()).not.toContain(PHOTOGRAPHS_DATABASE)
})
