import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'

import { browserCookie } from './browser-cookie.ts'

async function setCookie(publicUrl: string, cookie = ''): Promise<string> {
  const app = Fastify()
  const { keep } = browserCookie(publicUrl)
  app.get('/', (request, reply) => reply.send(keep(request, reply)))
  const answer = await app.inject({ url: '/', headers: { cookie } })
  return String(answer.headers['set-cookie'])
}

describe('the browser cookie of the sign-in service', () => {
  it('is HttpOnly, bound to our host, and sent with top-level navigations', async () => {
    expect(await setCookie('https://nawl.example')).toMatch(
      /^__Host-nawl-sign-in=[\w-]{43}; Max-Age=15552000; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
    )
    expect(await setCookie('http://localhost:3000')).toMatch(
      /^nawl-sign-in=[\w-]{43}; Max-Age=15552000; Path=\/auth\/v1; HttpOnly; SameSite=Lax$/,
    )
  })
  it('keeps its value, and replaces a value that we cannot have set', async () => {
    const mine = 'x'.repeat(43)
    expect(await setCookie('http://localhost', `country=AE; nawl-sign-in=${mine}`)).toContain(`=${mine};`)
    expect(await setCookie('http://localhost', 'nawl-sign-in=short')).not.toContain('=short')
    expect(await setCookie('https://nawl.example', `nawl-sign-in=${mine}`)).not.toContain(mine)
  })
})
