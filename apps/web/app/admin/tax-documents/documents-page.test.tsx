import type { DocumentList } from '@nawl/contract/desk/tax-documents'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { fakeApi, json } from '../../testing/fake-api.ts'
import { deskCaller } from '../../testing/fake-desk.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as documentsRoute from './documents.route.tsx'

const taxed = (total: number, vat: number) => ({ total, vat })
const LIST = {
  documents: [
    {
      number: 'CN-2027-000001',
      kind: 'credit-note',
      reason: 'goodwill',
      issuedAt: '2027-01-05T07:00:00.000Z',
      corrects: 'INV-2027-000001',
      orderNumber: 'NW-7K4M-3PXA',
      name: 'Noura Al Mansoori',
      taxNumber: '',
      country: 'AE',
      vatPercent: 5,
      amounts: { USD: taxed(1_000, 48), AED: taxed(3_673, 175) },
    },
  ],
  sums: [
    { kind: 'invoice', vatPercent: 5, count: 1, total: 146_900, vat: 6_995 },
    { kind: 'credit-note', vatPercent: 5, count: 1, total: 3_673, vat: 175 },
  ],
  next: null,
} as const satisfies DocumentList

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

it('lists invoices and credit notes with their tax, and what they add up to', async () => {
  fakeApi({
    ...fakeSession(),
    ...deskCaller('accountant'),
    'GET /healthz': () => json({}),
    'GET /api/desk/documents': () => json(LIST),
    'GET /api/desk/views/documents': () => json({ views: [] }),
  })
  renderPage({ module: documentsRoute, path: '/desk/documents', isFrameless: true })
  const row = await screen.findByRole('row', { name: /CN-2027-000001/ })
  expect(row).toHaveTextContent('−AED 36.73')
  expect(row).toHaveTextContent('INV-2027-000001')
  expect(within(row).getByRole('link', { name: 'CN-2027-000001' })).toHaveAttribute(
    'href',
    '/desk/NW-7K4M-3PXA',
  )
  const together = screen.getByRole('row', { name: /^Total\b/ })
  expect(
    within(together)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['2', 'AED 1,364.07', 'AED 68.20', 'AED 1,432.27'])
})

it('gives no sign to the tax of a credit note that has none', async () => {
  const [note] = LIST.documents
  const untaxed = { ...note, vatPercent: 0, amounts: { USD: taxed(1_000, 0), AED: taxed(3_673, 0) } }
  const sums = [{ kind: 'credit-note', vatPercent: 0, count: 1, total: 3_673, vat: 0 }]
  fakeApi({
    ...fakeSession(),
    ...deskCaller('accountant'),
    'GET /healthz': () => json({}),
    'GET /api/desk/documents': () => json({ documents: [untaxed], sums, next: null }),
    'GET /api/desk/views/documents': () => json({ views: [] }),
  })
  renderPage({ module: documentsRoute, path: '/desk/documents', isFrameless: true })
  expect(await screen.findAllByRole('cell', { name: 'AED 0.00' })).toHaveLength(3)
})
