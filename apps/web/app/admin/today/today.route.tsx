import type { TodayAnswer, TodayKind } from '@nawl/contract/desk/today'
import * as deskMessages from '@nawl/messages/desk'
import { LANGUAGE } from '@nawl/messages/language'
import * as messages from '@nawl/messages/today'
import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'

import { inLanguage } from '../../api/in-language.ts'
import { formatDay } from '../../sales/order/format-moment.ts'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { Section } from '../../ui/section.tsx'
import { AdminPage } from '../admin-page.tsx'
import { usePermission } from '../desk-caller.ts'
import { addressOf } from '../list/list-query.ts'
import { SearchForm } from '../list/search-form.tsx'
import { messagePath } from '../messages/message-path.ts'
import { documentPage } from '../staff/change-page.ts'
import { pageName } from '../texts/page-name.ts'
import { useAdmin } from '../use-admin.ts'

type Group = TodayAnswer['groups'][number]
type Item = Group['items'][number]

/** Documents with the sentences of a page. */
const SENTENCES = 'sentences/'

/** The first page of the desk: what waits for whoever opens it. */
export default function TodayRoute() {
  const read = useAdmin<TodayAnswer>(inLanguage('/api/desk/today'))
  const mayFind = usePermission('orders.read')
  return (
    <AdminPage title={messages.title} read={read}>
      {({ groups }) => (
        <>
          <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4 pb-4">
            <h1 className="type-h2">{messages.title}</h1>
            {mayFind && <FindOrder />}
          </div>
          {groups.length === 0 ? (
            <p className="type-body py-6">{messages.nothing}</p>
          ) : (
            <div className="mt-4 columns-[340px] gap-14">
              {groups.map((group) => (
                <Waiting key={group.kind} group={group} />
              ))}
            </div>
          )}
        </>
      )}
    </AdminPage>
  )
}

/** Leads to the list of orders. */
function FindOrder() {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const find = () => {
    const search = field.current?.value.trim() ?? ''
    void navigate(addressOf('/desk', search === '' ? '' : new URLSearchParams({ search }).toString()))
  }
  return <SearchForm label={deskMessages.searchLabel} field={field} onSearch={find} action="/desk" />
}

function Waiting({ group: { kind, count, items } }: { readonly group: Group }) {
  const seesOrders = usePermission('orders.read')
  const { all, item: pathOf } = pathsOf(kind, seesOrders)
  const title = (
    <span className="flex items-baseline justify-between gap-4">
      {messages.groupName({ kind })}{' '}
      <span className="figures type-ui text-graphite">{count.toLocaleString(LANGUAGE.tag)}</span>
    </span>
  )
  return (
    <Section title={title} className="break-inside-avoid pb-10">
      <ul className="type-ui mt-3 border-t border-ink">
        {items.map((item) => (
          // Two claims can be of one order.
          <li key={`${item.key} ${item.since}`} className="border-b border-rule py-2">
            <Link
              to={pathOf(item.key)}
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-4 wrap-anywhere"
            >
              <Name kind={kind} item={item} />
            </Link>
            <About item={item} />
          </li>
        ))}
      </ul>
      {count > items.length && <TextLink to={all}>{messages.seeAll({ count })}</TextLink>}
    </Section>
  )
}

function Name({ kind, item: { key, name } }: { readonly kind: TodayKind; readonly item: Item }) {
  if (kind === 'drafts' && key.startsWith(SENTENCES)) return pageName(key.slice(SENTENCES.length))
  const isNamed = kind === 'messages' || kind === 'trade' || (kind === 'drafts' && name)
  // The span is as wide as the row, so that lines of another direction begin where the row does.
  if (isNamed)
    return (
      <span>
        <bdi>{name}</bdi>
      </span>
    )
  return (
    <span>
      <bdi dir="ltr">{key}</bdi>
      {name && (
        <>
          {' · '}
          <bdi>{name}</bdi>
        </>
      )}
    </span>
  )
}

const About = ({ item: { who, since, dueBy } }: { readonly item: Item }) => (
  <p className="type-caption text-graphite wrap-anywhere">
    {dueBy === null ? messages.since({ day: formatDay(since) }) : messages.dueBy({ day: formatDay(dueBy) })}
    {who !== null && (
      <>
        {' · '}
        <bdi>{who}</bdi>
      </>
    )}
  </p>
)

type Paths = { readonly all: string; readonly item: (key: string) => string }

/** Where something is dealt with. Whoever sees no orders finds their rugs in the workshop. */
function pathsOf(kind: TodayKind, seesOrders: boolean): Paths {
  const order = (key: string) => (seesOrders ? `/desk/${key}` : '/desk/workshop')
  switch (kind) {
    case 'messages':
      return { all: '/desk/messages', item: messagePath }
    case 'trade':
      return { all: '/desk/trade', item: () => '/desk/trade' }
    case 'drafts':
      return { all: '/desk/texts', item: documentPage }
    case 'attention':
      return { all: '/desk/money', item: order }
    case 'start':
      return { all: '/desk/workshop', item: order }
    case 'claims':
      return { all: '/desk', item: order }
    case 'late':
      return { all: seesOrders ? '/desk?overdue=1' : '/desk/workshop', item: order }
    case 'quotes':
      return { all: '/desk?state=quote_requested', item: order }
    case 'ship':
      return { all: '/desk?state=ready', item: order }
  }
}
