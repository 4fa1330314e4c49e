import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { expect, it } from 'vitest'

import { readConfig } from './config.ts'

const ROOT = resolve(import.meta.dirname, '../../../../..')
const EXAMPLE = 'is an example'

const message = (env: NodeJS.ProcessEnv) => {
  const reading = readConfig({ PUBLIC_URL: 'https://nawl.shop', ...env })
  return reading.ok ? '' : reading.message
}
/** The documentation and deployment files that people copy from. */
const documents = ['README.md', 'docs', 'deploy'].flatMap((path) =>
  path.endsWith('.md')
    ? [path]
    : readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.json'))
        .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1)),
)
const SCHEMES = { postgres: 'DATABASE_URL', smtps: 'SMTP_URL', https: 'BLOB_URL' } as const

function documentedSecrets(): readonly (readonly [file: string, name: string, value: string])[] {
  return documents.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    const named = [...text.matchAll(/\b(AUTH_KEY_SECRET|METRICS_TOKEN)(?:` *\| *`|[=:] *)([^\s$`-][^\n`]*)/g)]
    const addresses = [...text.matchAll(/\b(postgres|smtps|https):\/\/\w+:\w+@[^\s`'"|]+/g)]
    return [
      ...named.map(([, name = '', value = '']) => [file, name, value.trim()] as const),
      ...addresses.map(([url, scheme]) => [file, SCHEMES[scheme as keyof typeof SCHEMES], url] as const),
    ]
  })
}

it('finds the documented secrets', () => {
  const names = new Set(documentedSecrets().map(([, name]) => name))
  expect([...names].toSorted()).toEqual(['AUTH_KEY_SECRET', 'BLOB_URL', 'DATABASE_URL', 'SMTP_URL'])
})
it.each(documentedSecrets())('refuses the value that %s shows for %s', (_file, name, value) => {
  expect(message({ [name]: value })).toContain(`  ${name}: ${EXAMPLE}`)
})
it.each([
  ['AUTH_KEY_SECRET', 'change-me-change-me-change-me'],
  ['AUTH_KEY_SECRET', 'CHANGE_ME_TO_SOMETHING_ELSE'],
  ['AUTH_KEY_SECRET', 'your-secret-goes-here'],
  ['AUTH_KEY_SECRET', 'openssl rand -hex 24'],
  ['AUTH_KEY_SECRET', 'xxxxxxxxxxxxxxxxxxxxxxxx'],
  ['METRICS_TOKEN', 'placeholder-placeholder'],
  ['METRICS_TOKEN', '00000000000000000000'],
  ['DATABASE_URL', 'postgres://nawl:change-me@db.nawl.shop/nawl'],
])('refuses a placeholder as %s: %s', (name, value) => {
  expect(message({ [name]: value })).toContain(`  ${name}: ${EXAMPLE}`)
})
it('refuses the ellipsis of a signing secret', () => {
  const env = { STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_WEBHOOK_SECRET: 'whsec_…' }
  expect(message(env)).toContain('  STRIPE_WEBHOOK_SECRET: ')
})
it('accepts real secrets, and any secret for a database on this machine', () => {
  const random = '9f2c1e7ab04d5583c6e1f0a7b92d4e6813c5d7f9a0b2c4e6'
  expect(message({ AUTH_KEY_SECRET: random, METRICS_TOKEN: random })).toBe('')
  expect(message({ AUTH_KEY_SECRET: 'seven tufted camels at the creek' })).toBe('')
  expect(message({ DATABASE_URL: 'postgres://nawl:password@localhost:5432/nawl' })).toBe('')
  expect(message({ DATABASE_URL: `postgres://nawl:${random}@db.nawl.shop/nawl` })).toBe('')
})
