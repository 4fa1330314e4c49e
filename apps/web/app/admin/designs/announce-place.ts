import type { DesignList } from '@nawl/contract/desk/design'
import * as messages from '@nawl/messages/desk-designs'
import * as documents from '@nawl/messages/documents'

import { callJson } from '../../sales/order/calls/call-json.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { toast } from '../../ui/toasts/toast.ts'

/** Confirms that a design is public, where it stands in the shop, and leads to the page on which that is changed. */
export async function announcePlace(slug: string): Promise<void> {
  const called = await callJson<DesignList>(accountFetch, '/api/desk/designs')
  const sold = called.ok ? called.answer.designs.filter(({ state }) => state === 'public') : []
  const place = 1 + sold.findIndex((design) => design.slug === slug)
  if (place === 0) toast(documents.published)
  else {
    const said = messages.publishedAt({ place, count: sold.length })
    toast(said, { label: messages.changeOrder, to: '/desk/designs' })
  }
}
