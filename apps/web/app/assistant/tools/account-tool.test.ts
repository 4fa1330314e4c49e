import { expect, it } from 'vitest'

import type { AccountSubject } from '@nawl/contract/assistant/shop-tools'

import { tellAccount } from './account-tool.ts'
import { shopFixture } from './shop-fixture.ts'

/** What the shop says of an account whose routes answer so; a route that is not there has failed. */
async function ask(about: AccountSubject, answers: Readonly<Record<string, unknown>> | null) {
  const { shop, page } = shopFixture()
  const askAccount = (async (path: string) =>
    answers === null
      ? { ok: false, fault: 'signed-out' }
      : path in answers
        ? { ok: true, answer: answers[path] }
        : { ok: false, fault: 'no-answer' }) as typeof shop.askAccount
  const { ok, say } = await tellAccount({ ...shop, askAccount }, { about })
  return { ok, say, page: page() }
}

const order = (number: string, isToApprove: boolean, kind: 'rug' | 'sample-box') => ({
  number,
  isToApprove,
  lines: [{ id: '1', design: { kind } }],
})
const proof = (approved: number) => ({ id: 'p', state: 'open', lines: 2, approved, openThreads: 0 })

it('tells what waits for an approval, of one’s own and with clients, and opens it', async () => {
  const orders = [order('NWL-1', true, 'rug'), order('NWL-2', false, 'rug')]
  expect(
    await ask('approvals', { '/api/account/orders': orders, '/api/account/proofs': [proof(2)] }),
  ).toEqual({
    ok: true,
    say: 'One order is waiting for you to approve its strike-off.',
    page: '/order/NWL-1',
  })
  expect(
    await ask('approvals', { '/api/account/orders': orders, '/api/account/proofs': [proof(1)] }),
  ).toMatchObject({ say: expect.stringContaining('One proof is with your client.'), page: '/account' })
  expect(await ask('approvals', { '/api/account/orders': [], '/api/account/proofs': [] })).toMatchObject({
    say: 'Nothing is waiting for approval.',
  })
})

it('tells of samples ordered before, else where to choose some', async () => {
  const orders = [order('NWL-1', false, 'sample-box'), order('NWL-2', false, 'rug')]
  expect(await ask('samples', { '/api/account/orders': orders })).toMatchObject({
    say: expect.stringContaining('You have ordered samples once'),
    page: '/account',
  })
  expect(await ask('samples', { '/api/account/orders': [] })).toMatchObject({ page: '/samples' })
})

it('tells of projects without their names, and of the trade account that they come with', async () => {
  const accepted = { '/api/account/trade': { state: 'accepted' } }
  const projects = { projects: [{ id: 'one', name: 'Villa Secret' }] }
  const told = await ask('projects', { ...accepted, '/api/account/projects': projects })
  expect(told).toMatchObject({ page: '/account/projects/one' })
  expect(told.say).not.toContain('Villa')
  expect(await ask('projects', { '/api/account/trade': { state: null } })).toMatchObject({
    page: '/account/trade',
  })
})

it('asks to sign in where nobody is, and says so where the account does not answer', async () => {
  expect(await ask('samples', null)).toMatchObject({ page: '/account' })
  expect(await ask('projects', {})).toMatchObject({ ok: false, page: '/' })
})
