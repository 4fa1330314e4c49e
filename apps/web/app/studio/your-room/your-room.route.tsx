import './your-room.css'

import * as messages from '@nawl/messages/your-room'
import { linkTo } from '../../ui/controls/inline-link.tsx'
import { Sentence } from '../../ui/text/sentence.tsx'
import { ROOM_PLAN_PAGE } from '@nawl/domain/shop/pages'
import { PageHead } from '../../page/page-head.tsx'
import { YourRoom } from './your-room.tsx'

export default function YourRoomPage() {
  return (
    <div className="page-margin page-space">
      <PageHead title={messages.title} description={messages.description} path="/your-room" />
      <header className="grid gap-6 pb-9">
        <h1 className="type-h1">{messages.title}</h1>
        <p className="type-body max-w-[38em]">{messages.intro}</p>
        <p className="type-caption text-graphite">{messages.stays}</p>
        <p className="type-ui">
          <Sentence parts={messages.byMeasures({ link: linkTo(ROOM_PLAN_PAGE.path) })} />
        </p>
      </header>
      <noscript>
        <p className="type-body">{messages.needsScripts}</p>
      </noscript>
      <YourRoom />
    </div>
  )
}
