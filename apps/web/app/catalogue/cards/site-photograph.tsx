import * as messages from '@nawl/messages/home'
import { type StillId, stillImage } from '@nawl/contract/imaging/room-paths'

import { useBrokenImage } from '../../ui/use-broken-image.ts'

type StillPhotographProps = {
  readonly still: StillId
  readonly alt: string
  /** A description in sentences; a note that the picture is computer-generated is appended. */
  readonly caption: string
  /** Extends to the edges of the page instead of its margins. */
  readonly bleed?: boolean
}

/** A picture of the workshop at full page width. If it fails, the caption remains. */
export function SitePhotograph({ still, alt, caption, bleed = false }: StillPhotographProps) {
  const image = stillImage(still)
  const { failed, watch } = useBrokenImage(image.src)
  return (
    <figure className={bleed ? 'pile-picture' : 'room-photograph room-photograph-wide'}>
      {!failed && (
        <img
          {...watch}
          {...image}
          sizes={bleed ? '100vw' : '90vw'}
          alt={alt}
          loading="lazy"
          fetchPriority="low"
          decoding="async"
        />
      )}
      <figcaption className="type-caption text-graphite">{messages.tracedLikeRooms({ caption })}</figcaption>
    </figure>
  )
}
