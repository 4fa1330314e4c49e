import { useBrokenImage } from '../shop/use-broken-image.ts'

const ALT =
  'Fourteen cones of wool on two oak shelves: whites, greens and blues above, cream, ochre, reds and plum below'
const SMALL = '/stills/cones-800.avif'
const LARGE = '/stills/cones-1600.avif'

/** The yarn shelf of the workshop, traced by computer like the rooms (tools/rooms). Where it cannot be had, its words stay. */
export function YarnShelf() {
  const { failed, watch } = useBrokenImage(LARGE)
  return (
    <figure className="room-photograph room-photograph-wide">
      {!failed && (
        <img
          {...watch}
          src={LARGE}
          srcSet={`${SMALL} 800w, ${LARGE} 1600w`}
          sizes="90vw"
          alt={ALT}
          width={1600}
          height={1000}
          loading="lazy"
          fetchPriority="low"
          decoding="async"
        />
      )}
      <figcaption className="type-caption text-graphite">
        Yarn is the unit of a palette: wool, dyed on the hank, wound on cones. Traced by computer, like our
        rooms.
      </figcaption>
    </figure>
  )
}
