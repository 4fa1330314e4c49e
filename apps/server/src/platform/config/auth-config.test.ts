import { describe, expect, it } from 'vitest'

import { readConfig } from './config.ts'

const read = (env: NodeJS.ProcessEnv) => {
  const reading = readConfig(env)
  return reading.ok ? reading.config.auth : reading.message
}

describe('sign-in configuration', () => {
  it.each([undefined, 'http://127.0.0.1:8080', 'http://[::1]:3000'])(
    'is the stand-in at %s',
    (PUBLIC_URL) => {
      expect(read({ PUBLIC_URL })).toMatchObject({ kind: 'local-google' })
    },
  )
  it.each(['https://nawl.example', 'http://192.168.0.7:3000', 'http://localhost.evil.example'])(
    'is off at %s, where the stand-in would let anybody in',
    (PUBLIC_URL) => expect(read({ PUBLIC_URL })).toMatchObject({ kind: 'off' }),
  )
  it.each(['0.0.0.0', '::', '192.168.0.7'])(
    'is off where the shop listens at %s, whatever its address',
    (HOST) => expect(read({ HOST, PUBLIC_URL: 'http://localhost:3000' })).toMatchObject({ kind: 'off' }),
  )
  it('selects Google when both its values are set', () => {
    const env = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', PUBLIC_URL: 'https://nawl.example' }
    expect(read(env)).toMatchObject({ kind: 'google', issuer: 'https://accounts.google.com', clientId: 'id' })
  })
  it.each(['no address', 'http://p.supabase.co'])(
    'says what is wrong with a project at %s',
    (SUPABASE_URL) => {
      expect(read({ SUPABASE_URL, SUPABASE_ANON_KEY: 'key' })).toContain('SUPABASE_URL: has to be')
    },
  )
  it('prefers a hosted project', () => {
    const env = {
      SUPABASE_URL: 'https://p.supabase.co/',
      SUPABASE_ANON_KEY: 'key',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 's',
    }
    expect(read(env)).toEqual({ kind: 'hosted', url: 'https://p.supabase.co', anonKey: 'key' })
  })
  it('reads a list of redirect addresses', () => {
    const list = 'https://a.example/back, https://b.example/'
    expect(read({ AUTH_ALLOWED_REDIRECTS: list })).toMatchObject({
      allowedRedirects: ['https://a.example/back', 'https://b.example/'],
    })
  })
  it.each([
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET: has to be set together with GOOGLE_CLIENT_ID'],
    [{ SUPABASE_ANON_KEY: 'key' }, 'SUPABASE_URL: has to be set together with SUPABASE_ANON_KEY'],
    [
      { SUPABASE_URL: 'http://p.example', SUPABASE_ANON_KEY: 'key' },
      'SUPABASE_URL: has to begin with https:',
    ],
    [{ AUTH_ALLOWED_REDIRECTS: 'https://a.example/#b' }, 'AUTH_ALLOWED_REDIRECTS'],
    [{ AUTH_ALLOWED_REDIRECTS: 'a.example' }, 'AUTH_ALLOWED_REDIRECTS'],
    [{ AUTH_KEY_SECRET: 'short' }, 'AUTH_KEY_SECRET: has to be 16 characters or more'],
  ])('refuses %j', (env, message) => expect(read(env)).toContain(message))
})
