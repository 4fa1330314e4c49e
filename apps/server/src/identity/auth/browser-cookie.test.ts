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

describe('the cookie that names a browser to the sign-in service', () => {
  it('is for us alone, not for scripts, and goes along when somebody comes back by a link', async () => {
    expect(await setCookie('https://nawl.example')).toMatch(
      /^__Host-nawl-sign-in=[\w-]{43}; Max-Age=15552000; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
    )
    expect(await setCookie('http://localhost:3000')).toMatch(
      /^nawl-sign-in=[\w-]{43}; Max-Age=15552000; Path=\/auth\/v1; HttpOnly; SameSite=Lax$/,
    )
  })
  it('stays the same for a browser that has one, and never is what we could not have set', async () => {
    const mine = 'x'.repeat(43)
    expect(await setCookie('http://localhost', `country=AE; nawl-sign-in=${mine}`)).toContain(`=${mine};`)
    expect(await setCookie('http://localhost', 'nawl-sign-in=short')).not.toContain('=short')
    expect(await setCookie('https://nawl.example', `nawl-sign-in=${mine}`)).not.toContain(mine)
  })
})
