import './room-plan.css'
import './plan-drawing.css'

import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { designAddress } from '@nawl/domain/catalogue/address'
import { ROOM_PLAN_PAGE } from '@nawl/domain/shop/pages'
import * as pages from '@nawl/messages/pages'
import * as messages from '@nawl/messages/room-plan'
import { useSearchParams } from 'react-router'

import { browserDesigns, loadDesigns, type LoadedDesigns } from '../../catalogue/cards/load-designs.ts'
import { pageContext } from '../../page/page-context.ts'
import { PageHead } from '../../page/page-head.tsx'
import { RUG_PARAMETER } from '../../page/room-plan-path.ts'
import { WhenLoaded } from '../../ui/when-loaded.tsx'
import type { Route } from './+types/room-plan.route'
import { RoomPlanPage } from './room-plan-page.tsx'

/** What the page needs of a design: its name, and what a square foot of it costs by its collection. */
export type PlannedDesign = Pick<RugItem, 'name' | 'collection'> & { readonly address: string }

export async function loader({ context }: Route.LoaderArgs) {
  return { designs: planned(await loadDesigns(context.get(pageContext).fetchApi)) }
}

export const clientLoader = () => ({ designs: browserDesigns(planned) })
clientLoader.hydrate = false as const

/** Another design in the address changes nothing that was loaded. */
export const shouldRevalidate = () => false

const planned = ({ designs }: LoadedDesigns): readonly PlannedDesign[] =>
  designs.map((rug) => ({ name: rug.name, collection: rug.collection, address: designAddress(designs, rug) }))

/** Where a room is drawn by its measures, and told which rug belongs in it. */
export default function RoomPlanRoute({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const wanted = search.get(RUG_PARAMETER)?.toLowerCase()
  return (
    <div className="page-margin page-space">
      <PageHead
        path={ROOM_PLAN_PAGE.path}
        title={pages.roomPlanTitle}
        description={pages.roomPlanDescription}
      />
      <header className="room-plan-head">
        <h1 className="type-h1">{messages.heading}</h1>
        <div>
          <p className="type-body">{messages.intro}</p>
          <p className="type-caption mt-3 text-graphite">{messages.stays}</p>
        </div>
      </header>
      <noscript>
        <p className="type-body mb-6">{messages.needsScripts}</p>
      </noscript>
      <WhenLoaded value={loaderData.designs} fallback={<RoomPlanPage designs={[]} wanted={undefined} />}>
        {(designs) => <RoomPlanPage designs={designs} wanted={wanted} />}
      </WhenLoaded>
    </div>
  )
}
