import type { ListName, SavedViews as Views } from '@nawl/contract/desk/lists'
import * as messages from '@nawl/messages/desk-list'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'

import { callJson } from '../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { Glyph } from '../../ui/glyph.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { LocalForm } from '../../ui/forms/local-form.tsx'
import { emptied } from '../../ui/forms/emptied.ts'
import { useAdmin } from '../use-admin.ts'
import { addressOf, withParams } from './list-query.ts'

type SavedViewsProps = { readonly list: ListName; readonly path: string }

/** The member's own views of a list: links with a name. */
export function SavedViews({ list, path }: SavedViewsProps) {
  const [params] = useSearchParams()
  const address = `/api/desk/views/${list}`
  const { seen, show } = useAdmin<Views>(address)
  const [name, setName] = useState('')
  const query = withParams(params, {})
  const views = seen.status === 'shown' ? seen.value.views : []
  const current = views.find((view) => view.query === query)

  async function send(to: string, init: RequestInit): Promise<boolean> {
    const called = await callJson<Views>(accountFetch, to, init)
    if (called.ok) show(called.answer)
    else toast(refusalMessage(called.fault))
    return called.ok
  }
  async function save() {
    if (name.trim() === '') return
    const body = JSON.stringify({ name: name.trim(), query })
    const headers = { 'content-type': 'application/json' }
    if (await send(address, { method: 'PUT', headers, body })) setName(emptied(name))
  }

  if (views.length === 0 && query === '') return null
  return (
    <div className="desk-views type-ui">
      {views.length > 0 && (
        <ul aria-label={messages.views}>
          {views.map((view) => (
            <li key={view.name}>
              <Link to={addressOf(path, view.query)} aria-current={view.query === query ? 'page' : undefined}>
                <bdi>{view.name}</bdi>
              </Link>
              {view === current && (
                <button
                  type="button"
                  aria-label={messages.forgetView({ name: view.name })}
                  onClick={() =>
                    void send(`${address}?name=${encodeURIComponent(view.name)}`, { method: 'DELETE' })
                  }
                >
                  <Glyph name="close" size={14} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {query !== '' && !current && (
        <LocalForm onSend={save}>
          <input
            aria-label={messages.viewName}
            placeholder={messages.viewName}
            value={name}
            maxLength={60}
            onChange={(event) => setName(event.target.value)}
          />
          <button type="submit">{messages.saveView}</button>
        </LocalForm>
      )}
    </div>
  )
}
