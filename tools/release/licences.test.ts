import { describe, expect, it } from 'vitest'

import { isAllowed, listPackages } from './licences.ts'

describe('licences', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND LGPL-3.0-or-later', 'ISC OR MIT'])(
    'allows %s',
    (expression) => expect(isAllowed(expression)).toBe(true),
  )

  it.each([
    'GPL-3.0-only',
    'MIT AND AGPL-3.0-only',
    '(SSPL-1.0 OR GPL-2.0-only)',
    'SEE LICENSE IN x',
    'none named',
  ])('does not allow %s', (expression) => expect(isAllowed(expression)).toBe(false))

  it('says of each package where it goes, and leaves out what is for tests alone', () => {
    const entry = (license: string) => ({ version: '1.0.0', license })
    const listed = listPackages({
      lock: {
        '': {},
        'node_modules/vitest': { ...entry('MIT'), dev: true },
        'node_modules/sharp': entry('Apache-2.0'),
        'node_modules/vite': entry('MIT'),
        'node_modules/react': entry('MIT'),
        'node_modules/bare': { version: '2.0.0' },
        'node_modules/@nawl/engine': { link: true },
        'packages/engine': entry('MIT'),
      },
      files: new Set(),
      server: new Set(['node_modules/sharp', 'node_modules/react']),
      browser: new Set(['node_modules/react']),
      image: new Set(['node_modules/sharp', 'node_modules/react']),
    })
    expect(listed.map(({ name, licence, places }) => [name, licence, places])).toEqual([
      ['bare', 'none named', 'build'],
      ['react', 'MIT', 'server, browser, image'],
      ['sharp', 'Apache-2.0', 'server, image'],
      ['vite', 'MIT', 'build'],
    ])
  })
})
