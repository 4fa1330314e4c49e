import type { ApiTokenList } from '@nawl/contract/desk/api-tokens'
import * as messages from '@nawl/messages/integrations'

import { ColumnHeads } from '../column-heads.tsx'
import { ConfirmAction } from '../../sales/order/actions/confirm-action.tsx'
import { formatDay, shortMoment } from '../../sales/order/format-moment.ts'
import { changeAtDesk } from '../change-at-desk.ts'
import { scopeName } from './names.ts'

export const TOKENS = '/api/desk/tokens'

type Token = ApiTokenList['tokens'][number]
type TokenTableProps = {
  readonly tokens: readonly Token[]
  readonly show: (list: ApiTokenList) => void
}

/** The tokens: what each may do, until when, and when it was last used. */
export function TokenTable({ tokens, show }: TokenTableProps) {
  if (tokens.length === 0) return <p className="type-body mt-4">{messages.noTokens}</p>
  return (
    <table className="desk-table type-ui mt-4">
      <ColumnHeads labels={[messages.name, messages.scopes, messages.validity, messages.changes]} />
      <tbody>
        {tokens.map((token) => (
          <tr key={token.id}>
            <th scope="row" className="integration-name">
              <bdi>{token.name}</bdi>
              <span className="type-caption block text-graphite">
                {messages.endsWith({ ending: token.ending })}
              </span>
            </th>
            <td className="type-caption">
              <Scopes token={token} />
            </td>
            <td className="type-caption">
              <Validity token={token} />
            </td>
            <td>
              {token.revoked === null && (
                <ConfirmAction
                  label={messages.revoke}
                  title={messages.revokeTitle({ name: token.name })}
                  description={messages.revokeMeaning}
                  act={messages.revoke}
                  busyWords={messages.oneMoment}
                  onAct={() =>
                    changeAtDesk<ApiTokenList>({
                      method: 'DELETE',
                      path: `${TOKENS}/${token.id}`,
                      success: messages.revoked,
                      show,
                    })
                  }
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Scopes({ token: { scopes, effective, revoked } }: { readonly token: Token }) {
  const lost = scopes.filter((scope) => !effective.includes(scope))
  return (
    <>
      {scopes.map((scope) => (
        <span key={scope} className="block">
          {scopeName(scope)}
        </span>
      ))}
      {lost.length > 0 && revoked === null && (
        <span className="block text-madder-deep">
          {messages.noEffect({ scopes: lost.map(scopeName).join(' · ') })}
        </span>
      )}
    </>
  )
}

function Validity({ token }: { readonly token: Token }) {
  const { expiresAt, revoked, lastUsedOn, createdBy, createdAt } = token
  return (
    <>
      {revoked ? messages.revokedBy({ by: revoked.by, moment: shortMoment(revoked.at) }) : expiry(expiresAt)}
      <span className="block">
        {messages.lastUsed}: {lastUsedOn === null ? messages.never : formatDay(`${lastUsedOn}T12:00:00Z`)}
      </span>
      <span className="block wrap-anywhere text-graphite">
        {messages.createdBy({ by: createdBy, moment: shortMoment(createdAt) })}
      </span>
    </>
  )
}

function expiry(expiresAt: string | null): string {
  if (expiresAt === null) return messages.noExpiry
  const moment = shortMoment(expiresAt)
  return new Date(expiresAt) > new Date() ? messages.until({ moment }) : messages.expired({ moment })
}
