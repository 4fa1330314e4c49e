import { MOST_CLAIM_PHOTOS } from '@nawl/domain/order/claims/claim-rules'
import * as messages from '@nawl/messages/order-actions'
import { useId } from 'react'

import { Labelled } from '../../../ui/forms/field.tsx'
import { GlyphButton } from '../../../ui/controls/glyph-button.tsx'
import type { ClaimPhoto } from './use-claim-photos.ts'

type ClaimPhotosProps = {
  readonly photos: readonly ClaimPhoto[]
  readonly add: (files: readonly File[]) => void
  readonly remove: (key: string) => void
}

/** Chooses photographs and shows the progress of each upload. */
export function ClaimPhotos({ photos, add, remove }: ClaimPhotosProps) {
  const id = useId()
  return (
    <div>
      <Labelled id={id} label={messages.claimPhotos({ most: MOST_CLAIM_PHOTOS })}>
        <input
          id={id}
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp"
          className="photo-input type-ui"
          onChange={(event) => {
            add([...(event.target.files ?? [])])
            // Allows choosing the same file again after a failure.
            event.target.value = ''
          }}
        />
      </Labelled>
      <ul className="type-ui not-empty:mt-3" aria-live="polite">
        {photos.map(({ key, name, progress, id: sent, fault }) => (
          <li key={key} className="flex items-center gap-3 border-t border-rule py-1.5">
            <span className="min-w-0 flex-1">
              <span className="block truncate">{name}</span>
              {fault === null ? (
                <span className="type-caption block text-graphite">
                  {sent === null ? messages.photoOnItsWay : messages.photoReceived}
                </span>
              ) : (
                <span className="type-caption block text-madder-deep">{fault}</span>
              )}
              {fault === null && sent === null && (
                <progress
                  value={progress}
                  max={1}
                  aria-label={messages.photoProgress({ name })}
                  className="block h-1 w-full accent-ink"
                />
              )}
            </span>
            <GlyphButton
              glyph="close"
              label={messages.removePhoto({ name })}
              enabled
              onPress={() => remove(key)}
              className="flex size-11 items-center justify-center hover:text-madder"
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
