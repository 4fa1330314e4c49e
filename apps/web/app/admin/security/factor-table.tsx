import type { DeskSecurity } from '@nawl/contract/desk/second-factor'
import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import { LANGUAGE } from '@nawl/messages/language'
import * as messages from '@nawl/messages/security'

import { ColumnHeads } from '../column-heads.tsx'
import { ConfirmAction } from '../../sales/order/actions/confirm-action.tsx'
import { shortMoment } from '../../sales/order/format-moment.ts'
import { Section } from '../../ui/section.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { removeFactor } from './change-security.ts'
import type { ShowSecurity } from './security.route.tsx'

type FactorTableProps = { readonly security: DeskSecurity; readonly show: ShowSecurity }

/** The caller's passkeys and apps: since when, and when last used. */
export function FactorTable({ security: { factors }, show }: FactorTableProps) {
  const remove = async (id: string, name: string) => {
    const wrong = await removeFactor(id, LANGUAGE.code, show)
    if (wrong === null) toast(messages.removed({ name }))
    return wrong
  }
  return (
    <Section title={messages.factors}>
      {factors.length === 0 ? (
        <p className="type-body mt-3">{messages.noFactors}</p>
      ) : (
        <table className="desk-table desk-factors type-ui figures mt-3">
          <ColumnHeads
            labels={[
              messages.name,
              messages.kind,
              messages.added({ zone: SHOP_ZONE_NAME }),
              messages.used({ zone: SHOP_ZONE_NAME }),
              messages.changes,
            ]}
          />
          <tbody>
            {factors.map(({ id, kind, name, addedAt, usedAt }) => (
              <tr key={id}>
                <th scope="row" className="wrap-anywhere">
                  <bdi>{name}</bdi>
                </th>
                <td>{messages.kindName({ kind })}</td>
                <td data-label={messages.added({ zone: SHOP_ZONE_NAME })}>{shortMoment(addedAt)}</td>
                <td data-label={messages.used({ zone: SHOP_ZONE_NAME })}>
                  {usedAt ? shortMoment(usedAt) : messages.neverUsed}
                </td>
                <td>
                  <ConfirmAction
                    label={messages.remove}
                    title={messages.removeTitle({ name })}
                    description={factors.length === 1 ? messages.removeLastMeaning : messages.removeMeaning}
                    act={messages.remove}
                    busyWords={messages.oneMoment}
                    onAct={() => remove(id, name)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}
