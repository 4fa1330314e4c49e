import { describe, expect, it } from 'vitest'

import { redirectTarget } from './redirect-target.ts'

const HOME = 'https://nawl.example/'
const rules = { publicUrl: 'https://nawl.example', allowed: ['https://studio.nawl.example/back'] }
const target = (wanted: string | undefined) => redirectTarget(wanted, rules)

describe('the redirect after sign-in', () => {
  it.each([
    ['https://nawl.example/account?tab=1', 'https://nawl.example/account?tab=1'],
    ['https://nawl.example?next=%2Fjournal', 'https://nawl.example/?next=%2Fjournal'],
    ['https://nawl.example/account#access_token=x', 'https://nawl.example/account'],
    ['https://studio.nawl.example/back', 'https://studio.nawl.example/back'],
    ['HTTPS://NAWL.EXAMPLE/', HOME],
  ])('allows %s', (wanted, given) => expect(target(wanted)).toBe(given))

  it.each([
    ['user info', 'https://nawl.example@evil.example/'],
    ['user info and a password', 'https://nawl.example:443@evil.example/'],
    ['our name as the beginning of another', 'https://nawl.example.evil.example/'],
    ['two slashes', '//evil.example/'],
    ['two slashes in the path', 'https://nawl.example//evil.example'],
    ['backslashes', 'https:\\\\evil.example'],
    ['a backslash before the host', 'https://nawl.example\\@evil.example/'],
    ['a script', 'javascript:alert(document.domain)//https://nawl.example'],
    ['another port', 'https://nawl.example:8443/'],
    ['another scheme', 'http://nawl.example/'],
    ['a climbing path', 'https://nawl.example/..//evil.example'],
    ['a climbing path, encoded', 'https://nawl.example/%2e%2e/%2fevil.example'],
    ['an encoded slash in the host', 'https://nawl.example%2f@evil.example/'],
    ['an encoded address', 'https%3A%2F%2Fevil.example'],
    ['a line break', 'https://nawl.example/\r\nset-cookie: a=b'],
    ['the list with more behind it', 'https://studio.nawl.example/back/../evil'],
    ['another path of the listed host', 'https://studio.nawl.example/elsewhere'],
    ['a path', '/account'],
    ['nothing', ''],
    ['nothing at all', undefined],
  ])('is the front page for %s', (_form, wanted) => expect(target(wanted)).toBe(HOME))

  it('keeps the loopback name that the visitor used', () => {
    const local = { publicUrl: 'http://localhost:3000', allowed: [] }
    expect(redirectTarget('http://127.0.0.1:3000/', local)).toBe('http://127.0.0.1:3000/')
    expect(redirectTarget('http://127.0.0.1:3001/', local)).toBe('http://localhost:3000/')
    expect(redirectTarget('http://127.0.0.1:3000/', rules)).toBe(HOME)
  })
})
