import type { ShownProofLine } from '@nawl/contract/proofs/proof'
import * as messages from '@nawl/messages/proof'

import { formatMoment } from '../sales/order/format-moment.ts'

/** Who decided what about a line, and when: the last about its newest version first, earlier ones below. */
export function DecisionState({ line }: { readonly line: ShownProofLine }) {
  const { decided, decisions, versions } = line
  const earlier = decisions.filter(({ id }) => id !== decided?.id).toReversed()
  const hash = versions.find(({ id }) => id === decided?.version)?.hash
  return (
    <div className="proof-state" role="status">
      {decided ? (
        <p className={`type-ui font-medium proof-${decided.decision}`}>
          {messages.decidedBy({
            decision: decided.decision,
            name: decided.author,
            moment: formatMoment(decided.at),
          })}
        </p>
      ) : (
        <p className="type-ui">{messages.undecided}</p>
      )}
      {decided?.decision === 'approved' && hash !== undefined && (
        <p className="type-caption figures text-graphite" dir="auto">
          {messages.hash({ hash: hash.slice(0, 16).replaceAll(/.{4}(?=.)/g, '$& ') })}
        </p>
      )}
      {earlier.length > 0 && (
        <ul className="type-caption text-graphite">
          {earlier.map((one) => (
            <li key={one.id}>
              {messages.decidedEarlier({
                decision: one.decision,
                number: versions.find(({ id }) => id === one.version)?.number ?? 1,
                name: one.author,
                moment: formatMoment(one.at),
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
