import * as messages from '@nawl/messages/trade-account'
import * as proofs from '@nawl/messages/proofs'
import { Link } from 'react-router'

import { ButtonLink } from '../../ui/controls/button.tsx'
import { Section } from '../../ui/section.tsx'
import { formatDay } from '../../sales/order/format-moment.ts'
import type { ProjectEditor } from './use-project.ts'

/** The proofs of a project, and the way to another: what the client sees, says and approves. */
export function ClientSection({ editor: { project } }: { readonly editor: ProjectEditor }) {
  const isFirst = project.proofs.length === 0
  return (
    <Section title={messages.forClient}>
      <p className="type-ui mt-3 text-graphite">{messages.forClientMeaning}</p>
      <ul className="trade-list mt-4">
        {project.proofs.map(({ id, title, lines, approved, openThreads, state, touchedAt }) => (
          <li key={id}>
            <Link to={`/account/proofs/${id}`} className="trade-row">
              <span className="type-h4 wrap-anywhere">
                <bdi>{title}</bdi>
              </span>
              <span className="type-caption figures text-graphite">
                {proofs.listed({ lines, approved, open: openThreads })}
                {' · '}
                {proofs.stateOn({ state, day: formatDay(touchedAt) })}
              </span>
            </Link>
          </li>
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
