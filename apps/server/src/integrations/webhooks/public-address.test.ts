import { describe, expect, it } from 'vitest'

import { isPublicAddress, mayReceive } from './public-address.ts'
import { webhookUrl } from './webhook-url.ts'

const INSIDE = `
  0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.127.255.255 127.0.0.1 127.255.255.254
  169.254.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.170 192.0.2.1 192.88.99.1
  192.168.0.1 192.168.255.255 198.18.0.1 198.19.255.255 198.51.100.7 203.0.113.7 224.0.0.1
  239.255.255.255 240.0.0.1 255.255.255.255
  :: ::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:169.254.169.254 ::ffff:8.8.8.8 ::ffff:7f00:1 ::127.0.0.1
  64:ff9b::7f00:1 64:ff9b::8.8.8.8 64:ff9b:1::1 100::1 2001::1 2001:20::1 2001:db8::1 2002:7f00:1::1
  3fff::1 5f00::1 fc00::1 fd12:3456:789a::1 fe80::1 fe80::1%lo fec0::1 ff02::1 ff0e::1 4000::1
`
  .trim()
  .split(/\s+/)
const OUTSIDE = `
  1.1.1.1 8.8.8.8 9.255.255.255 11.0.0.1 100.63.255.255 100.128.0.1 126.255.255.255 128.0.0.1 169.253.1.1
  172.15.255.255 172.32.0.1 192.0.1.1 192.167.1.1 192.169.1.1 198.17.1.1 198.20.0.1 223.255.255.254
  2001:4860:4860::8888 2606:4700:4700::1111 2a00:1450:4001:81b::200e
`
  .trim()
  .split(/\s+/)

describe('an address', () => {
  it.each(INSIDE)('%s is not on the public internet', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
  it.each(OUTSIDE)('%s is on the public internet', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
  it('that is none is refused', () => {
    for (const text of ['', 'localhost', '1.2.3', '999.1.1.1', 'fe80'])
      expect(isPublicAddress(text)).toBe(false)
  })
  it('of one’s own machine is for shops on it alone, and no other inner address is', () => {
    expect(['127.0.0.1', '127.8.9.1', '::1'].map((address) => mayReceive(address, true))).toEqual([
      true,
      true,
      true,
    ])
    for (const address of ['10.0.0.1', '169.254.169.254', '::ffff:10.0.0.1', '0.0.0.0'])
      expect(mayReceive(address, true)).toBe(false)
  })
})

describe('the URL of an endpoint', () => {
  it.each([
    'http://rugs.example/hook',
    'https://localhost/hook',
    'http://localhost:9000/hook',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[fd00::1]/',
    'https://user:secret@rugs.example/',
    'ftp://rugs.example/',
    'javascript:alert(1)',
    'rugs.example',
    '',
  ])('%s is refused in a public shop', (typed) => {
    expect(webhookUrl(typed, false)).toBeNull()
  })

  it('is https in a public shop, and may be of one’s own machine elsewhere', () => {
    expect(webhookUrl('https://hooks.example:8443/a?b=c', false)?.href).toBe(
      'https://hooks.example:8443/a?b=c',
    )
    expect(webhookUrl('https://8.8.8.8/hook', false)?.href).toBe('https://8.8.8.8/hook')
    expect(webhookUrl('http://localhost:9000/hook', true)?.href).toBe('http://localhost:9000/hook')
    expect(webhookUrl('http://rugs.example/hook', true)).toBeNull()
    expect(webhookUrl('http://10.0.0.1/hook', true)).toBeNull()
  })
})
