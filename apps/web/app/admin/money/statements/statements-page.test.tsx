import type { OpenStatementRow, StatementAnswer, StatementDesk } from '@nawl/contract/desk/statements'
import type { Role } from '@nawl/domain/staff/roles'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { type Answers, fakeApi, json } from '../../../testing/fake-api.ts'
import { deskCaller } from '../../../testing/fake-desk.ts'
import { fakeSession } from '../../../testing/fake-session.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import * as route from './statements.route.tsx'

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

const transfer = (number: string) => ({ number, paymentId: `p-${number}`, amount: 177_015, name: 'Mona' })
const row = (key: string, match: OpenStatementRow['match'], amount = 177_015): OpenStatementRow => ({
  key: key.repeat(64),
  line: 7,
  file: 'january.xml',
  bookedOn: '2027-01-04',
  amount,
  currency: 'AED',
  name: 'MONA FARSI',
  text: 'rug',
  reference: null,
  match,
})
const DESK: StatementDesk = {
  open: [
    row('a', { kind: 'certain', transfers: [transfer('NW-AAAA-AAAA')] }),
    row('b', { kind: 'proposed', why: 'short', transfers: [transfer('NW-BBBB-BBBB')] }, 170_015),
    row('c', { kind: 'unknown', why: 'already-paid' }),
  ],
  openCount: 3,
  done: [],
  statements: [],
}
const EMPTY: StatementDesk = { ...DESK, open: [], openCount: 0 }

function openStatements(role: Role = 'owner', answers: Answers = {}) {
  const api = fakeApi({
    ...fakeSession(),
    ...deskCaller(role),
    'GET /api/desk/statements': () => json(DESK),
    ...answers,
  })
  const path = '/desk/money/statements'
  return { api, ...renderPage({ module: route, path, at: path, isFrameless: true }) }
}
const section = async (name: string) => within(await screen.findByRole('region', { name }))

it('books all that is certain after a question, and says what was refused', async () => {
  const { user, api } = openStatements('owner', {
    'POST /api/desk/statements/book': () =>
      json({ booked: 0, refused: [{ key: 'a'.repeat(64), reason: 'done-already' }], desk: DESK }),
  })
  await user.click((await section('Certain')).getByRole('button', { name: 'Book it' }))
  const question = within(await screen.findByRole('dialog', { name: 'Book one transfer?' }))
  await user.click(question.getByRole('button', { name: 'Book it' }))
  expect(
    await question.findByText(
      /AED 1,770.15 for NW-AAAA-AAAA was not booked: This row has already been booked/,
    ),
  ).toBeVisible()
  expect(api.to('/api/desk/statements/book')[0]?.body).toEqual({
    rows: [
      { key: 'a'.repeat(64), number: 'NW-AAAA-AAAA', paymentId: 'p-NW-AAAA-AAAA', difference: 'refuse' },
    ],
  })
  api.answer({ 'POST /api/desk/statements/book': () => json({ booked: 1, refused: [], desk: EMPTY }) })
  await user.click(question.getByRole('button', { name: 'Book it' }))
  expect(await screen.findByText('No payments are waiting to be booked.')).toBeVisible()
})

it('asks what to do with a difference, and why a row is set aside', async () => {
  const { user, api } = openStatements('owner', {
    'POST /api/desk/statements/book': () => json({ booked: 1, refused: [], desk: DESK }),
    'POST /api/desk/statements/set-aside': () => json(EMPTY),
  })
  const proposed = await section('To confirm')
  expect(proposed.getByText('It is AED 70.00 less than the amount due on the order.')).toBeVisible()
  await user.click(proposed.getByRole('button', { name: 'Book to NW-BBBB-BBBB' }))
  const question = within(await screen.findByRole('dialog'))
  await user.selectOptions(question.getByRole('combobox'), 'ask-for-rest')
  await user.click(question.getByRole('button', { name: 'Book to NW-BBBB-BBBB' }))
  expect(api.to('/api/desk/statements/book')[0]?.body).toMatchObject({
    rows: [{ difference: 'ask-for-rest' }],
  })
  const unknown = await section('Unknown')
  expect(unknown.getByText(/has already been paid/)).toBeVisible()
  await user.click(unknown.getByRole('button', { name: 'Set aside' }))
  const aside = within(await screen.findByRole('dialog', { name: /Set aside AED 1,770.15 from 4 Jan 2027/ }))
  await user.type(aside.getByRole('textbox'), 'The rent')
  await user.click(aside.getByRole('button', { name: 'Set it aside' }))
  expect(await screen.findByText('No payments are waiting to be booked.')).toBeVisible()
  expect(api.to('/api/desk/statements/set-aside')[0]?.body).toEqual({ key: 'c'.repeat(64), why: 'The rent' })
})

it('says where a pasted file is wrong, and reads a CSV file as a person says', async () => {
  const refusedAnswer: StatementAnswer = {
    kind: 'refused',
    faults: [{ line: 12, field: 'amount', found: '1.770,1' }],
  }
  const { user, api } = openStatements('owner', { 'POST /api/desk/statements': () => json(refusedAnswer) })
  await user.type(await screen.findByLabelText('Or paste the statement'), 'x')
  await user.click(screen.getByRole('button', { name: 'Read the statement' }))
  expect(await screen.findByText('Line 12: “1.770,1” is not an amount.')).toBeVisible()
  const looked: StatementAnswer = {
    kind: 'columns',
    reading: {
      separator: ';',
      headings: 2,
      columns: ['date', 'none', 'text'],
      dates: 'dmy',
      decimal: 'comma',
      currency: 'AED',
    },
    records: [
      ['Date', 'Wert', 'Details'],
      ['01.02.2027', '5,00', 'rug'],
    ],
  }
  api.answer({ 'POST /api/desk/statements': () => json(looked) })
  await user.click(screen.getByRole('button', { name: 'Read the statement' }))
  await user.click(await screen.findByRole('button', { name: 'Read the file this way' }))
  expect(screen.getByText(/Choose a column for the date/)).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Column 2: Wert'), 'Money in')
  const added: StatementAnswer = { kind: 'added', rows: 1, added: 1, credits: 1, leftOut: [3], desk: EMPTY }
  api.answer({ 'POST /api/desk/statements': () => json(added) })
  await user.click(screen.getByRole('button', { name: 'Read the file this way' }))
  expect(await screen.findByText(/1 new row, of 1. One payment came in. A line without a date/)).toBeVisible()
  const asked = new URL(api.to('/api/desk/statements').at(-1)?.path ?? '', 'http://x').searchParams
  expect(Object.fromEntries(asked)).toEqual({
    name: 'pasted',
    separator: ';',
    headings: '2',
    columns: 'date,credit,text',
    dates: 'dmy',
    decimal: 'comma',
    currency: 'AED',
  })
})

it('lets an accountant read, and offers no booking', async () => {
  openStatements('accountant')
  await section('Certain')
  for (const name of [/^Book/, 'Set aside', 'Read the statement'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByLabelText(/The file/)).toBeNull()
})
