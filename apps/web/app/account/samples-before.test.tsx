import { cleanup, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { renderPage } from '../testing/render-page.tsx'
import { SamplesBefore } from './samples-before.tsx'
import type { OrdersSeen, OwnOrderList } from './use-own-orders.ts'

const BOX = {
  id: 'line-1',
  quantity: 1,
  picture: '/box.webp',
  inRoom: null,
  design: {
    kind: 'sample-box',
    name: 'Sample box',
    form: 'pompon',
    yarns: [
      { code: '0101', name: 'Limewash', hex: '#EEE8DC' },
      { code: '0712', name: 'Brass', hex: '#B08D57' },
    ],
  },
}
const order = (changed: Partial<OwnOrderList[number]>): OwnOrderList[number] => ({
  number: 'NW-1111-2222',
  state: 'confirmed',
  tracking: null,
  lines: [BOX as never],
  placedAt: '2027-01-04T08:00:00.000Z',
  total: 5_900,
  credit: {
    code: 'AAAA-BBBB-CCCC',
    amount: 2_500,
    from: '2027-01-05T08:00:00.000Z',
    until: '2027-07-04T08:00:00.000Z',
    state: 'open',
  },
  isToApprove: false,
  ...changed,
})

const shown = async (seen: OrdersSeen) =>
  renderPage({
    module: {
      default: () => (
        <main>
          <h1>Account</h1>
          <SamplesBefore seen={seen} />
        </main>
      ),
    },
    path: '/account',
  })

it('samples of earlier orders are listed with what they are credited, and ordered again with the same yarns', async () => {
  await shown({ status: 'shown', orders: [order({})] })
  const samples = await screen.findByRole('region', { name: 'Samples you have ordered' })
  const box = within(samples).getByRole('article', { name: 'Sample box' })
  expect(box).toHaveTextContent('$25 off one rug, until')
  expect(box).toHaveTextContent('AAAA-BBBB-CCCC')
  expect(within(box).getByRole('link', { name: /^Order again ?: Sample box$/ })).toHaveAttribute(
    'href',
    '/samples?yarns=0101,0712',
  )
})

it('a credit that was used says so, and where no samples were ordered there is no list', async () => {
  const used = order({}).credit!
  await shown({ status: 'shown', orders: [order({ credit: { ...used, state: 'used' } })] })
  expect(await screen.findByText('Their cost, $25, was taken off the price of a rug.')).toBeVisible()
  cleanup()
  await shown({ status: 'shown', orders: [order({ lines: [] })] })
  expect(await screen.findByRole('main')).toBeVisible()
  expect(screen.queryByRole('region')).toBeNull()
})
