import { createHmac } from 'node:crypto'

import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'

import { newSecret, openedSecret, signedHeaders, storedSecret } from './webhook-secret.ts'

it('signs as Standard Webhooks says: by its library, and by a computation of its own', () => {
  const [current, former] = [newSecret(), newSecret()]
  const body = '{"type":"order.paid","data":{"name":"سجاد"}}'
  const at = new Date()
  const headers = signedHeaders({ id: 'msg_1', at, body }, [current, former])
  for (const secret of [current, former])
    expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body))
  expect(() => new Webhook(newSecret()).verify(body, headers)).toThrow('No matching signature found')
  expect(() => new Webhook(current).verify(body.replace('paid', 'lost'), headers)).toThrow(
    'No matching signature found',
  )
  const seconds = Math.floor(at.getTime() / 1000)
  const expected = [current, former].map((secret) => {
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    expect(key).toHaveLength(32)
    return `v1,${createHmac('sha256', key).update(`msg_1.${seconds}.${body}`).digest('base64')}`
  })
  expect(headers['webhook-signature']).toBe(expected.join(' '))
  expect(headers['webhook-timestamp']).toBe(String(seconds))
})

it('is stored encrypted where there is a key, and opened with that key only', () => {
  const secret = newSecret()
  const stored = storedSecret(secret, 'a key')
  expect(stored).not.toContain(secret.slice(6))
  expect(openedSecret(stored, 'a key')).toBe(secret)
  expect(openedSecret(stored, 'another')).toBeNull()
  expect(openedSecret(stored, undefined)).toBeNull()
  expect(openedSecret(storedSecret(secret, undefined), 'a key')).toBe(secret)
})
