import { data } from 'react-router'

import { postForm } from '../../api/post-form.ts'
import { pageContext } from '../../page/page-context.ts'
import type { Route } from './+types/order.route'
import { orderPath } from './calls/order-calls.ts'
import { PAGE_STATUS, readOrder } from './calls/read-order.ts'

/** Loads the order for visitors with a link; only the browser knows who is signed in, and loads it later. */
export async function loader({ params: { number }, request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token')
  const { fetchApi } = context.get(pageContext)
  const linked = await readOrder(fetchApi, number, token)
  return data({ token, linked }, { status: PAGE_STATUS[linked.status] })
}

/** Sends a new link to a customer whose link has expired. */
export async function action({ params: { number }, request, context }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('token')
  const form = await request.formData()
  return postForm(context.get(pageContext).fetchApi, orderPath({ number, token }, '/link'), form)
}

/** Orders are private, also towards the next person at this browser. */
export function headers(): HeadersInit {
  return { 'cache-control': 'private, no-store' }
}
