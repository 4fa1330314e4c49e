import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { fakeApi, json } from '../../testing/fake-api.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { PublishBar } from './publish-bar.tsx'
import { useDocumentEditor } from './use-document.ts'

const PATH = '/api/desk/settings/shop'
const SEEN = { key: '', value: 'a', number: 0, base: 0, builtIn: 'a', draft: null, revisions: [] }

function Bar() {
  return <PublishBar editor={useDocumentEditor(PATH, SEEN, '')} />
}

it('opens what is needed seldom, and says what a moment left out means', async () => {
  const sent: unknown[] = []
  fakeApi({
    ...fakeSession(),
    [`POST ${PATH}/publish`]: ({ body }) => {
      sent.push(body)
      return json(SEEN)
    },
  })
  const { user } = renderPage({ module: { default: Bar }, path: '/' })
  const bar = await screen.findByRole('group', { name: 'Publishing' })
  const more = screen.getByRole('button', { name: 'More' })
  expect([bar.dataset['open'], more.getAttribute('aria-expanded')]).toEqual(['false', 'false'])
  await user.click(more)
  expect([bar.dataset['open'], more.getAttribute('aria-expanded')]).toEqual(['true', 'true'])
  const moment = screen.getByLabelText('Public from (Dubai time); leave empty to publish at once')
  expect(document.getElementById(more.getAttribute('aria-controls') ?? '')).toContainElement(moment)
  await user.type(moment, '2027-01-04T09:00')
  await user.click(screen.getByRole('button', { name: 'Schedule' }))
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { value: 'a', base: 0, draftVersion: 0, publicFrom: '2027-01-04T05:00:00.000Z' },
      { value: 'a', base: 0, draftVersion: 0 },
    ]),
  )
})
