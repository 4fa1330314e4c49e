import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { fakeApi, json } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import * as faqPage from './faq.route.tsx'

const question = (anchor: string) => ({
  anchor,
  question: `About ${anchor}?`,
  answer: `<p>On ${anchor}.</p>`,
})
const TOPICS = [
  { id: 'ordering', title: 'Ordering', questions: [question('sizes'), question('payment')] },
  { id: 'care', title: 'Care', questions: [question('shedding'), question('stains')] },
]

function openFaq(at = '/faq') {
  fakeApi({ 'GET /api/faq': () => json(TOPICS) })
  return renderPage({ module: faqPage, path: '/faq', at })
}
const tab = (name: string) => screen.findByRole('tab', { name })
const detailsOf = (anchor: string) => document.getElementById(anchor) as HTMLDetailsElement

describe('the questions', () => {
  it('stand under their subjects, of which one is open', async () => {
    openFaq()
    expect(await tab('Ordering')).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('tabpanel', { name: 'Ordering' })).toBeVisible()
    expect(document.getElementById('panel-care')).not.toBeVisible()
  })

  it('are opened by their link, with their subject, among others that stay as they are', async () => {
    const { user } = openFaq('/faq#stains')
    expect(await tab('Care')).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(detailsOf('stains').open).toBe(true))
    expect(detailsOf('shedding').open).toBe(false)
    await user.click(screen.getByText('About shedding?'))
    expect(detailsOf('stains').open).toBe(true)
  })

  it('are shown whatever the link names', async () => {
    openFaq('/faq#100%')
    expect(await tab('Ordering')).toHaveAttribute('aria-selected', 'true')
  })

  it('are leafed through by keys: one Tab stop, arrows around it, Home and End', async () => {
    const { user } = openFaq()
    ;(await tab('Ordering')).focus()
    await user.keyboard('{ArrowRight}')
    expect(await tab('Care')).toHaveFocus()
    await waitFor(async () => expect(await tab('Care')).toHaveAttribute('aria-selected', 'true'))
    expect(await tab('Ordering')).toHaveAttribute('tabindex', '-1')
    await user.keyboard('{ArrowRight}')
    await waitFor(async () => expect(await tab('Ordering')).toHaveAttribute('aria-selected', 'true'))
    await user.keyboard('{End}')
    await waitFor(async () => expect(await tab('Care')).toHaveAttribute('aria-selected', 'true'))
    await user.keyboard('{Home}')
    expect(await tab('Ordering')).toHaveFocus()
  })

  it('are told to search engines as they stand there', async () => {
    openFaq()
    await tab('Care')
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    expect(data).toContain('FAQPage')
    expect(data).toContain('About stains?')
  })
})
