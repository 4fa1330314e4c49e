import type { MessageEntry, MessageThread } from '@nawl/contract/desk/messages'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'

import { type Answers, fakeApi, json, refused } from '../../testing/fake-api.ts'
import { deskCaller } from '../../testing/fake-desk.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as cannedRoute from './canned.route.tsx'
import * as messageRoute from './message.route.tsx'
import * as messagesRoute from './messages.route.tsx'

beforeEach(() => sessionStorage.clear())

const AT = '2027-01-04T07:00:00.000Z'
const PATH = '/api/desk/messages/m1'
const THREAD: MessageThread = {
  id: 'm1',
  kind: 'trade',
  state: 'waiting',
  assignee: null,
  name: 'Layla Haddad',
  email: 'layla@example.com',
  beginning: 'Do you weave for hotels?',
  booked: null,
  receivedAt: AT,
  version: 0,
  language: 'ar',
  words: 'Do you weave for hotels?\nForty rooms.',
  topic: null,
  company: 'Haddad & Sons',
  role: 'architect',
  country: null,
  project: '40 rooms',
  phone: null,
  entries: [],
  assignable: ['noor@example.com', 'omar@example.com'],
  canned: [{ title: 'Sizes', text: 'مرحبًا {name}،\n\nنصنع كل مقاس.' }],
}
const entry = (change: Partial<MessageEntry>): MessageEntry => ({
  id: change.kind ?? 'e',
  kind: 'answer',
  by: 'omar@example.com',
  at: AT,
  text: null,
  letter: null,
  ...change,
})

function openMessage(answers: Answers, thread = THREAD) {
  const api = fakeApi({
    ...fakeSession(),
    ...deskCaller('sales'),
    [`GET ${PATH}`]: () => json(thread),
    ...answers,
  })
  renderPage({
    module: messageRoute,
    path: '/desk/messages/:id',
    at: '/desk/messages/m1',
    isFrameless: true,
  })
  return { api, user: userEvent.setup() }
}
const answerField = () =>
  screen.findByRole('textbox', { name: /^Will be sent by e-mail to layla@example\.com/ })

it('lists messages with their state, and says what is booked', async () => {
  const booked = { way: 'virtual' as const, startsAt: AT, timeZone: 'UTC', cancelledAt: AT }
  const consultation = { ...THREAD, id: 'm2', kind: 'consultation' as const, name: 'Omar', booked }
  fakeApi({
    ...fakeSession(),
    ...deskCaller('sales'),
    'GET /api/desk/messages': () => json({ messages: [THREAD, consultation], next: null }),
    'GET /api/desk/views/messages': () => json({ views: [] }),
  })
  renderPage({ module: messagesRoute, path: '/desk/messages', isFrameless: true })
  const [first, second] = (await screen.findAllByRole('row')).slice(1)
  expect(first).toHaveTextContent(/Layla Haddad.*Do you weave for hotels\?.*Trade enquiry.*Waiting/)
  expect(within(first!).getByRole('link')).toHaveAttribute('href', '/desk/messages/m1')
  expect(second).toHaveTextContent(/Omar.*By video, 4 Jan 2027.*cancelled/)
  expect(screen.getByRole('checkbox', { name: 'Select Layla Haddad' })).toBeInTheDocument()
})

it('shows who wrote what, and inserts a ready answer with the name, which is sent once', async () => {
  const answered = entry({ text: 'مرحبًا Layla Haddad،\n\nنصنع كل مقاس.', letter: 'waiting' })
  const { api, user } = openMessage({
    [`POST ${PATH}/answers`]: () => json({ ...THREAD, state: 'answered', version: 1, entries: [answered] }),
  })
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Layla Haddad')
  expect(screen.getByRole('link', { name: 'layla@example.com' })).toHaveAttribute(
    'href',
    '/desk/customers/layla%40example.com',
  )
  expect(screen.getByText('Haddad & Sons')).toBeInTheDocument()
  const field = await answerField()
  expect(field).toHaveAttribute('dir', 'rtl')
  await user.click(screen.getByRole('button', { name: 'Send the answer' }))
  expect(screen.getByText('Write the answer first.')).toBeVisible()
  expect(field).toBeInvalid()
  expect(field).toHaveFocus()
  await user.selectOptions(screen.getByLabelText('Insert a saved answer'), 'Sizes')
  expect(field).toHaveValue(answered.text)
  await user.click(screen.getByRole('button', { name: 'Send the answer' }))
  expect(await screen.findByText(/^Answered by omar@example\.com/)).toHaveTextContent(
    'the e-mail is on its way',
  )
  expect(field).toHaveValue('')
  const [sent, ...more] = api.to(`${PATH}/answers`)
  expect(more).toEqual([])
  expect(sent?.body).toEqual({ text: answered.text, version: 0 })
})

it('shows the other’s answer when somebody was faster, keeps what was typed, and sends it only when asked again', async () => {
  const { api, user } = openMessage({ [`POST ${PATH}/answers`]: () => refused('message/changed-meanwhile') })
  const field = await answerField()
  await user.type(field, 'Mine')
  const theirs = { ...THREAD, state: 'answered' as const, version: 1, entries: [entry({ text: 'Theirs' })] }
  api.answer({ [`GET ${PATH}`]: () => json(theirs) })
  await user.click(screen.getByRole('button', { name: 'Send the answer' }))
  expect(await screen.findByText('Theirs')).toBeVisible()
  expect(screen.getByText(/^Someone else has changed this in the meantime/)).toBeVisible()
  expect(field).toHaveValue('Mine')
  api.answer({ [`POST ${PATH}/answers`]: () => json({ ...theirs, version: 2 }) })
  await user.click(screen.getByRole('button', { name: 'Send the answer' }))
  await waitFor(() => expect(field).toHaveValue(''))
  expect(api.to(`${PATH}/answers`).map(({ body }) => body)).toEqual([
    { text: 'Mine', version: 0 },
    { text: 'Mine', version: 1 },
  ])
})

it('keeps a note, says who answers, closes and reopens', async () => {
  const noted = { ...THREAD, version: 1, entries: [entry({ kind: 'note', text: 'Called.' })] }
  const given = { ...noted, version: 2, assignee: 'omar@example.com' }
  const { api, user } = openMessage({
    [`POST ${PATH}/notes`]: () => json(noted),
    [`PUT ${PATH}/assignee`]: () => json(given),
    [`POST ${PATH}/close`]: () => json({ ...given, version: 3, state: 'closed' }),
    [`POST ${PATH}/reopen`]: () => json({ ...given, version: 4 }),
  })
  await user.type(await screen.findByLabelText('A note for the staff'), 'Called.')
  await user.click(screen.getByRole('button', { name: 'Save the note' }))
  expect(await screen.findByText(/^Note by omar@example\.com, for the staff/)).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Assigned to'), 'omar@example.com')
  await waitFor(() => expect(screen.getByLabelText('Assigned to')).toHaveValue('omar@example.com'))
  expect(api.to(`${PATH}/assignee`)[0]?.body).toEqual({ assignee: 'omar@example.com', version: 1 })
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'Reopen' }))
  expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible()
  expect(api.to(`${PATH}/close`)[0]?.body).toEqual({ version: 2 })
  expect(api.to(`${PATH}/reopen`)[0]?.body).toEqual({ version: 3 })
})

it('edits the ready answers in every language, and says beside the field what is missing', async () => {
  const path = '/api/desk/settings/answers'
  const value = { answers: [{ title: 'Sizes', text: { en: 'Every size.', ar: 'كل مقاس.' } }] }
  const document = { key: '', value, number: 0, base: 0, builtIn: value, draft: null, revisions: [] }
  fakeApi({
    ...fakeSession(),
    ...deskCaller('sales'),
    [`GET ${path}`]: () => json(document),
    [`PUT ${path}/draft`]: () => json(document),
    [`POST ${path}/publish`]: () =>
      refused('request/invalid', { field: 'value.answers.1.text.ar', fault: 'missing' }),
  })
  renderPage({ module: cannedRoute, path: '/desk/messages/canned', isFrameless: true })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Add an answer' }))
  const second = within(screen.getByRole('group', { name: 'Answer 2' }))
  await user.type(second.getByLabelText('Name in the list'), 'Thanks')
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(second.getByLabelText('Text in Arabic')).toBeInvalid())
  expect(second.getByLabelText('Name in the list')).toHaveValue('Thanks')
  await user.click(screen.getByRole('button', { name: 'Remove “Sizes”' }))
  expect(screen.getAllByLabelText('Name in the list')).toHaveLength(1)
})

it('counts what waits for an answer beside its link and, where that is hidden, beside the menu', async () => {
  openMessage({ 'GET /api/desk/messages/waiting': () => json({ waiting: 12 }) })
  const [ofMenu, ofLink] = await screen.findAllByText('12 messages are waiting for an answer')
  const menu = within(screen.getByRole('navigation', { name: 'Desk' }))
  expect(menu.getByRole('button', { name: 'Menu' }).parentElement).toContainElement(ofMenu!)
  expect(menu.getByRole('link', { name: 'Messages' }).parentElement).toContainElement(ofLink!)
})
