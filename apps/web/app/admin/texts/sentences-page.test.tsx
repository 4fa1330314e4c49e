import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { PageSentences } from '@nawl/contract/desk/page-sentences'
import * as messages from '@nawl/messages/placeholders'
import { PAGE_NAMESPACES } from '@nawl/messages/text/page-namespaces'
import { placeholders } from '@nawl/messages/text/placeholders'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { fakeApi, json } from '../../testing/fake-api.ts'
import { deskCaller } from '../../testing/fake-desk.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { meaningOf } from './sentence-checks.ts'
import * as route from './sentences.route.tsx'

const PATH = '/api/desk/sentences/en.shipping'
const SUMMARY = 'It takes <weeks>{least, number} weeks</weeks> from {place}.'
const SEEN: DocumentAnswer<PageSentences> = {
  key: 'en.shipping',
  value: { sentences: {} },
  number: 0,
  base: 0,
  builtIn: { sentences: {} },
  draft: null,
  revisions: [],
}

async function open() {
  let published: PageSentences['sentences'] | undefined
  fakeApi({
    ...fakeSession(),
    ...deskCaller(),
    'GET /healthz': () => json({ status: 'ok', version: '1' }),
    [`GET ${PATH}`]: () => json(SEEN),
    [`GET ${PATH}/built-in`]: () =>
      json({ sentences: { summary: SUMMARY }, values: { summary: { least: 4 } } }),
    [`PUT ${PATH}/draft`]: () => json(SEEN),
    [`POST ${PATH}/publish`]: ({ body }) => {
      published = (body as { value: PageSentences }).value.sentences
      return json(SEEN)
    },
  })
  const page = { module: route, path: '/desk/texts/pages/:key', at: '/desk/texts/pages/en.shipping' }
  const { user } = renderPage({ ...page, isFrameless: true })
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: SUMMARY })
  const write = async (text: string) => {
    await user.clear(field)
    await user.type(field, text.replaceAll(/[{[]/g, '$&$&'))
  }
  return { user, field, write, published: () => published }
}

it('says in words what the shop fills in, with what it is now or an example', async () => {
  await open()
  const list = screen.getByRole('list', { name: 'Filled in by the shop' })
  const items = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(items).toEqual([
    'words that stay on one line <weeks> Insert',
    'the smaller of two numbers {least} now: 4Insert',
    'something that the page fills in {place} Insert',
  ])
  expect(screen.getByText(/^It takes/, { selector: 'span' })).toHaveTextContent(
    'It takes 4 weeks from [something that the page fills in].',
  )
})

it('inserts at the caret, and puts back what was left out', async () => {
  const { user, field, write, published } = await open()
  await write('From to')
  expect(screen.getAllByText(/^Left out \(this is allowed\)/)).toHaveLength(3)
  field.setSelectionRange(5, 5)
  await user.click(screen.getByRole('button', { name: 'Put back the smaller of two numbers' }))
  expect(field).toHaveValue('From {least, number}to')
  expect(field).toHaveFocus()
  await user.keyboard(' ')
  expect(field).toHaveValue('From {least, number} to')
  expect(screen.getAllByText(/^Left out \(this is allowed\)/)).toHaveLength(2)
  expect(field).toBeValid()
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(published()).toEqual({ summary: 'From {least, number} to' }))
})

it('returns to the shop’s own when it is left empty', async () => {
  const { user, field } = await open()
  await user.clear(field)
  expect(field).toHaveValue('')
  await user.tab()
  expect(field).toHaveValue(SUMMARY)
})

it.each([
  ['In {moons}', 'This page cannot fill in “moons”.'],
  ['From {place, number}', '“place” (something that the page fills in) cannot be written this way.'],
  ['Soon <weeks> </weeks>', 'There are no words in “weeks” (words that stay on one line).'],
  ['In {least', 'A bracket or a tag is missing its other half.'],
])('says what is wrong with “%s” while it is written', async (text, fault) => {
  const { field, write } = await open()
  await write(text)
  expect(screen.getByText(fault, { exact: false })).toBeInTheDocument()
  expect(field).toBeInvalid()
})

it('has words for everything that a page fills in', () => {
  const nameless = PAGE_NAMESPACES.flatMap((page) => {
    const file = join(import.meta.dirname, '../../../../../content/en/messages', `${page}.json`)
    const texts = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
    return texts.flatMap((text) =>
      placeholders(text).flatMap(({ name }) =>
        meaningOf(page, name) === messages.meaning({ which: 'nothing of this name' })
          ? [`${page}.${name}`]
          : [],
      ),
    )
  })
  expect(nameless).toEqual([])
})
