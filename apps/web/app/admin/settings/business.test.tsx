import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { ShopBusiness } from '@nawl/contract/desk/shop-business'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { fakeApi, json, refused } from '../../testing/fake-api.ts'
import { deskCaller } from '../../testing/fake-desk.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as businessRoute from './business.route.tsx'

const PATH = '/api/desk/settings/business'
const NAWL: ShopBusiness = {
  mail: {
    from: 'hello@nawl.example',
    support: 'support@nawl.example',
    trade: 'trade@nawl.example',
    press: 'press@nawl.example',
    care: 'care@nawl.example',
  },
  seller: { name: { en: '', ar: '' }, address: { en: '', ar: '' }, trn: '' },
  bank: { beneficiary: 'Nawl', bank: 'Bank', iban: 'AE460090000000123456789', swift: 'EBILAEAD' },
  orderPrefix: 'NW',
}
const BUILT_IN: DocumentAnswer<ShopBusiness> = {
  key: '',
  value: NAWL,
  number: 0,
  base: 0,
  builtIn: NAWL,
  draft: null,
  revisions: [],
}

function openBusiness(publish: (value: ShopBusiness) => Response) {
  const api = fakeApi({
    ...fakeSession(),
    ...deskCaller(),
    'GET /healthz': () => json({ status: 'ok', version: '1' }),
    [`GET ${PATH}`]: () => json(BUILT_IN),
    [`PUT ${PATH}/draft`]: () => json(BUILT_IN),
    [`POST ${PATH}/publish`]: ({ body }) => publish((body as { value: ShopBusiness }).value),
  })
  const page = { module: businessRoute, path: '/desk/settings/business', at: '/desk/settings/business' }
  return { api, ...renderPage({ ...page, isFrameless: true }) }
}
const publishNow = async (user: ReturnType<typeof renderPage>['user']) =>
  user.click(screen.getByRole('button', { name: 'Publish' }))

it('takes the seller, the account and how order numbers begin', async () => {
  let published: ShopBusiness | undefined
  const { user } = openBusiness((value) => {
    published = value
    return json({ ...BUILT_IN, value, number: 1, base: 1 })
  })
  await user.type(await screen.findByLabelText('Legal name in Arabic'), 'نول ذ.م.م')
  await user.type(screen.getByLabelText('Tax registration number (TRN)'), '100123456700003')
  const prefix = screen.getByLabelText('Prefix of new order numbers')
  await user.clear(prefix)
  await user.type(prefix, 'rug')
  expect(screen.getByText('RUG-7K4M-3PXA')).toBeVisible()
  await publishNow(user)
  await waitFor(() =>
    expect(published).toEqual({
      ...NAWL,
      seller: { ...NAWL.seller, name: { en: '', ar: 'نول ذ.م.م' }, trn: '100123456700003' },
      orderPrefix: 'RUG',
    }),
  )
})

it.each([
  ['IBAN', 'AE46 0090', 'bank.iban', 'wrong', /check digits/],
  ['SWIFT code', '', 'bank.swift', 'wrong', /A bank transfer needs all four/],
  ['IBAN', 'AE070331234567890123456', 'bank.iban', 'example', /This is the example account/],
  ['Press', 'press', 'mail.press', 'wrong', /For example hello@/],
])('says beside %s what is wrong with “%s”', async (label, typed, field, problem, hint) => {
  const { user } = openBusiness(() =>
    refused('document/refused', { problems: [{ field: `value.${field}`, problem }] }),
  )
  const input = await screen.findByLabelText(label)
  await user.clear(input)
  if (typed) await user.type(input, typed)
  await publishNow(user)
  await waitFor(() => expect(input).toBeInvalid())
  expect(input).toHaveAccessibleDescription(hint)
  expect(input).toHaveValue(typed)
})
