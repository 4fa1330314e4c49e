import { describe, expect, it } from 'vitest'

import { readConfig } from './config.ts'

const message = (env: NodeJS.ProcessEnv) => {
  const reading = readConfig(env)
  return reading.ok ? null : reading.message
}

describe('the configuration', () => {
  it('has a default for every variable', () => {
    const reading = readConfig({})
    expect(reading.ok && reading.config).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
    })
  })
  it('treats an empty variable as unset', () => expect(message({ PORT: '', DATABASE_URL: '' })).toBeNull())
  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'nawl.example'],
    ['DATABASE_URL', 'mysql://localhost/nawl'],
    ['MAX_IMAGE_MEGAPIXELS', '-1'],
    ['WATCHDOG_SECONDS', '1'],
    ['LOG_LEVEL', 'loud'],
    ['BLOB_URL', 'https://s3.example/nawl'],
    ['TRUST_PROXY', 'nginx'],
    ['TRUST_PROXY', '10.0.0.0/33'],
  ])('names %s when it is %j', (name, value) => expect(message({ [name]: value })).toContain(`  ${name}: `))
  it('accepts proxies by network, address and name', () =>
    expect(message({ TRUST_PROXY: 'loopback, 10.0.0.0/8,fd00::/8, 192.0.2.1' })).toBeNull())
  it('excludes embargoed countries unless the owner lists countries', () => {
    const notShippedTo = (env: NodeJS.ProcessEnv) => {
      const reading = readConfig(env)
      return reading.ok ? reading.config.prices.notShippedTo : reading.message
    }
    expect(notShippedTo({})).toEqual(['CU', 'IR', 'KP', 'SY'])
    expect(notShippedTo({ SHIPPING_EXCLUDED_COUNTRIES: 'ru, by' })).toEqual(['BY', 'RU'])
    expect(notShippedTo({ SHIPPING_EXCLUDED_COUNTRIES: 'none' })).toEqual([])
    const gulf = notShippedTo({ SHIPPING_COUNTRIES: 'AE,SA,OM,IR' })
    expect(['AE', 'SA', 'OM'].filter((code) => gulf.includes(code))).toEqual([])
    expect(['IR', 'US', 'GB'].filter((code) => !gulf.includes(code))).toEqual([])
    expect(notShippedTo({ SHIPPING_COUNTRIES: 'Dubai' })).toContain('  SHIPPING_COUNTRIES: has to be codes')
  })
  it.each(['0.0.0.0', '::', '192.168.0.7', 'shop.internal'])(
    'asks for PUBLIC_URL where it listens at %s, which others can reach',
    (HOST) => {
      expect(message({ HOST })).toContain(`  PUBLIC_URL: has to be set where HOST is ${HOST}`)
      expect(message({ HOST, PUBLIC_URL: 'https://nawl.example' })).toBeNull()
    },
  )
  it.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])('needs no PUBLIC_URL at %s', (HOST) =>
    expect(message({ HOST })).toBeNull(),
  )
  it('removes a trailing slash from PUBLIC_URL', () => {
    const reading = readConfig({ PUBLIC_URL: 'https://nawl.example/' })
    expect(reading.ok && reading.config.publicUrl).toBe('https://nawl.example')
  })
})
