import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { IssueList, IssueSending, NewsletterIssue } from '@nawl/contract/desk/newsletter'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { type Answers, fakeApi, json, refused } from '../../testing/fake-api.ts'
import { deskCaller } from '../../testing/fake-desk.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as issueRoute from './issue.route.tsx'
import * as newsletterRoute from './newsletter.route.tsx'

const KEY = '3f2a1b9c-0000-4000-8000-000000000000'
const PATH = `/api/desk/newsletter/${KEY}`
const at = '2027-01-04T07:00:00.000Z'
const ENGLISH: NewsletterIssue = {
  subject: { en: 'Wool from the south', ar: '' },
  preheader: { en: '', ar: '' },
  body: { en: 'It is **soft**.', ar: '' },
}
const NO_COUNTS: IssueSending['counts'] = {
  recipients: 0,
  waiting: 0,
  queued: 0,
  sent: 0,
  refused: 0,
  failed: 0,
  left: 0,
  leftSince: 0,
}
const DRAFT: IssueSending = {
  key: KEY,
  state: 'draft',
  text: null,
  instead: {},
  startedBy: null,
  startedAt: null,
  finishedAt: null,
  counts: NO_COUNTS,
  perMinute: 300,
  subscribers: { en: 1200, ar: 800 },
}
const RUNNING: IssueSending = {
  ...DRAFT,
  state: 'sending',
  text: ENGLISH,
  instead: { ar: null },
  startedBy: 'noor@example.com',
  startedAt: at,
  counts: { ...NO_COUNTS, recipients: 1200, waiting: 1100, queued: 40, sent: 57, refused: 3 },
}
const documentOf = (value: NewsletterIssue, version = 2): DocumentAnswer<NewsletterIssue> => ({
  key: KEY,
  value: null,
  number: 0,
  base: 0,
  builtIn: null,
  draft: { value, version, base: 0, by: 'noor@example.com', at },
  revisions: [],
})

function openIssue(sending: IssueSending, answers: Answers = {}) {
  const api = fakeApi({
    ...fakeSession(),
    ...deskCaller(),
    [`GET ${PATH}/sending`]: () => json(sending),
    [`GET ${PATH}`]: () => json(documentOf(ENGLISH)),
    [`POST ${PATH}/preview`]: () =>
      json({
        subject: 'Wool',
        html: '<p style="color:red">It is soft.</p>',
        text: 'It is soft.',
        problem: null,
      }),
    ...answers,
  })
  const at = `/desk/newsletter/${KEY}`
  return {
    api,
    ...renderPage({ module: issueRoute, path: '/desk/newsletter/:key', at, isFrameless: true }),
  }
}

describe('the newsletter at the desk', () => {
  it('lists issues with their states, and says how many would get one', async () => {
    const list: IssueList = {
      issues: [
        { key: KEY, state: 'draft', subject: ENGLISH.subject, by: 'noor@example.com', at, counts: NO_COUNTS },
        {
          key: KEY.replace('3', '4'),
          state: 'sent',
          subject: { en: '', ar: 'صوف' },
          by: 'noor@example.com',
          at,
          counts: { ...NO_COUNTS, recipients: 20, sent: 19, refused: 1 },
        },
      ],
      subscribers: { en: 1200, ar: 800 },
      refused: 1,
    }
    fakeApi({ ...fakeSession(), ...deskCaller(), 'GET /api/desk/newsletter': () => json(list) })
    renderPage({
      module: newsletterRoute,
      path: '/desk/newsletter',
      at: '/desk/newsletter',
      isFrameless: true,
    })
    expect(
      await screen.findByText(/^2,000 addresses confirmed: 1,200 in English and 800 in Arabic\./),
    ).toBeVisible()
    expect(screen.getByText(/One more address|1 more address is left out/)).toBeVisible()
    const [draft, sent] = screen.getAllByRole('row').slice(1)
    expect(draft).toHaveTextContent(/Wool from the south.*Draft/)
    expect(sent).toHaveTextContent(/صوف.*Sent.*19 of 20/)
  })
})

describe('the page of an issue', () => {
  it('sends what is saved, once it is said what the others get', async () => {
    const { user, api } = openIssue(DRAFT, { [`POST ${PATH}/send`]: () => json(RUNNING) })
    await user.click(await screen.findByRole('button', { name: 'Send…' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('2,000 confirmed addresses')
    await user.click(await within(dialog).findByRole('button', { name: 'Send to 2,000 addresses' }))
    expect(await within(dialog).findByText(/^Choose what subscribers get/)).toBeVisible()
    expect(api.to(`${PATH}/send`)).toEqual([])
    await user.selectOptions(
      within(dialog).getByLabelText(/not been written in Arabic/),
      'No e-mail this time',
    )
    await user.click(within(dialog).getByRole('button', { name: 'Send to 2,000 addresses' }))
    expect(await screen.findByText(/57 of 1,200 e-mails/)).toBeVisible()
    expect(api.to(`${PATH}/send`)[0]?.body).toEqual({ draftVersion: 2, instead: { ar: null } })
  })

  it('shows both versions when somebody saved before it was sent, and keeps one', async () => {
    const theirs = { ...ENGLISH, subject: { en: 'Silk', ar: '' } }
    const { user, api } = openIssue(DRAFT, {
      [`POST ${PATH}/send`]: () => refused('newsletter/not-saved', { status: 409 }),
      [`PUT ${PATH}/draft`]: ({ body }) => json(documentOf((body as { value: NewsletterIssue }).value, 4)),
    })
    await user.click(await screen.findByRole('button', { name: 'Send…' }))
    const dialog = await screen.findByRole('dialog')
    await user.selectOptions(
      await within(dialog).findByLabelText(/not been written in Arabic/),
      'The issue in English',
    )
    api.answer({ [`GET ${PATH}`]: () => json(documentOf(theirs, 3)) })
    await user.click(within(dialog).getByRole('button', { name: /^Send to/ }))
    expect(await screen.findByText(/^Someone else has changed this issue/)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    const both = await screen.findByRole('region', { name: 'Two people edited this at the same time' })
    expect(within(both).getByDisplayValue('Wool from the south')).toBeInTheDocument()
    expect(within(both).getByDisplayValue('Silk')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Continue with mine' }))
    await waitFor(() => expect(api.to(`${PATH}/draft`)).toHaveLength(1))
    expect(api.to(`${PATH}/draft`)[0]?.body).toMatchObject({ version: 3, value: ENGLISH })
  })

  it('names the field that keeps it from being sent, and keeps what was typed', async () => {
    const { user } = openIssue(DRAFT, {
      [`POST ${PATH}/send`]: () =>
        refused('document/refused', {
          status: 422,
          problems: [{ field: 'body.en', problem: 'foreign-picture' }],
        }),
    })
    await user.click(await screen.findByRole('button', { name: 'Send…' }))
    const dialog = await screen.findByRole('dialog')
    await user.selectOptions(
      await within(dialog).findByLabelText(/not been written in Arabic/),
      'The issue in English',
    )
    await user.click(within(dialog).getByRole('button', { name: /^Send to/ }))
    await user.click(await within(dialog).findByRole('button', { name: /Not now/i }))
    expect(await screen.findByText(/^The text contains a picture that is not/)).toBeInTheDocument()
    expect(screen.getByDisplayValue('It is **soft**.')).toBeInvalid()
  })

  it('writes a photograph, a design and a fact of the shop into the letter', async () => {
    const name = `${'a'.repeat(32)}-900x600`
    const onyx = { slug: 'onyx', name: 'Onyx', collection: 'Contemporary', image: '/artwork/c/onyx.jpg' }
    const state = { isBuiltIn: true, isEdited: false, hasDraft: false, state: 'public' }
    const { user } = openIssue(DRAFT, {
      'POST /api/desk/photos': () => json({ name }, 201),
      'GET /api/desk/designs': () => json({ designs: [{ ...onyx, ...state }] }),
      'GET /api/desk/facts': () => json({ facts: [{ name: 'shop', value: 'Nawl' }] }),
    })
    const english = within(await screen.findByRole('region', { name: 'English' }))
    const body = english.getByRole('textbox', { name: 'Text' })
    await user.click(english.getByText('Insert a picture into the text'))
    await user.upload(
      english.getByLabelText(/^Choose a photograph/),
      new File(['x'], 'room.jpg', { type: 'image/jpeg' }),
    )
    await user.type(await english.findByLabelText(/^Description/), 'A frame')
    await user.click(english.getByRole('button', { name: 'Insert the picture' }))
    await user.selectOptions(english.getByLabelText('Picture of a design'), 'Onyx, Contemporary')
    await user.click(english.getByRole('button', { name: 'Insert the design' }))
    await user.click(english.getByText('Facts about the shop'))
    await user.click(english.getByRole('button', { name: 'Insert what the shop is called' }))
    expect(body).toHaveValue(
      [
        'It is **soft**.',
        `![A frame](/photos/${name}.jpg)`,
        '',
        '[![Onyx](/artwork/c/onyx.jpg)](/product/onyx)',
        '{{shop}}',
      ].join('\n\n'),
    )
    await user.type(body, ' {{{{ages}}')
    expect(body).toBeInvalid()
  })

  it('shows the letter without scripts or a policy of its own, and as plain text', async () => {
    const { user } = openIssue(DRAFT)
    const frame = await screen.findByTitle('Preview of the e-mail')
    expect(frame).toHaveAttribute('sandbox', 'allow-same-origin')
    await waitFor(() => expect(frame).toHaveAttribute('srcdoc', '<p data-style="color:red">It is soft.</p>'))
    await user.selectOptions(screen.getByLabelText('Format'), 'Plain text')
    expect(screen.getByText('It is soft.')).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Language'), 'Arabic')
    expect(screen.getByText('Nothing has been written in this language yet.')).toBeVisible()
  })

  it('shows the letter in the only language that it is written in', async () => {
    const arabic = { ...ENGLISH, subject: { en: '', ar: 'صوف' }, body: { en: '', ar: 'إنه ناعم.' } }
    const { api } = openIssue(DRAFT, { [`GET ${PATH}`]: () => json(documentOf(arabic)) })
    expect(await screen.findByLabelText('Language')).toHaveValue('ar')
    await screen.findByTitle('Preview of the e-mail')
    expect(api.to(`${PATH}/preview`)[0]?.body).toEqual({ value: arabic, language: 'ar' })
  })

  it('tries it on the writer', async () => {
    const { user, api } = openIssue(DRAFT, { [`POST ${PATH}/test`]: () => json(DRAFT) })
    await user.click(await screen.findByRole('button', { name: 'Send me a test' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(await within(dialog).findByRole('button', { name: 'Send the test' }))
    expect(await screen.findByText('The test e-mail is on its way.')).toBeVisible()
    expect(api.to(`${PATH}/test`)[0]?.body).toEqual({ draftVersion: 2, language: 'en' })
  })

  it('stops letters on their way, and goes on', async () => {
    const stopped = { ...RUNNING, state: 'stopped' } as const
    const { user, api } = openIssue(RUNNING, {
      [`POST ${PATH}/stop`]: () => json(stopped),
      [`POST ${PATH}/continue`]: () => json(RUNNING),
    })
    expect(await screen.findByText('Subscribers who chose Arabic get no e-mail.')).toBeVisible()
    expect(screen.getByText('Refused: no such mailbox').nextSibling).toHaveTextContent('3')
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    await user.click(await screen.findByRole('button', { name: 'Resume' }))
    expect(await screen.findByRole('button', { name: 'Stop' })).toBeVisible()
    expect(
      api.asked.filter(({ method }) => method === 'POST').map(({ path }) => path.split('/').at(-1)),
    ).toEqual(expect.arrayContaining(['stop', 'continue']))
  })
})
