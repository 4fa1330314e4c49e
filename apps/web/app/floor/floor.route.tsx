import type { FloorRug } from '@nawl/contract/desk/floor'
import * as messages from '@nawl/messages/floor'
import { nameOf } from '@nawl/messages/names'

import { FloorPage, floorPath } from './floor-page.tsx'
import { onFrameText } from './on-frame-text.ts'
import { useFloor } from './use-floor.ts'
import { withWaiting } from './with-waiting.ts'

/** What is on the frames, by when it is begun. */
export default function FloorRoute() {
  const floor = useFloor()
  const rugs = floor.orders
    .map((order) => withWaiting(order, floor.queue))
    .flatMap(({ number, rugs: own }) => own.map((rug) => ({ number, ...rug })))
    .toSorted((p, q) => (beginOf(p) < beginOf(q) ? -1 : 1))
  return (
    <FloorPage title={messages.title} floor={floor}>
      <h1 className="type-h2">{messages.orders}</h1>
      {rugs.length === 0 && floor.status !== 'loading' && (
        <p className="type-body mt-6">{floor.status === 'away' ? messages.away : messages.none}</p>
      )}
      <ul className="mt-6">
        {rugs.map(({ number, line, position, name, pieces }) => (
          <li key={`${number} ${line}`}>
            <a className="floor-row" href={floorPath(`/${number}`)}>
              <span className="py-2">
                <span className="type-h4 block">{messages.open({ name: nameOf(name) })}</span>
                <span className="type-caption figures block text-graphite">
                  {messages.openPlace({ number, position })}
                </span>
                <OnFrames pieces={pieces} />
              </span>
              <span className="type-ui figures ms-auto">
                {messages.percent({ percent: Math.min(...pieces.map(({ percent }) => percent)) })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </FloorPage>
  )
}

type Pieces = FloorRug['pieces']

/** Where the calendar has the rugs of a line that are not tufted yet. */
function OnFrames({ pieces }: { readonly pieces: Pieces }) {
  return pieces.map(
    ({ piece, frame, stagesDone }) =>
      frame &&
      !stagesDone.includes('tufting') && (
        <span key={piece} className="type-ui figures block">
          {onFrameText(frame)}
        </span>
      ),
  )
}

/** What is begun first stands first; what the calendar does not plan comes last, by its number. */
const beginOf = ({ pieces, number }: { readonly pieces: Pieces; readonly number: string }): string =>
  `${pieces.map(({ frame }) => frame?.first ?? '9999').toSorted()[0]} ${number}`
