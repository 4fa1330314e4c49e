import Fastify from 'fastify'
import { expect, it } from 'vitest'

import { hourlyLimits, perCaller } from './hourly-limit.ts'
import { handleProblems } from '../problem-handler.ts'

it('refuses a call beyond the caller’s hourly limit', async () => {
  let now = 0
  const limits = hourlyLimits({ now: () => now, counts: null, report: () => {} })
  const app = Fastify({ trustProxy: 'loopback' })
  handleProblems(app)
  app.get('/', { preHandler: perCaller(limits('calls', 2)) }, async () => 'done')
  const statusFor = async (caller: string) =>
    (await app.inject({ url: '/', headers: { 'x-forwarded-for': caller } })).statusCode
  expect([await statusFor('10.0.0.1'), await statusFor('10.0.0.1')]).toEqual([200, 200])
  expect([await statusFor('10.0.0.1'), await statusFor('10.0.0.2')]).toEqual([429, 200])
  const { headers } = await app.inject({ url: '/', headers: { 'x-forwarded-for': '10.0.0.1' } })
  expect(headers['retry-after']).toBe('3600')
  now = 60 * 60 * 1000
  expect(await statusFor('10.0.0.1')).toBe(200)
  await app.close()
})
