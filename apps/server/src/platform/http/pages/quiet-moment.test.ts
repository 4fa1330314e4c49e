import { setTimeout as pause } from 'node:timers/promises'

import fastify from 'fastify'
import { expect, it } from 'vitest'

import { quietMoment } from './quiet-moment.ts'

const never = new AbortController().signal

function shop(limits: { quietMs: number; mostMs: number }) {
  const app = fastify()
  const quiet = quietMoment(app, limits)
  // A page and a picture are served by scopes of their own.
  app.register(async (scope) => scope.get('/', async () => 'open'))
  return { app, quiet }
}

it('resolves where nobody asks, but not at once', async () => {
  const { quiet } = shop({ quietMs: 100, mostMs: 60_000 })
  const started = performance.now()
  await expect(quiet(never)).resolves.toBeUndefined()
  expect(performance.now() - started).toBeGreaterThan(80)
})

it('waits until requests have stopped', async () => {
  const { app, quiet } = shop({ quietMs: 400, mostMs: 60_000 })
  await app.inject('/')
  let isQuiet = false
  const waiting = quiet(never).then(() => (isQuiet = true))
  for (let n = 0; n < 10; n++) {
    await pause(20)
    await app.inject('/')
  }
  expect(isQuiet).toBe(false)
  await waiting
})

it('waits no longer than the limit while requests go on', async () => {
  const { app, quiet } = shop({ quietMs: 60_000, mostMs: 50 })
  await app.inject('/')
  await expect(quiet(never)).resolves.toBeUndefined()
})

it('rejects when the shop closes', async () => {
  const { app, quiet } = shop({ quietMs: 60_000, mostMs: 60_000 })
  await app.inject('/')
  const closing = new AbortController()
  const waiting = quiet(closing.signal)
  closing.abort()
  await expect(waiting).rejects.toThrow('aborted')
})
