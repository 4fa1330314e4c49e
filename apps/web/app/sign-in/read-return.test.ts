import { describe, expect, it } from 'vitest'

import { readReturn } from './read-return.ts'

const read = (path: string) => {
  const returned = readReturn(new URL(path, 'https://nawl.example'))
  return returned && { back: returned.back, path: returned.cleaned.href.slice('https://nawl.example'.length) }
}

describe('reading the URL on return from sign-in', () => {
  it('returns the code and removes it from the URL', () => {
    expect(read('/?sb_flow_id=f1&code=c1')).toEqual({
      back: { kind: 'code', code: 'c1', flowId: 'f1' },
      path: '/',
    })
  })

  it('keeps parameters that are not the service’s', () => {
    expect(read('/?rug=aria&code=c1#top')).toEqual({
      back: { kind: 'code', code: 'c1', flowId: undefined },
      path: '/?rug=aria#top',
    })
  })

  it('returns the reason for a refusal and removes it from the URL', () => {
    const refusal = 'error=access_denied&error_code=bad_oauth_callback&error_description=Cancelled'
    expect(read(`/?${refusal}#${refusal}`)).toEqual({
      back: { kind: 'refused', why: 'access_denied: bad_oauth_callback: Cancelled' },
      path: '/',
    })
  })

  it.each(['/', '/?d=1', '/search?q=code', '/?error=mine'])('returns null for %s', (path) =>
    expect(read(path)).toBeNull(),
  )
})
