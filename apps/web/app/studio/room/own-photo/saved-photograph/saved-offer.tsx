import * as messages from '@nawl/messages/room'

import { Button } from '../../../../ui/controls/button.tsx'
import { useObjectUrl } from '../../../stage/use-object-url.ts'
import type { SavedPhotograph } from './saved-photograph.ts'

type SavedOfferProps = {
  readonly saved: SavedPhotograph
  readonly onShow: () => void
  readonly onDelete: () => void
  /** Beside the button that shows it. */
  readonly children: React.ReactNode
}

/** Offers the photograph that was kept with a design when the design is opened again. */
export function SavedOffer({ saved, onShow, onDelete, children }: SavedOfferProps) {
  const { url } = useObjectUrl(saved.room.photograph.picture)
  return (
    <>
      <div className="saved-offer">
        {url && <img src={url} alt={messages.yourRoom} />}
        <p className="type-ui">
          {messages.savedOffer}{' '}
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
