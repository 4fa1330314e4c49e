import type { ShownRug } from '@nawl/contract/desk/calendar'
import * as messages from '@nawl/messages/calendar'
import { nameOf } from '@nawl/messages/names'
import { Link } from 'react-router'

import { Button } from '../../ui/controls/button.tsx'
import { keyOf, shortDay } from './board-days.ts'

type LateOrdersProps = { readonly rugs: readonly ShownRug[]; readonly open: (rug: ShownRug) => void }

/** Orders that will arrive after the day they were promised by, or only just in time, and rugs that fit on no frame. */
export function LateOrders({ rugs, open }: LateOrdersProps) {
  const orders = [...new Map(rugs.toReversed().map((rug) => [rug.number, rug])).values()].toReversed()
  const late = orders.filter(({ lateness }) => lateness === 'late')
  const tight = orders.filter(({ lateness }) => lateness === 'tight')
  const unplanned = rugs.filter(({ first, doneOn }) => first === null && doneOn === null)
  const waiting = rugs.filter(({ woolFrom }) => woolFrom !== null)
  return (
    <div className="mt-6 grid gap-6">
      {late.length + tight.length + unplanned.length === 0 && (
        <p className="type-body">{rugs.length === 0 ? messages.nothingWaits : messages.allInTime}</p>
      )}
      {late.length > 0 && (
        <Group title={messages.late({ count: late.length })} rugs={late} open={open} isLate />
      )}
      {tight.length > 0 && <Group title={messages.tight({ count: tight.length })} rugs={tight} open={open} />}
      {unplanned.length > 0 && (
        <Group title={messages.unplanned({ count: unplanned.length })} rugs={unplanned} open={open} />
      )}
      {waiting.length > 0 && (
        <p className="type-ui">
          {messages.waitsForWool({ count: waiting.length })}.{' '}
          <Link to="/desk/yarn/needs" className="underline">
            {messages.toWool}
          </Link>
        </p>
      )}
    </div>
  )
}

function Group({
  title,
  rugs,
  open,
  isLate = false,
}: LateOrdersProps & { readonly title: string; readonly isLate?: boolean }) {
  return (
    <section aria-label={title}>
      <h2 className={`type-h4 ${isLate ? 'text-madder-deep' : ''}`}>{title}</h2>
      <ul className="calendar-lates mt-2">
        {rugs.map((rug) => (
          <li key={keyOf(rug)} className="calendar-late type-ui">
            <Link to={`/desk/${rug.number}`} className="figures inline-flex min-h-11 items-center underline">
              {rug.number}
            </Link>
            <bdi>{nameOf(rug.name)}</bdi>
            <span className="figures text-graphite">
              {rug.expectedBy && rug.readyOn
                ? messages.promisedAndReady({
                    promised: shortDay(rug.expectedBy),
                    ready: shortDay(rug.readyOn),
                  })
                : messages.tooLarge}
            </span>
            <Button small onClick={() => open(rug)}>
              {messages.move}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
