import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { ENGLISH_ONLY } from './english-only.ts'

it.each(ENGLISH_ONLY)('names a journey that there is: %s', (beginning) => {
  const [file = '', title = ''] = beginning.split(' › ')
  const source = readFileSync(`e2e/${file}`, 'utf8')
  expect(source).toContain('test(')
  expect(source).toContain(title)
})
