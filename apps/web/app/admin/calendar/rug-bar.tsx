import type { ShownRug } from '@nawl/contract/desk/calendar'
import * as messages from '@nawl/messages/calendar'
import { nameOf } from '@nawl/messages/names'

import { shortDay } from './board-days.ts'

type RugBarProps = {
  readonly rug: ShownRug
  readonly at: { readonly start: number; readonly end: number }
  readonly isHeld: boolean
} & Pick<React.ComponentProps<'button'>, 'onPointerDown' | 'onKeyDown' | 'onBlur' | 'onClick'>

/** A rug on its frame, as long as it is there. */
export function RugBar({ rug, at: { start, end }, isHeld, ...handlers }: RugBarProps) {
  const { number, name, piece, pieces, lateness, woolFrom } = rug
  const title = pieces > 1 ? messages.pieceOf({ name: nameOf(name), piece, pieces }) : nameOf(name)
  const marks = [
    ...(lateness === 'late' ? [messages.lateMark] : []),
    ...(woolFrom ? [messages.woolMark] : []),
  ]
  return (
    <li className="contents">
      <button
        type="button"
        className="board-rug type-caption"
        data-state={stateOf(rug)}
        data-late={lateness ?? undefined}
        data-held={isHeld || undefined}
        title={`${title}, ${number}: ${detailsOf(rug)}`}
        style={{ gridColumn: `${2 + start} / ${2 + end}` }}
        {...handlers}
      >
        {marks.length > 0 && <span className="board-late truncate">{marks.join(' · ')}</span>}
        <span className="truncate">
          <bdi>{title}</bdi>
        </span>
        <span className="figures truncate">
          <bdi>{number}</bdi>
        </span>
        <span className="sr-only">{detailsOf(rug)}</span>
      </button>
    </li>
  )
}

/** Done, begun, put there by somebody, or where the plan puts it. */
const stateOf = ({ doneOn, isBegun, isPlaced }: ShownRug) =>
  doneOn === null ? (isBegun ? 'begun' : isPlaced ? 'placed' : 'planned') : 'done'

/** What a bar shows by its place and length, in words. */
function detailsOf(rug: ShownRug): string {
  const { first, last, lateness, hours } = rug
  return messages.bar({
    first: first === null ? '' : shortDay(first),
    last: last === null ? '' : shortDay(last),
    hours: Math.round(hours),
    state: stateOf(rug),
    late: lateness ?? 'none',
  })
}
