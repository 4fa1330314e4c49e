import type { DeskCalendar, ShownRug } from '@nawl/contract/desk/calendar'
import * as messages from '@nawl/messages/calendar'

import { type Columns, columnsOf, keyOf, movedTo } from './board-days.ts'
import { BoardHead, PeopleRows, WeekLoad } from './board-rows.tsx'
import { RugBar } from './rug-bar.tsx'
import type { useMove } from './use-move.ts'

type FrameBoardProps = {
  readonly calendar: DeskCalendar
  readonly span: 'weeks' | 'months'
  readonly move: ReturnType<typeof useMove>
  readonly isBusy: boolean
}

/** Scrolls so that today is near the beginning of what one sees, with what was just made before it. */
function openAtToday(board: HTMLDivElement | null): void {
  const cell = board?.querySelector<HTMLElement>('[data-today]')
  const names = board?.querySelector<HTMLElement>('.board-name')
  if (!board || !cell) return
  const before = (names?.offsetWidth ?? 0) + 2 * cell.offsetWidth
  const start = getComputedStyle(board).direction === 'rtl' ? -1 : 1
  const [seen, day] = [board.getBoundingClientRect(), cell.getBoundingClientRect()]
  const offset = start === 1 ? day.left - seen.left : seen.right - day.right
  board.scrollLeft += start * Math.max(0, offset - before)
}

/** Frames by days: a row for each frame, the rugs on it as bars, and who works when below. Time runs as text does. */
export function FrameBoard({ calendar, span, move, isBusy }: FrameBoardProps) {
  const { frames, days, rugs, today } = calendar
  const columns: Columns = { from: days[0]?.day ?? today, count: days.length }
  return (
    <div
      // Another span is another board, which opens at today.
      key={`${span} ${days.length}`}
      ref={openAtToday}
      data-board
      data-span={span}
      className="board mt-4"
      role="group"
      aria-label={messages.board}
      aria-busy={isBusy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard (WCAG 2.1.1)
      tabIndex={0}
      style={{ '--days': days.length } as React.CSSProperties}
    >
      <BoardHead days={days} today={today} />
      <WeekLoad days={days} />
      {frames.map((frame) => (
        <div key={frame.id} className="board-row" data-frame={frame.id}>
          <div className="board-name">
            <h3 className="type-ui truncate font-medium">
              <bdi>{frame.name}</bdi>
            </h3>
            <p className="type-caption figures text-graphite">{messages.size(sizeOf(frame))}</p>
          </div>
          <Cells days={days} today={today} />
          <ul className="contents" aria-label={frame.name}>
            {rugs
              .map((rug) => atHand(rug, move.held))
              .filter((rug) => rug.frame === frame.id)
              .map((rug) => {
                const at = columnsOf(rug, columns)
                return (
                  at && (
                    <RugBar
                      key={keyOf(rug)}
                      rug={rug}
                      at={at}
                      isHeld={move.held?.key === keyOf(rug)}
                      {...move.bar(original(rugs, rug))}
                    />
                  )
                )
              })}
          </ul>
        </div>
      ))}
      <PeopleRows calendar={calendar} />
    </div>
  )
}

/** A rug that is held is drawn where it would be let go. */
const atHand = (rug: ShownRug, held: ReturnType<typeof useMove>['held']): ShownRug =>
  held?.key === keyOf(rug) ? movedTo(rug, held.frame, held.day) : rug

const original = (rugs: readonly ShownRug[], rug: ShownRug): ShownRug =>
  rugs.find((each) => keyOf(each) === keyOf(rug)) ?? rug

/** In whole centimetres, as workshops speak of frames. */
const sizeOf = ({ widthMm, lengthMm }: { readonly widthMm: number; readonly lengthMm: number }) => ({
  width: Math.round(widthMm / 10),
  length: Math.round(lengthMm / 10),
})

function Cells({ days, today }: Pick<DeskCalendar, 'days' | 'today'>) {
  return days.map(({ day, hours }, n) => (
    <div
      key={day}
      aria-hidden
      className="board-cell"
      data-closed={hours.every((count) => count === 0) || undefined}
      data-now={day === today || undefined}
      style={{ gridColumn: `${2 + 2 * n} / span 2` }}
    />
  ))
}
