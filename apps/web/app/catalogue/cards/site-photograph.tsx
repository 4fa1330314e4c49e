import { type StillId, stillImage } from '@nawl/contract/imaging/room-paths'

import { useBrokenImage } from '../../ui/use-broken-image.ts'

type StillPhotographProps = {
  readonly still: StillId
  readonly alt: string
  /** What is seen, as sentences; that it is traced by computer is said after them. */
  readonly caption: string
  /** To the edges of the page; else within its margins. */
  readonly bleed?: boolean
}

/** The workshop in a picture as wide as the page. Where it cannot be had, its words stay. */
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
      <figcaption className="type-caption text-graphite">
        {caption} Traced by computer, like our rooms.
      </figcaption>
    </figure>
  )
}
