import type { FastifyBaseLogger } from 'fastify'
import { expect, it, vi } from 'vitest'

import { inTime } from './share.routes.ts'

const log = { warn: vi.fn<(told: unknown, words: string) => void>() } as unknown as FastifyBaseLogger // the one method that is called

it('resolves within the limit, and to null after it', async () => {
  const after = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'made'))
  expect(await inTime(after(5), 500, log)).toBe('made')
  expect(await inTime(after(500), 5, log)).toBeNull()
  expect(log.warn).not.toHaveBeenCalled()
})

it('resolves to null on failure and logs it', async () => {
  const broken = new Error('no room')
  expect(await inTime(Promise.reject(broken), 500, log)).toBeNull()
  expect(log.warn).toHaveBeenCalledWith({ err: broken }, expect.any(String))
})
