import type { DeskCalendar, ShownRug } from '@nawl/contract/desk/calendar'
import { nameOf } from '@nawl/messages/names'
import * as messages from '@nawl/messages/calendar'
import { useState } from 'react'

import { Segment } from '../../ui/forms/segment.tsx'
import { usePanel } from '../../ui/use-panel.ts'
import { keyOf, shortDay } from './board-days.ts'
import { FrameBoard } from './frame-board.tsx'
import { LateOrders } from './late-orders.tsx'
import { useMove } from './use-move.ts'
import { recordedOf, useRecord } from './use-record.ts'

type CalendarProps = {
  readonly calendar: DeskCalendar
  readonly show: (calendar: DeskCalendar) => void
  readonly reload: () => void
}

type Span = 'weeks' | 'months'

/** The board with its two spans, what will be late, and the dialog of one rug. */
export function Calendar({ calendar: read, show, reload }: CalendarProps) {
  const [span, setSpan] = useState<Span>('weeks')
  const [openKey, setOpenKey] = useState<string | null>(null)
  const { rugs, record, isBusy } = useRecord({ calendar: read, show, reload })
  const calendar = { ...read, rugs }
  const {
    Panel,
    show: showPanel,
    near,
    panel,
  } = usePanel(() => import('./rug-panel.tsx').then(({ RugPanel }) => RugPanel))
  const open = (rug: ShownRug) => {
    setOpenKey(keyOf(rug))
    showPanel()
  }
  const drop = (rug: ShownRug, frame: string, day: string) =>
    void record(rug, { ...recordedOf(rug), place: { frame, day } }, movedText(calendar, rug, frame, day))
  const move = useMove({ calendar, drop, open })
  const opened = calendar.rugs.find((rug) => keyOf(rug) === openKey)
  return (
    <>
      <LateOrders rugs={calendar.rugs} open={open} />
      <div className="calendar-tools mt-8" {...near}>
        <Segment<Span>
          label={messages.span}
          hideLabel
          name="span"
          value={span}
          onChange={setSpan}
          options={[
            { value: 'weeks', text: messages.weeks },
            { value: 'months', text: messages.months },
          ]}
        />
        <p className="type-caption text-graphite">{messages.howToMove}</p>
      </div>
      <FrameBoard calendar={calendar} span={span} move={move} isBusy={isBusy} />
      <Lifted calendar={calendar} held={move.held} />
      <p className="type-caption mt-4 text-graphite">{paceText(calendar)}</p>
      {Panel && opened && (
        <Panel
          {...panel}
          key={`${openKey} ${opened.version}`}
          rug={opened}
          calendar={calendar}
          record={record}
        />
      )}
    </>
  )
}

/** Says where a rug is held by keys, to who cannot see it. */
function Lifted({
  calendar,
  held,
}: {
  readonly calendar: DeskCalendar
  readonly held: ReturnType<typeof useMove>['held']
}) {
  const rug = held && calendar.rugs.find((each) => keyOf(each) === held.key)
  return (
    <p role="status" className="sr-only">
      {rug &&
        messages.held({
          name: nameOf(rug.name),
          frame: frameName(calendar, held.frame),
          day: shortDay(held.day),
        })}
    </p>
  )
}

const frameName = ({ frames }: DeskCalendar, id: string) =>
  frames.find((frame) => frame.id === id)?.name ?? ''

const movedText = (calendar: DeskCalendar, rug: ShownRug, frame: string, day: string) =>
  messages.moved({ name: nameOf(rug.name), frame: frameName(calendar, frame), day: shortDay(day) })

function paceText({ pace: { factor, rugs } }: DeskCalendar): string {
  return rugs === 0 ? messages.paceUnknown : messages.pace({ rugs, percent: Math.round(factor * 100) })
}
