import * as messages from '@nawl/messages/room'

import { Button } from '../../../../ui/controls/button.tsx'
import { useObjectUrl } from '../../../stage/use-object-url.ts'
import type { KeptPhotograph } from './kept-photograph.ts'

type KeptOfferProps = {
  readonly kept: KeptPhotograph
  readonly onShow: () => void
  readonly onDelete: () => void
  /** Beside the button that shows it. */
  readonly children: React.ReactNode
}

/** Offers the photograph that was kept with a design when the design is opened again. */
export function KeptOffer({ kept, onShow, onDelete, children }: KeptOfferProps) {
  const { url } = useObjectUrl(kept.room.photograph.picture)
  return (
    <>
      <div className="kept-offer">
        {url && <img src={url} alt={messages.yourRoom} />}
        <p className="type-ui">
          {messages.keptOffer}{' '}
          <button
            type="button"
            className="min-h-6 underline underline-offset-3 hover:text-madder"
            onClick={onDelete}
          >
            {messages.deleteKept}
          </button>
        </p>
      </div>
      <div className="photograph-acts">
        <Button small onClick={onShow}>
          {messages.showIt}
        </Button>
        {children}
      </div>
    </>
  )
}
