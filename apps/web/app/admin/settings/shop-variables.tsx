import type { ShopVariables as Variables } from '@nawl/contract/desk/shop-variables'
import * as messages from '@nawl/messages/shop-settings'

import { Section } from '../../ui/section.tsx'
import { useAdmin } from '../use-admin.ts'

/** What owners read here and whoever runs the server changes, each with the name to ask by. */
export function ShopVariables() {
  const { seen } = useAdmin<Variables>('/api/desk/settings/variables')
  if (seen.status !== 'shown') return null
  const { variables, orderPrefix } = seen.value
  return (
    <Section title={messages.variables}>
      <p className="type-ui mt-2 text-graphite">{messages.variablesMeaning}</p>
      <dl className="type-ui mt-4 grid gap-3">
        {variables.map(({ name, value }) => (
          <div key={name}>
            <dt className="type-caption text-graphite">
              {messages.variable({ name })} <code dir="ltr">{name}</code>
            </dt>
            <dd className="wrap-anywhere">{value === null ? messages.notSet : <bdi>{value}</bdi>}</dd>
          </div>
        ))}
        <div>
          <dt className="type-caption text-graphite">{messages.orderPrefix}</dt>
          <dd>
            <bdi dir="ltr">{orderPrefix}</bdi>
          </dd>
        </div>
      </dl>
    </Section>
  )
}
