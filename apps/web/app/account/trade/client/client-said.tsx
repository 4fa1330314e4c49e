import type { ProjectAnswer } from '@nawl/contract/trade/project'
import * as messages from '@nawl/messages/trade-account'

import { formatDay } from '../../../sales/order/format-moment.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { InlineLink } from '../../../ui/controls/inline-link.tsx'

type ClientSaidProps = {
  readonly client: NonNullable<ProjectAnswer['options'][number]['client']>
  /** Puts the newer version that was approved into the project; null once it is there. */
  readonly onTake: (() => void) | null
}

/** What the client said of an option, with the way to the proof. */
export function ClientSaid({
  client: { proof, decision, author, at, remarks, isNewer },
  onTake,
}: ClientSaidProps) {
  const day = at === null ? '' : formatDay(at)
  const isNewerApproved = isNewer && decision === 'approved'
  return (
    <div className="trade-said type-caption">
      <p className={decision === 'approved' && !isNewer ? 'font-medium' : 'text-graphite'}>
        {isNewerApproved
          ? messages.newerApproved({ author, day })
          : messages.clientState({ decision: (!isNewer && decision) || 'waiting', author, day })}
      </p>
      <p>
        {remarks > 0 && `${messages.clientRemarks({ n: remarks })} · `}
        <InlineLink to={`/account/proofs/${proof}`}>{messages.openProof}</InlineLink>
      </p>
      {isNewerApproved && onTake && (
        <Button small className="mt-1 justify-self-start" onClick={onTake}>
          {messages.takeNewer}
        </Button>
      )}
    </div>
  )
}
