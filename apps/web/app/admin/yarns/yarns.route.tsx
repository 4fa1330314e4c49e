import './yarns.css'

import type { DeskYarn, YarnList, YarnStockAnswer } from '@nawl/contract/desk/yarns'
import { BUILT_IN_FAMILIES } from '@nawl/domain/yarn/library/built-in-card'
import * as csvMessages from '@nawl/messages/desk-csv'
import * as listMessages from '@nawl/messages/desk-list'
import * as messages from '@nawl/messages/desk-yarns'
import { yarnNameOf } from '@nawl/messages/yarns'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { callJson, command } from '../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { AdminPage } from '../admin-page.tsx'
import { DeskList } from '../list/desk-list.tsx'
import { ExportButton, type ExportFile } from '../list/export-button.tsx'
import type { ListFilter } from '../list/list-filters.tsx'
import { useAdmin } from '../use-admin.ts'
import { yarnColumns } from './yarn-columns.tsx'

const PATH = '/desk/yarns'

export default function YarnsRoute() {
  const [search] = useSearchParams()
  const read = useAdmin<YarnList>(`/api/desk/yarns?${search.toString()}`)
  return (
    <AdminPage title={messages.title} read={read}>
      {(list) => <Yarns list={list} show={read.show} />}
    </AdminPage>
  )
}

type YarnsProps = { readonly list: YarnList; readonly show: (list: YarnList) => void }

/** The shade card, with what is out of stock. */
function Yarns({ list, show }: YarnsProps) {
  const [busy, setBusy] = useState(false)
  async function stock(codes: readonly string[], isOut: boolean): Promise<void> {
    if (busy) return
    setBusy(true)
    const sent = { ...command({ codes, isOut }), method: 'PUT' }
    const called = await callJson<YarnStockAnswer>(accountFetch, '/api/desk/yarns/stock', sent)
    setBusy(false)
    if (!called.ok) return toast(refusalMessage(called.fault))
    const changed = new Map(called.answer.yarns.map((yarn) => [yarn.code, yarn]))
    show({ ...list, yarns: list.yarns.map((yarn) => changed.get(yarn.code) ?? yarn) })
    toast(stockText(called.answer.yarns, isOut))
  }
  return (
    <DeskList
      list="yarns"
      path={PATH}
      title={messages.title}
      searchLabel={messages.searchLabel}
      foundLabel={messages.found}
      filters={FILTERS}
      columns={yarnColumns(({ code, isOut }) => void stock([code], !isOut), busy)}
      defaultSort="code"
      rows={list.yarns}
      keyOf={({ code }) => code}
      next={list.next}
      none={messages.none}
      files={[fileOf()]}
      bulk={(codes, choose) => (
        <>
          {[true, false].map((isOut) => (
            <Button
              key={String(isOut)}
              small
              aria-disabled={busy}
              onClick={() => void stock(codes, isOut).then(() => choose([]))}
            >
              {isOut ? messages.putOut : messages.putBack}
            </Button>
          ))}
          <ExportButton file={fileOf(codes)} />
        </>
      )}
      before={
        <p className="type-ui flex flex-wrap gap-x-8">
          <span className="inline-flex min-h-11 items-center text-graphite">
            {messages.count({ count: list.count })}
          </span>
          <TextLink to={`${PATH}/new`}>{messages.add}</TextLink>
          <TextLink to={`${PATH}/import`}>{csvMessages.importCsv}</TextLink>
        </p>
      }
    />
  )
}

function stockText(yarns: readonly DeskYarn[], isOut: boolean): string {
  const [first] = yarns
  const said = { name: yarns.length === 1 && first ? yarnNameOf(first.name.en) : '', count: yarns.length }
  return isOut ? messages.didPutOut(said) : messages.didPutBack(said)
}

const fileOf = (codes?: readonly string[]): ExportFile => ({
  label: listMessages.exportCsv,
  address: '/api/desk/yarns/export',
  name: 'yarns.csv',
  body: codes ? { codes } : {},
})

const FILTERS: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'family',
    label: messages.family,
    any: messages.anyFamily,
    options: BUILT_IN_FAMILIES.map(({ name }) => ({ value: name, label: yarnNameOf(name) })),
  },
  {
    kind: 'choice',
    name: 'stock',
    label: messages.stock,
    any: messages.onCard,
    options: (['in', 'out', 'archived', 'edited'] as const).map((stock) => ({
      value: stock,
      label: messages.stockName({ stock }),
    })),
  },
]
