import './yarn-ledger.css'

import type { MissingYarn, YarnNeedsList } from '@nawl/contract/desk/yarn-ledger'
import * as messages from '@nawl/messages/yarn-ledger'
import { Link } from 'react-router'

import { formatDay } from '../../sales/order/format-moment.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Pompom } from '../../ui/pompom.tsx'
import { AdminPage } from '../admin-page.tsx'
import { ColumnHeads } from '../column-heads.tsx'
import { ExportButton } from '../list/export-button.tsx'
import { useAdmin } from '../use-admin.ts'
import { yarnTitle } from '../yarns/yarn-columns.tsx'
import { ledgerPath } from './ledger-path.ts'
import { ToLedger } from './to-ledger.tsx'

export default function YarnNeedsRoute() {
  const read = useAdmin<YarnNeedsList>('/api/desk/yarn/needs')
  return (
    <AdminPage title={messages.needsTitle} read={read}>
      {(list) => <Needs list={list} />}
    </AdminPage>
  )
}

function Needs({ list: { needs, days } }: { readonly list: YarnNeedsList }) {
  return (
    <div className="yarn-needs">
      <div className="yarn-needs-acts">
        <ToLedger />
      </div>
      <h1 className="type-h2">{messages.needsTitle}</h1>
      <p className="type-ui mt-2 max-w-[60em] text-graphite">{messages.needsMeaning({ days })}</p>
      {needs.length === 0 ? (
        <p className="type-body mt-8">{messages.nothingMissing}</p>
      ) : (
        <>
          <div className="yarn-needs-acts yarn-acts mt-4">
            <ExportButton
              file={{
                label: messages.csv,
                address: '/api/desk/yarn/needs/export',
                name: 'yarn-needs.csv',
                body: {},
              }}
            />
            <Button small onClick={() => window.print()}>
              {messages.print}
            </Button>
          </div>
          <table className="desk-table yarn-ledger type-ui mt-6">
            <ColumnHeads
              labels={[
                messages.columnYarn,
                messages.columnGrams,
                messages.columnOrderBy,
                messages.columnOrders,
              ]}
            />
            <tbody>
              {needs.map((need) => (
                <Need key={need.code} need={need} />
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  )
}

function Need({ need }: { readonly need: MissingYarn }) {
  const { code, hex, supplier, article, isCounted, comesOn, grams, free, orderBy, isDue, orders } = need
  return (
    <tr>
      <th scope="row">
        <span className="yarn-ledger-name">
          <Pompom hex={hex} size={32} />
          <span className="min-w-0">
            <Link to={ledgerPath(code)}>
              <bdi>{yarnTitle(need)}</bdi>
            </Link>
            <bdi dir="ltr" className="type-caption block text-graphite">
              {code}
            </bdi>
            {supplier && (
              <bdi className="type-caption block text-graphite">
                {messages.supplier({ supplier, article })}
              </bdi>
            )}
          </span>
        </span>
      </th>
      <td className="figures" data-label={messages.columnGrams}>
        <span>
          {messages.grams({ grams })}
          {free > 0 && (
            <span className="type-caption block text-graphite">{messages.freeToo({ grams: free })}</span>
          )}
          {!isCounted && <span className="type-caption block text-graphite">{messages.neverCounted}</span>}
        </span>
      </td>
      <td className={isDue ? 'text-madder-deep' : ''} data-label={messages.columnOrderBy}>
        <span>
          {orderBy && (isDue ? messages.today : formatDay(orderBy))}
          {comesOn && (
            <span className="type-caption block text-graphite">
              {messages.comesOnShort({ day: formatDay(`${comesOn}T08:00:00Z`) })}
            </span>
          )}
        </span>
      </td>
      <td className="type-caption" data-label={messages.columnOrders}>
        <span>
          {orders.map((order) => (
            <span key={order.number} className="block figures">
              {messages.orderGrams({ number: order.number, grams: order.grams })}
            </span>
          ))}
        </span>
      </td>
    </tr>
  )
}
