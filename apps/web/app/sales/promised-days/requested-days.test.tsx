import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { fakeApi, json } from '../../testing/fake-api.ts'
import { RequestedDays } from './requested-days.tsx'

const QUESTION = {
  rugs: ['2000x3000x2x1xrectangle-A8452F.400-E4D9C4.600', '600x600x2x1xsquare'],
  country: 'US',
}
const answers = {
  'GET /api/promised-days': () => json({ days: { first: '2027-01-12', last: '2027-01-19' } }),
}

it('asks for all rugs with their yarns and says the days', async () => {
  const api = fakeApi(answers)
  render(<RequestedDays {...QUESTION} />)
  expect(await screen.findByText(/Estimated arrival if you order now: 12–19 January 2027/)).toBeVisible()
  const [asked] = api.to('/api/promised-days')
  expect(new URLSearchParams(asked!.path.split('?')[1]).getAll('rug')).toEqual(QUESTION.rugs)
})

it('says in a cart that the days count from an approval that may be chosen', async () => {
  fakeApi(answers)
  render(<RequestedDays {...QUESTION} approval="possible" />)
  expect(
    await screen.findByText(
      /if you order now: 12–19 January 2027\. If you have a strike-off to approve first/,
    ),
  ).toBeVisible()
})

it('promises no days while the approval is awaited, and asks for none', async () => {
  const api = fakeApi(answers)
  const { rerender } = render(<RequestedDays {...QUESTION} approval="awaited" />)
  expect(
    screen.getByText('We will give you the delivery dates once you have approved the strike-off.'),
  ).toBeVisible()
  rerender(<RequestedDays {...QUESTION} approval={null} />)
  expect(await screen.findByText(/if you order now/)).toBeVisible()
  expect(api.asked).toHaveLength(1)
})

it('says no days of another question until the new one is answered', async () => {
  fakeApi(answers)
  const { rerender } = render(<RequestedDays {...QUESTION} />)
  await screen.findByText(/if you order now/)
  rerender(<RequestedDays {...QUESTION} country="AE" />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(await screen.findByText(/if you order now/)).toBeVisible()
})
