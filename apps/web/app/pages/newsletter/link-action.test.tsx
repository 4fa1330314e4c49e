import * as messages from '@nawl/messages/newsletter'
import * as problems from '@nawl/messages/problems'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { renderPage } from '../../testing/render-page.tsx'
import * as cancelPage from './cancel.route.tsx'
import * as confirmPage from './confirm.route.tsx'
import * as unsubscribePage from './unsubscribe.route.tsx'

const LINKS = [
  ['/newsletter/unsubscribe', unsubscribePage, messages.unsubscribeText, messages.unsubscribe],
  ['/newsletter/confirm', confirmPage, messages.confirmText, messages.subscribe],
  ['/consultation/cancel', cancelPage, messages.cancelText, messages.cancel],
] as const

it.each(LINKS)('%s asks before it does what its link is for', async (path, module, question, act) => {
  renderPage({ module, path, at: `${path}?token=abc` })
  expect(await screen.findByText(question)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: act })).toBeInTheDocument()
})

it.each(LINKS)(
  '%s without its token says so instead of asking what it cannot do',
  async (path, module, question) => {
    renderPage({ module, path })
    const incomplete = messages.newestEmail({ problem: problems.linkInvalid })
    expect(await screen.findByText(incomplete)).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(messages.brokenLink)
    expect(screen.queryByText(question)).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link')).toHaveAttribute('href', '/')
  },
)
