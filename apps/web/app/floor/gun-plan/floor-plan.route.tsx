import * as floorMessages from '@nawl/messages/floor'
import * as messages from '@nawl/messages/gun-plan'

import { UnbrokenWords } from '../../ui/text/unbroken-words.tsx'
import { useBrowserValue } from '../../ui/use-browser-value.ts'
import { FloorPage, floorPath } from '../floor-page.tsx'
import { useFloor } from '../use-floor.ts'
import { useStored } from '../use-stored.ts'
import type { Route } from './+types/floor-plan.route'
import { TuftedRug } from './tufted-rug.tsx'

/** How the gun goes over a rug, on the tablet at its frame. */
export default function FloorPlanRoute({ params: { number: typed, position: at } }: Route.ComponentProps) {
  const floor = useFloor()
  // The stored page is that of any rug, so that its markup names none.
  const number = useBrowserValue(() => typed.toUpperCase(), '')
  const position = useBrowserValue(() => at, '')
  const order = floor.orders.find((order) => order.number === number)
  const { value: plan, isMissing } = useStored('plans', number, position, order?.packMark ?? null)
  const title = number === '' ? messages.plan : messages.title({ number, position })
  return (
    <FloorPage title={title} floor={floor}>
      <p>
        <a
          className="type-ui inline-flex min-h-11 items-center underline"
          href={floorPath(number === '' ? '' : `/${number}`)}
        >
          {floorMessages.backToRug}
        </a>
      </p>
      <h1 className="type-h3 figures">
        <UnbrokenWords text={title} />
      </h1>
      {plan ? (
        <>
          <p className="type-ui mt-2 text-graphite">
            {messages.meaning({ width: plan.widthMm, length: plan.lengthMm, gauge: plan.gaugeMm })}
          </p>
          <TuftedRug plan={plan} />
        </>
      ) : (
        <p role="status" className="type-body mt-6">
          {isMissing || (floor.status === 'away' && !order) ? floorMessages.planMissing : messages.drawing}
        </p>
      )}
    </FloorPage>
  )
}
