import type { ShownApproval } from '@nawl/contract/sales/approval'
import * as messages from '@nawl/messages/approval'
import { yarnNameOf } from '@nawl/messages/yarns'

import { Pompom } from '../../../ui/pompom.tsx'
import { Sentence, unseen } from '../../../ui/text/sentence.tsx'
import { nearness } from '../timeline/nearness.ts'

/** Each yarn as it is on the screen and as it was measured, with the difference. */
export function MeasuredYarns({ yarns }: Pick<ShownApproval, 'yarns'>) {
  return (
    <table className="approval-yarns type-ui mt-5">
      <caption className="type-h4 text-start">{messages.measured}</caption>
      <thead>
        <tr className="type-caption text-graphite">
          <th scope="col">{messages.yarn}</th>
          <th scope="col">{messages.onScreen}</th>
          <th scope="col">{messages.inWool}</th>
          <th scope="col">{messages.difference}</th>
        </tr>
      </thead>
      <tbody>
        {yarns.map((yarn) => (
          <YarnRow key={`${yarn.hex} ${yarn.isReplaced}`} yarn={yarn} />
        ))}
      </tbody>
    </table>
  )
}

function YarnRow({
  yarn: { name, hex, measured, isReplaced },
}: {
  readonly yarn: ShownApproval['yarns'][number]
}) {
  return (
    <tr>
      <th scope="row">
        {yarnNameOf(name)}
        {isReplaced && <span className="type-caption block text-graphite">{messages.replaced}</span>}
      </th>
      <td>
        <Pompom hex={hex} size={40} />
      </td>
      {measured ? (
        <>
          <td>
            <Pompom hex={measured.hex} size={40} />
          </td>
          <td className="figures">
            <Sentence
              parts={messages.deltaE({
                hidden: unseen,
                deltaE: measured.deltaE.toFixed(1),
                near: nearness(measured.deltaE),
              })}
            />
            <span aria-hidden className="type-caption block text-graphite">
              {messages.near({ near: nearness(measured.deltaE) })}
            </span>
          </td>
        </>
      ) : (
        <td colSpan={2} className="type-caption text-graphite">
          {messages.notMeasured}
        </td>
      )}
    </tr>
  )
}
