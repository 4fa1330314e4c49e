import type { ShownApproval } from '@nawl/contract/sales/approval'
import type { OrderResponse } from '@nawl/contract/sales/order'
import * as messages from '@nawl/messages/approval'
import { yarnNameOf } from '@nawl/messages/yarns'

import { Pompom } from '../../../ui/pompom.tsx'
import { ScreenFigure } from './piece-figures.tsx'
import { shortHash } from './short-hash.ts'

type BothVersionsProps = {
  readonly before: ShownApproval
  readonly now: ShownApproval
  readonly line: OrderResponse['lines'][number] | undefined
}

/** What was looked at and what it is by now, side by side: nothing was approved. */
export function BothVersions({ before, now, line }: BothVersionsProps) {
  return (
    <div role="alert" className="mt-4 bg-linen p-5">
      <p className="type-ui font-medium">{messages.changedWhileYouLooked}</p>
      <div className="approval-figures mt-4">
        <Version approval={before} line={line} title={messages.youSaw} />
        <Version approval={now} line={line} title={messages.nowIs} />
      </div>
    </div>
  )
}

type VersionProps = Pick<BothVersionsProps, 'line'> & {
  readonly approval: ShownApproval
  readonly title: string
}

function Version({ approval, line, title }: VersionProps) {
  return (
    <div>
      <h3 className="type-h4">{title}</h3>
      <ScreenFigure
        approval={approval}
        line={line}
        caption={messages.version({ hash: shortHash(approval.hash ?? '') })}
      />
      <ul className="mt-2 grid gap-1">
        {approval.yarns
          .filter(({ isReplaced }) => !isReplaced)
          .map(({ name, hex }) => (
            <li key={hex} className="type-ui flex items-center gap-3">
              <Pompom hex={hex} size={28} />
              {yarnNameOf(name)}
            </li>
          ))}
      </ul>
    </div>
  )
}
