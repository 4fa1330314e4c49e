import type { DocumentAnswer } from '@nawl/contract/desk/document'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { type Answers, fakeApi, json } from '../../testing/fake-api.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { PublishBar } from './publish-bar.tsx'
import { useDocumentEditor } from './use-document.ts'

const PATH = '/api/desk/settings/shop'
const seen = (value: string, change: object = {}): DocumentAnswer<string> => ({
  key: '',
  value,
  number: 1,
  base: 1,
  builtIn: '',
  draft: null,
  revisions: [],
  ...change,
})

function Editor() {
  const editor = useDocumentEditor(PATH, seen('a'), '')
  return (
    <>
      <input aria-label="Text" value={editor.value} onChange={({ target }) => editor.change(target.value)} />
      <button type="button" onClick={() => void editor.callOff(2)}>
        Call off
      </button>
      <PublishBar editor={editor} />
    </>
  )
}

function openEditor(answers: Answers) {
  const api = fakeApi({
    ...fakeSession(),
    [`PUT ${PATH}/draft`]: ({ body }) => {
      const { value } = body as { readonly value: string }
      const draft = { value, version: 1, base: 1, by: 'noor@example.com', at: '2027-01-04T07:00:00.000Z' }
      return json(seen('a', { draft }))
    },
    ...answers,
  })
  return { api, ...renderPage({ module: { default: Editor }, path: '/' }) }
}

it('saves what was typed just before a command that leaves the draft as it is', async () => {
  const { user, api } = openEditor({ [`POST ${PATH}/call-off`]: () => json(seen('a')) })
  await user.type(await screen.findByLabelText('Text'), 'b')
  await user.click(screen.getByRole('button', { name: 'Call off' }))
  await waitFor(() =>
    expect(api.to(`${PATH}/draft`).map(({ body }) => body)).toMatchObject([{ value: 'ab' }]),
  )
  expect(await screen.findByText(/^Draft saved/)).toBeInTheDocument()
})

it('keeps, and saves, what was typed while it was published', async () => {
  let publish = () => {}
  const published = new Promise<void>((resolve) => (publish = resolve))
  const { user, api } = openEditor({
    [`POST ${PATH}/publish`]: async () => {
      await published
      return json(seen('a', { number: 2, base: 2 }))
    },
  })
  const text = await screen.findByLabelText('Text')
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await user.type(text, 'b')
  publish()
  await waitFor(() =>
    expect(api.to(`${PATH}/draft`).map(({ body }) => body)).toMatchObject([{ value: 'ab', base: 2 }]),
  )
  expect(text).toHaveValue('ab')
})
