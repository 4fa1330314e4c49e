import type { ActivityResponse } from '@nawl/contract/desk/activity'
import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import * as messages from '@nawl/messages/staff'
import { Link, useSearchParams } from 'react-router'

import { actorName } from '../actor-name.ts'
import { ColumnHeads } from '../column-heads.tsx'
import { shortMoment } from '../../sales/order/format-moment.ts'
import { AdminPage } from '../admin-page.tsx'
import { useAdmin } from '../use-admin.ts'
import { changePage } from './change-page.ts'
import { changeText } from './change-text.ts'
import { useDocumentNames } from './use-document-names.ts'

export default function ActivityRoute() {
  const [search] = useSearchParams()
  const read = useAdmin<ActivityResponse>(`/api/desk/activity?${search.toString()}`)
  return (
    <AdminPage title={messages.activity} read={read}>
      {(found) => <Activity found={found} />}
    </AdminPage>
  )
}

/** A page of what was changed at the desk, newest first. */
function Activity({ found: { changes, next } }: { readonly found: ActivityResponse }) {
  const documentName = useDocumentNames()
  return (
    <>
      <h1 className="type-h2">{messages.activity}</h1>
      <p className="type-ui mt-2 text-graphite">{messages.activityMeaning}</p>
      {changes.length === 0 ? (
        <p className="type-body mt-8">{messages.noActivity}</p>
      ) : (
        <table className="desk-table type-ui figures mt-6">
          <ColumnHeads labels={[messages.when({ zone: SHOP_ZONE_NAME }), messages.by, messages.what]} />
          <tbody>
            {changes.map((change) => (
              <tr key={change.id}>
                <td className="whitespace-nowrap">{shortMoment(change.at)}</td>
                <td className="wrap-anywhere">
                  <bdi>{actorName(change.by)}</bdi>
                </td>
                <td>
                  <Link to={changePage(change)} className="underline">
                    {changeText(change, documentName)}
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {next !== null && (
        <p className="mt-6">
          <Link className="type-ui underline" to={`/desk/activity?before=${encodeURIComponent(next)}`}>
            {messages.olderActivity}
          </Link>
        </p>
      )}
    </>
  )
}
