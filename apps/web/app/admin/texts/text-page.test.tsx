import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { SiteText } from '@nawl/contract/desk/site-text'
import * as facts from '@nawl/messages/facts'
import * as hours from '@nawl/messages/hours'
import * as messages from '@nawl/messages/placeholders'
import { factsText } from '@nawl/messages/text/facts-text'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { type Answers, fakeApi, json } from '../../testing/fake-api.ts'
import { deskCaller } from '../../testing/fake-desk.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as route from './text.route.tsx'

const CARE: SiteText = { fields: { title: 'Care', place: 5 }, body: 'Made in .' }

function openText(key: string, more: Partial<DocumentAnswer<SiteText>> = {}, answers: Answers = {}) {
  const seen: DocumentAnswer<SiteText> = {
    key,
    value: CARE,
    number: 0,
    base: 0,
    builtIn: CARE,
    draft: null,
    revisions: [],
    ...more,
  }
  const api = fakeApi({
    ...fakeSession(),
    ...deskCaller(),
    'GET /healthz': () => json({ status: 'ok', version: '1' }),
    [`GET /api/desk/texts/${key}`]: () => json(seen),
    [`PUT /api/desk/texts/${key}/draft`]: () => json(seen),
    [`GET /api/desk/texts/${key}/facts`]: () =>
      json({
        facts: [
          { name: 'productionWeeks', value: '4-6 weeks' },
          { name: 'shop', value: 'Nawl' },
        ],
      }),
    [`POST /api/desk/texts/${key}/preview`]: () => json({ html: '', problem: null }),
    ...answers,
  })
  const page = { module: route, path: '/desk/texts/:key', at: `/desk/texts/${key}` }
  return { api, ...renderPage({ ...page, isFrameless: true }) }
}

it('writes a fact of the shop at the caret, and names one that there is not', async () => {
  const { user } = openText('en.faq.care')
  const body = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  await user.click(await screen.findByText('Facts of the shop'))
  await user.type(screen.getByLabelText('Find a fact'), 'time to make')
  const list = screen.getByRole('list', { name: 'Filled in by the shop' })
  expect(within(list).getByRole('listitem')).toHaveTextContent(
    'time to make a rug {{productionWeeks}} now: 4-6 weeks',
  )
  body.setSelectionRange(8, 8)
  await user.click(within(list).getByRole('button', { name: 'Insert time to make a rug' }))
  expect(body).toHaveValue('Made in {{productionWeeks}}.')
  expect(body).toBeValid()
  await user.type(body, ' {{{{ages}}')
  expect(screen.getByText(/^The shop knows no fact called “ages”/)).toBeInTheDocument()
  expect(body).toBeInvalid()
})

it('has words for every fact', () => {
  const names = [...Object.keys(factsText(facts, hours, 'en-GB')), 'shop', 'retention']
  const other = messages.fact({ which: 'nothing of this name' })
  expect(names.filter((which) => messages.fact({ which }) === other)).toEqual([])
})
