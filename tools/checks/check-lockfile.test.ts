import { expect, it } from 'vitest'

import { lockfileFaults } from './check-lockfile.ts'

const sound = { version: '1.0.0', integrity: 'sha512-abc' }

it('accepts hashed packages from the registry, and our own', () => {
  expect(
    lockfileFaults({
      '': {},
      'node_modules/a': sound,
      'node_modules/a/node_modules/@b/c': {
        ...sound,
        resolved: 'https://registry.npmjs.org/@b/c/-/c-1.0.0.tgz',
      },
      'node_modules/@nawl/engine': { link: true, resolved: 'packages/engine' },
      'packages/engine': { version: '0.1.0' },
    }),
  ).toEqual([])
})
it('reports other sources, weak hashes, and install scripts', () => {
  const faults = lockfileFaults({
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { ...sound, integrity: 'sha1-abc' },
    'node_modules/c': { ...sound, resolved: 'git+ssh://git@github.com/c/c.git#1' },
    'node_modules/d': { ...sound, resolved: 'https://registry.npmjs.org.evil.example/d.tgz' },
    'node_modules/g': { ...sound, name: 'somebody-elses' },
    'node_modules/e/node_modules/f': { ...sound, hasInstallScript: true },
  })
  expect(faults.map((fault) => fault[0])).toEqual(['a', 'b', 'c', 'd', 'g', 'f'])
})
