import * as messages from '@nawl/messages/floor'
import { nameOf } from '@nawl/messages/names'

import { FloorPage, floorPath } from './floor-page.tsx'
import { useFloor } from './use-floor.ts'
import { withWaiting } from './with-waiting.ts'

/** What is on the frames, the oldest order first. */
export default function FloorRoute() {
  const floor = useFloor()
  const orders = floor.orders
    .map((order) => withWaiting(order, floor.queue))
    .toSorted((p, q) => (p.number < q.number ? -1 : 1))
  return (
    <FloorPage title={messages.title} floor={floor}>
      <h1 className="type-h2">{messages.orders}</h1>
      {orders.length === 0 && floor.status !== 'loading' && (
        <p className="type-body mt-6">{floor.status === 'away' ? messages.away : messages.none}</p>
      )}
      <ul className="mt-6">
        {orders.flatMap(({ number, rugs }) =>
          rugs.map(({ line, position, name, pieces }) => (
            <li key={`${number} ${line}`}>
              <a className="floor-row" href={floorPath(`/${number}`)}>
                <span className="type-h4">{messages.open({ name: nameOf(name) })}</span>
                <span className="type-caption figures text-graphite">
                  {messages.openPlace({ number, position })}
                </span>
                <span className="type-ui figures ms-auto">
                  {messages.percent({ percent: Math.min(...pieces.map(({ percent }) => percent)) })}
                </span>
              </a>
            </li>
          )),
        )}
      </ul>
    </FloorPage>
  )
}
