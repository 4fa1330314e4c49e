import './yarn-ledger.css'

import type { YarnLedgerAnswer } from '@nawl/contract/desk/yarn-ledger'
import * as messages from '@nawl/messages/yarn-ledger'
import { Link } from 'react-router'

import { Pompom } from '../../ui/pompom.tsx'
import { Section } from '../../ui/section.tsx'
import { AdminPage } from '../admin-page.tsx'
import { ColumnHeads } from '../column-heads.tsx'
import { useAdmin } from '../use-admin.ts'
import { yarnTitle } from '../yarns/yarn-columns.tsx'
import type { Route } from './+types/yarn.route'
import { ledgerAddress } from './ledger-path.ts'
import { MoveYarn } from './move-yarn.tsx'
import { ProposeYarn } from './propose-yarn.tsx'
import { ToLedger } from './to-ledger.tsx'
import { YarnMovements } from './yarn-movements.tsx'
import { YarnRugs } from './yarn-rugs.tsx'
import { YarnPlace } from './yarn-place.tsx'

export default function YarnRoute({ params: { code } }: Route.ComponentProps) {
  const read = useAdmin<YarnLedgerAnswer>(ledgerAddress(code))
  return (
    <AdminPage title={messages.yarnTitle({ code })} read={read}>
      {(answer) => <Yarn key={code} answer={answer} show={read.show} />}
    </AdminPage>
  )
}

type YarnProps = { readonly answer: YarnLedgerAnswer; readonly show: (answer: YarnLedgerAnswer) => void }

function Yarn({ answer, show }: YarnProps) {
  const { yarn, isCounted, comesOn } = answer
  return (
    <>
      <ToLedger />
      <div className="flex items-center gap-5">
        <Pompom hex={yarn.hex} size={56} />
        <div className="min-w-0">
          <h1 className="type-h2 wrap-anywhere">
            <bdi>{yarnTitle(yarn)}</bdi>
          </h1>
          <p className="type-ui figures text-graphite">
            <Link to={`/desk/yarns/${encodeURIComponent(yarn.code)}`} className="underline">
              <bdi dir="ltr">
                {yarn.code} · {yarn.hex}
              </bdi>
            </Link>
          </p>
        </div>
      </div>
      {!isCounted && <p className="type-body mt-6 max-w-[40em]">{messages.notCounted}</p>}
      <div className="staff-columns">
        <div className="grid min-w-0 gap-10 pt-8">
          {isCounted && <Lots answer={answer} />}
          <YarnRugs rugs={answer.rugs} isCounted={isCounted} />
        </div>
        <div className="grid min-w-0 gap-10 pt-8">
          <MoveYarn answer={answer} show={show} />
          <ProposeYarn answer={answer} show={show} />
          <YarnPlace key={`${yarn.shelf} ${comesOn}`} yarn={yarn} comesOn={comesOn} show={show} />
        </div>
      </div>
      <YarnMovements key={answer.movements[0]?.place ?? 0} answer={answer} />
    </>
  )
}

function Lots({ answer: { yarn } }: Pick<YarnProps, 'answer'>) {
  const rows = [...yarn.lots, ...(yarn.lots.length > 1 ? [{ ...yarn, lot: '' }] : [])]
  return (
    <Section title={messages.lots}>
      <table className="desk-table yarn-ledger type-ui mt-4">
        <ColumnHeads
          labels={[messages.columnLot, messages.columnOnHand, messages.columnReserved, messages.columnFree]}
        />
        <tbody>
          {rows.map(({ lot, onHand, reserved }) => (
            <tr key={lot}>
              <th scope="row">
                <bdi>{lot || messages.inAll}</bdi>
              </th>
              <td className="figures" data-label={messages.columnOnHand}>
                {messages.grams({ grams: onHand })}
              </td>
              <td className="figures" data-label={messages.columnReserved}>
                {messages.grams({ grams: reserved })}
              </td>
              <td className="figures" data-label={messages.columnFree}>
                {messages.grams({ grams: onHand - reserved })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
