import './stage/rug-face.css'
import './stage/stage.css'
import './studio.css'
import './order/estimate.css'

import * as messages from '@nawl/messages/studio'
import { BackLink } from './stage/stage.tsx'

/** The studio's layout while the rug is loading. */
export function ProductLoading() {
  return (
    <div className="studio">
      <div className="studio-stage">
        <div className="stage">
          <BackLink />
          <div aria-hidden className="rug" data-cut="whole">
            <div className="rug-outline" />
          </div>
          <p role="status" className="wall-label type-h4 whitespace-nowrap">
            {messages.loading}
          </p>
        </div>
      </div>
      <div aria-hidden className="studio-side">
        <div className="studio-tools min-h-[760px]">
          <div className="h-6 w-56 bg-linen" />
        </div>
      </div>
    </div>
  )
}
