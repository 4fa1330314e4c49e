import { describe, expect, it } from 'vitest'

import { readConfig } from './config.ts'

const message = (env: NodeJS.ProcessEnv) => {
  const reading = readConfig(env)
  return reading.ok ? null : reading.message
}

describe('the configuration', () => {
  it('needs nothing', () => {
    const reading = readConfig({})
    expect(reading.ok && reading.config).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
    })
  })
  it('takes an empty variable for one that is not set', () =>
    expect(message({ PORT: '', DATABASE_URL: '' })).toBeNull())
  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'nawl.example'],
    ['DATABASE_URL', 'mysql://localhost/nawl'],
    ['MAX_IMAGE_MEGAPIXELS', '-1'],
    ['LOG_LEVEL', 'loud'],
  ])('names %s when it is %j', (name, value) => expect(message({ [name]: value })).toContain(`  ${name}: `))
  it('drops the slash behind the public address', () => {
    const reading = readConfig({ PUBLIC_URL: 'https://nawl.example/' })
    expect(reading.ok && reading.config.publicUrl).toBe('https://nawl.example')
  })
})
