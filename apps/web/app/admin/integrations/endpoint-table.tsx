import type { WebhookEndpoint, WebhookList, WebhookWithSecret } from '@nawl/contract/desk/webhooks'
import * as messages from '@nawl/messages/integrations'
import { Link } from 'react-router'

import { ColumnHeads } from '../column-heads.tsx'
import { ConfirmAction } from '../../sales/order/actions/confirm-action.tsx'
import { shortMoment } from '../../sales/order/format-moment.ts'
import { changeAtDesk } from '../change-at-desk.ts'
import { EndpointFields, endpointIn } from './endpoint-fields.tsx'
import { typeName } from './names.ts'

export const WEBHOOKS = '/api/desk/webhooks'

type EndpointTableProps = {
  readonly endpoints: readonly WebhookEndpoint[]
  readonly show: (list: WebhookList) => void
  readonly showSecret: (secret: string) => void
}

/** The endpoints: what each is told, whether it works, and what can be changed. */
export function EndpointTable({ endpoints, ...changes }: EndpointTableProps) {
  if (endpoints.length === 0) return <p className="type-body mt-4">{messages.noWebhooks}</p>
  return (
    <table className="desk-table type-ui mt-4">
      <ColumnHeads labels={[messages.address, messages.events, messages.state, messages.changes]} />
      <tbody>
        {endpoints.map((endpoint) => (
          <tr key={endpoint.id}>
            <th scope="row" className="integration-name">
              <bdi dir="ltr">{endpoint.url}</bdi>
              <span className="type-caption block text-graphite">{endpoint.description}</span>
            </th>
            <td className="type-caption">
              {endpoint.types.map((type) => (
                <span key={type} className="block">
                  {typeName(type)}
                </span>
              ))}
            </td>
            <td className="type-caption">
              <State endpoint={endpoint} />
            </td>
            <td>
              <Changes endpoint={endpoint} {...changes} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Whether it is on, and since when it fails. */
export function State({ endpoint }: { readonly endpoint: WebhookEndpoint }) {
  const { isOn, offReason, failingSince, oldSecretUntil } = endpoint
  return (
    <>
      {isOn && !failingSince && messages.on}
      {isOn && failingSince && messages.failing({ moment: shortMoment(failingSince) })}
      {!isOn && (offReason === 'failing' ? messages.offFailing : messages.off)}
      {oldSecretUntil && (
        <span className="block text-graphite">
          {messages.oldSecret({ moment: shortMoment(oldSecretUntil) })}
        </span>
      )}
    </>
  )
}

type ChangesProps = Omit<EndpointTableProps, 'endpoints'> & { readonly endpoint: WebhookEndpoint }

function Changes({ endpoint, show, showSecret }: ChangesProps) {
  const { id, isOn, url, description, types } = endpoint
  const path = `${WEBHOOKS}/${id}`
  const put = (body: object, success: string) =>
    changeAtDesk<WebhookList>({ method: 'PUT', path, body, success, show })
  const save = async (form: FormData) => {
    const values = endpointIn(form)
    return typeof values === 'string' ? values : put({ ...values, isOn }, messages.saved)
  }
  const turn = () =>
    put({ url, description, types, isOn: !isOn }, isOn ? messages.turnedOff : messages.turnedOn)
  const rotate = () =>
    changeAtDesk<WebhookWithSecret>({
      method: 'POST',
      path: `${path}/secret`,
      success: messages.secretMade,
      show: ({ secret, ...list }) => {
        show(list)
        showSecret(secret)
      },
    })
  const common = { busyWords: messages.oneMoment }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Link to={`/desk/integrations/${id}`}>{messages.deliveries}</Link>
      <ConfirmAction
        {...common}
        label={messages.edit}
        title={messages.editTitle}
        description={messages.editMeaning}
        act={messages.save}
        onAct={save}
      >
        <EndpointFields endpoint={endpoint} />
      </ConfirmAction>
      <ConfirmAction
        {...common}
        label={isOn ? messages.turnOff : messages.turnOn}
        title={isOn ? messages.turnOffTitle : messages.turnOnTitle}
        description={isOn ? messages.turnOffMeaning : messages.turnOnMeaning}
        act={isOn ? messages.turnOff : messages.turnOn}
        onAct={turn}
      />
      <ConfirmAction
        {...common}
        label={messages.newSecret}
        title={messages.newSecretTitle}
        description={messages.newSecretMeaning}
        act={messages.newSecret}
        onAct={rotate}
      />
      <ConfirmAction
        {...common}
        label={messages.remove}
        title={messages.removeTitle}
        description={messages.removeMeaning}
        act={messages.remove}
        onAct={() => changeAtDesk<WebhookList>({ method: 'DELETE', path, success: messages.removed, show })}
      />
    </div>
  )
}
