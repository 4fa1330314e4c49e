import type { YarnLedgerAnswer, YarnNeedsList, YarnState } from '@nawl/contract/desk/yarn-ledger'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { type Answers, fakeApi, json, refused } from '../../testing/fake-api.ts'
import { deskCaller } from '../../testing/fake-desk.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as ledgerRoute from './yarn-ledger.route.tsx'
import * as needsRoute from './yarn-needs.route.tsx'
import * as yarnRoute from './yarn.route.tsx'

const SAFFRON: YarnState = {
  code: '1013',
  name: { en: 'Saffron', ar: 'زعفران' },
  hex: '#D59F29',
  shelf: 'B-4',
  onHand: 5_250,
  reserved: 1_200,
  lots: [
    { lot: 'L-7', onHand: 5_000, reserved: 1_200 },
    { lot: 'L-8', onHand: 250, reserved: 0 },
  ],
}
const ANSWER: YarnLedgerAnswer = {
  yarn: SAFFRON,
  isCounted: true,
  comesOn: null,
  rugs: [
    {
      order: 'NW-7K4M-3PXA',
      line: 'x',
      piece: 2,
      pieces: 3,
      name: 'Khatam',
      grams: 1_300,
      taken: 0,
      lots: [{ lot: 'L-7', grams: 1_200 }],
      proposed: null,
    },
  ],
  nearest: [{ code: '1012', name: 'Gold', hex: '#C1963A', deltaE: 6.24, free: 4_000 }],
  movements: [
    {
      place: 4,
      kind: 'written-off',
      lot: 'L-8',
      onHand: -50,
      reserved: 0,
      order: null,
      reason: 'Moths',
      at: '2027-01-04T08:00:00.000Z',
      by: 'amal@example.com',
    },
  ],
  next: null,
}

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

const api = (answers: Answers) =>
  fakeApi({ ...fakeSession(), ...deskCaller('workshop'), 'GET /healthz': () => json({}), ...answers })

function openYarn(answers: Answers, answer: YarnLedgerAnswer = ANSWER) {
  const asked = api({ 'GET /api/desk/yarn/1013': () => json(answer), ...answers })
  const page = { module: yarnRoute, path: '/desk/yarn/:code', at: '/desk/yarn/1013', isFrameless: true }
  return { api: asked, ...renderPage(page) }
}

it('says how to begin where no wool was counted, and opens any yarn of the card', async () => {
  api({ 'GET /api/desk/yarn': () => json({ yarns: [], missing: 0 }) })
  const { user } = renderPage({
    module: ledgerRoute,
    path: '/desk/yarn',
    isFrameless: true,
    others: [{ path: '/desk/yarn/:code' }],
  })
  expect(await screen.findByRole('heading', { name: 'No wool has been counted yet' })).toBeInTheDocument()
  const field = screen.getByRole('combobox', { name: 'Name or code of a yarn' })
  await user.type(field, 'Nothing{Enter}')
  expect(await screen.findByText('No yarn on the shade card has this name or code.')).toBeInTheDocument()
  await user.clear(field)
  await user.type(field, 'saffron{Enter}')
  await waitFor(() => expect(field).not.toBeInTheDocument())
})

it('lists what lies there, what is reserved and what is free', async () => {
  api({ 'GET /api/desk/yarn': () => json({ yarns: [SAFFRON], missing: 2 }) })
  const { user } = renderPage({ module: ledgerRoute, path: '/desk/yarn', isFrameless: true })
  const row = within(await screen.findByRole('row', { name: /Saffron/ }))
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'B-4',
    '5,250 g',
    '1,200 g',
    '4,050 g',
    'L-7: 5,000 gL-8: 250 g',
  ])
  expect(screen.getByRole('link', { name: 'To order: 2 yarns' })).toBeInTheDocument()
  await user.type(screen.getByRole('searchbox'), 'L-9')
  expect(screen.getByText('No counted yarn matches your search.')).toBeInTheDocument()
})

it('is not found for a code that no yarn has', async () => {
  openYarn({ 'GET /api/desk/yarn/1013': () => refused('yarn/unknown', { status: 404 }) })
  expect(await screen.findByRole('heading', { name: 'We cannot find this page.' })).toBeInTheDocument()
})

it('keeps what was typed where a weight is refused, and sends the same one once', async () => {
  const answers = [
    () => refused('yarn/others-have-it'),
    () => Promise.reject(new TypeError('the network is away')),
    () => json(ANSWER),
  ]
  const { api: asked, user } = openYarn({
    'POST /api/desk/yarn/1013/take': () => answers.shift()!(),
  })
  await user.click(await screen.findByRole('button', { name: 'Weighed for a rug' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Choose the rug that the wool was weighed for.')).toBeInTheDocument()
  expect(screen.getByText('Enter whole grams, such as 1250.')).toBeInTheDocument()
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'For which rug' }),
    'NW-7K4M-3PXA, Khatam, piece 2 of 3',
  )
  expect(screen.getByRole('combobox', { name: 'Dye lot' })).toHaveValue('L-7')
  const scale = screen.getByRole('textbox', { name: 'Scale reading, in grams' })
  await user.type(scale, '١٬٢٥٠')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(
    await screen.findByText('That wool is reserved for other orders. Take it from another lot.'),
  ).toBeInTheDocument()
  expect(scale).toHaveValue('١٬٢٥٠')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(asked.to('/api/desk/yarn/1013/take')).toHaveLength(2))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The wool has been booked to the rug.')).toBeInTheDocument()
  const sent = asked.to('/api/desk/yarn/1013/take').map(({ body }) => body as { key: string })
  expect(sent[0]).toMatchObject({ lot: 'L-7', grams: 1_250, order: 'NW-7K4M-3PXA', line: 'x', piece: 2 })
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(scale).toHaveValue('')
})

it('says which wool a rug lacks, and what happened by whom', async () => {
  openYarn({})
  expect(await screen.findByText('To dye: 100 g')).toBeInTheDocument()
  const row = within(screen.getByRole('row', { name: /Written off/ }))
  expect(row.getByText('Moths')).toBeInTheDocument()
  expect(row.getByText('amal@example.com')).toBeInTheDocument()
  expect(row.getByText('-50')).toBeInTheDocument()
})

it('begins with counting where nobody counted the yarn', async () => {
  const { api: asked, user } = openYarn(
    { 'POST /api/desk/yarn/1013/count': () => json(ANSWER) },
    { ...ANSWER, isCounted: false, yarn: { ...SAFFRON, lots: [] }, movements: [] },
  )
  expect(await screen.findByText(/Nobody has counted this yarn yet/)).toBeInTheDocument()
  await user.type(screen.getByRole('combobox', { name: 'Dye lot' }), 'L-1')
  await user.type(screen.getByRole('textbox', { name: 'Grams' }), '0')
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0]!)
  await waitFor(() =>
    expect(asked.to('/api/desk/yarn/1013/count').map(({ body }) => body)).toMatchObject([
      { lot: 'L-1', grams: 0 },
    ]),
  )
})

it('lists what is to be ordered, the most urgent first', async () => {
  const list: YarnNeedsList = {
    days: 5,
    needs: [
      {
        code: '1013',
        name: SAFFRON.name,
        hex: SAFFRON.hex,
        supplier: 'Wool House',
        article: 'S-1',
        isCounted: false,
        comesOn: '2027-02-03',
        grams: 1_300,
        free: 0,
        orderBy: '2020-01-04T08:00:00.000Z',
        isDue: true,
        orders: [{ number: 'NW-7K4M-3PXA', grams: 1_300, orderBy: null }],
      },
    ],
  }
  api({ 'GET /api/desk/yarn/needs': () => json(list) })
  renderPage({ module: needsRoute, path: '/desk/yarn/needs', isFrameless: true })
  const row = within(await screen.findByRole('row', { name: /Saffron/ }))
  expect(row.getByText('not counted yet')).toBeInTheDocument()
  expect(row.getByText('Today')).toBeInTheDocument()
  expect(row.getByText('Due on 3 February 2027')).toBeInTheDocument()
  expect(row.getByText('NW-7K4M-3PXA: 1,300 g')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'CSV file' })).toBeInTheDocument()
})
