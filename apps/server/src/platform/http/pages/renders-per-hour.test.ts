import { AS_DRAWN } from '@nawl/domain/rug/design-link'
import { describe, expect, it } from 'vitest'

import { stripeShopOfFile, stripeLink } from '../../../../test/share/stripe.ts'
import { RENDERS_PER_HOUR } from '../limits/hourly-limit.ts'

const { app } = stripeShopOfFile()

/** Each with its own design, which is in no cache. */
const link = (n: number) =>
  stripeLink({
    size: { ...AS_DRAWN.size, width: String(5 + (n % 5)), length: String(6 + Math.floor(n / 5) / 4) },
  })
const get = (url: string, remoteAddress: string) => app().inject({ url, remoteAddress })

type Answer = Awaited<ReturnType<typeof get>>
const only = (status: number, answer: Answer): Answer => {
  if (answer.statusCode !== status) throw new Error(`answered ${answer.statusCode}`)
  return answer
}

/** Fills the longest of these queues, plus the one being rendered. */
const GREEDY = 33

const PICTURES = {
  print: (n: number) => `/take-along/stripe.png?${link(n)}`,
  share: (n: number) => `/share/stripe.jpg?${link(n)}`,
  room: (n: number) => `/api/rooms/living/stripe.webp?${link(n)}`,
} as const

describe.each(Object.entries(PICTURES))('slow pictures: %s', (_name, picture) => {
  it('are rendered for others while one caller requests thirty at once', async () => {
    const greedy = Array.from({ length: GREEDY }, (_, n) => get(picture(n), '203.0.113.9'))
    // One refusal means that all the others are queued before the next caller.
    const refused = await Promise.any(greedy.map(async (pending) => only(429, await pending)))
    expect((await get(picture(GREEDY), '198.51.100.2')).statusCode).toBe(200)
    expect(refused.headers['retry-after']).toBe('5')
    expect(refused.json()).toMatchObject({ detail: expect.stringMatching(/wait for one of them$/) })
    const statuses = (await Promise.all(greedy)).map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
  }, 120_000)
})

it('are limited per caller', async () => {
  const caller = '203.0.113.77'
  await Promise.all(
    Array.from({ length: RENDERS_PER_HOUR.print }, (_, n) => get(PICTURES.print(n % 3), caller)),
  )
  const beyond = await get(PICTURES.print(0), caller)
  expect([beyond.statusCode, beyond.headers['retry-after']]).toEqual([429, '3600'])
  expect((await get(PICTURES.print(0), '198.51.100.3')).statusCode).toBe(200)
}, 120_000)
