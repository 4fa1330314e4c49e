import type { RugOfYarn } from '@nawl/contract/desk/yarn-ledger'
import * as messages from '@nawl/messages/yarn-ledger'
import { yarnNameOf } from '@nawl/messages/yarns'

import { Section } from '../../ui/section.tsx'
import { ColumnHeads } from '../column-heads.tsx'
import { rugName } from './rug-name.ts'

type YarnRugsProps = { readonly rugs: readonly RugOfYarn[]; readonly isCounted: boolean }

/** The rugs that are being made in a yarn, with what each has of it. */
export function YarnRugs({ rugs, isCounted }: YarnRugsProps) {
  return (
    <Section title={messages.rugs}>
      {rugs.length === 0 ? (
        <p className="type-body mt-4">{messages.noRugs}</p>
      ) : (
        <table className="desk-table yarn-ledger type-ui mt-4">
          <ColumnHeads
            labels={[
              messages.columnRug,
              messages.columnNeeds,
              messages.columnTaken,
              ...(isCounted ? [messages.columnFrom] : []),
            ]}
          />
          <tbody>
            {rugs.map((rug) => (
              <tr key={`${rug.order} ${rug.line} ${rug.piece}`}>
                <th scope="row">
                  <bdi>{rugName(rug)}</bdi>
                </th>
                <td className="figures" data-label={messages.columnNeeds}>
                  {messages.grams({ grams: rug.grams })}
                </td>
                <td className="figures" data-label={messages.columnTaken}>
                  {messages.grams({ grams: rug.taken })}
                </td>
                {isCounted && (
                  <td className="type-caption" data-label={messages.columnFrom}>
                    <From rug={rug} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}

function From({ rug: { lots, grams, taken, proposed } }: { readonly rug: RugOfYarn }) {
  const missing = grams - taken - lots.reduce((sum, lot) => sum + lot.grams, 0)
  return (
    <span>
      {lots.map(({ lot, grams: reserved }) => (
        <bdi key={lot} className="block">
          {messages.lot({ lot, grams: reserved })}
        </bdi>
      ))}
      {lots.length > 1 && (
        <span className="block text-madder-deep">{messages.twoLots({ count: lots.length })}</span>
      )}
      {proposed !== null && <span className="block">{messages.asked({ yarn: yarnNameOf(proposed) })}</span>}
      {missing > 0 && <span className="block text-madder-deep">{messages.toDye({ grams: missing })}</span>}
    </span>
  )
}
