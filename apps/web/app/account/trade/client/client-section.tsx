import * as messages from '@nawl/messages/trade-account'
import * as proofs from '@nawl/messages/proofs'

import { ButtonLink } from '../../../ui/controls/button.tsx'
import { Section } from '../../../ui/section.tsx'
import { formatDay } from '../../../sales/order/format-moment.ts'
import { TradeRow } from '../trade-row.tsx'
import type { ProjectEditor } from '../use-project.ts'

/** The proofs of a project, and the way to another: what the client sees, says and approves. */
export function ClientSection({ editor: { project } }: { readonly editor: ProjectEditor }) {
  const isFirst = project.proofs.length === 0
  return (
    <Section title={messages.forClient}>
      <p className="type-ui mt-3 text-graphite">{messages.forClientMeaning}</p>
      <ul className="trade-list mt-4">
        {project.proofs.map(({ id, title, lines, approved, openThreads, state, touchedAt }) => (
          <TradeRow key={id} to={`/account/proofs/${id}`} name={title}>
            {proofs.listed({ lines, approved, open: openThreads })}
            {' · '}
            {proofs.stateOn({ state, day: formatDay(touchedAt) })}
          </TradeRow>
        ))}
      </ul>
      {project.options.length === 0 ? (
        <p className="type-ui mt-4">{messages.noOptionsToShow}</p>
      ) : (
        <ButtonLink small={!isFirst} className="mt-5" to={`/account/projects/${project.id}/proof`}>
          {messages.makeProof}
        </ButtonLink>
      )}
    </Section>
  )
}
