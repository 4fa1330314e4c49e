import { expect, it } from 'vitest'

import { callerOf } from './caller-of.ts'

it('identifies an IPv4 address in every notation', () => {
  expect(callerOf('203.0.113.9')).toBe('203.0.113.9')
  expect(callerOf('::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(callerOf('::ffff:cb00:7109')).toBe('203.0.113.9')
  expect(callerOf('0:0:0:0:0:FFFF:CB00:7109')).toBe('203.0.113.9')
})
it('treats all addresses of an IPv6 network as one caller', () => {
  const network = '2001:db8:0:7::/64'
  for (const address of ['2001:db8:0:7::1', '2001:db8:0:7:1:2:3:4', '2001:0DB8:0000:0007::ffff:1'])
    expect(callerOf(address)).toBe(network)
  expect(callerOf('2001:db8:0:8::1')).not.toBe(network)
  expect(callerOf('::1')).toBe('0:0:0:0::/64')
})
it('uses anything that is not an address as it is', () => {
  expect(callerOf('nobody')).toBe('nobody')
})
