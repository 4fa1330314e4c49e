import { nameOf } from '@nawl/messages/names'
import type { JournalEntry } from '@nawl/contract/catalogue/journal'
import { Link } from 'react-router'

import { DetailPicture } from './detail-picture.tsx'
import { PhotoImage } from './photo-image.tsx'
import { RoomImage } from './room-photograph.tsx'
import { StillImage } from './still-image.tsx'
import { usePrefetch } from '../../ui/use-prefetch.ts'
import { UnbrokenWords } from '../../ui/text/unbroken-words.tsx'
import { dayOf } from '../../ui/text/day-of.ts'

/** The part of an article that a card shows. */
export type CardEntry = Omit<JournalEntry, 'tags'>

type JournalCardProps = {
  readonly entry: CardEntry
  /** Larger than the others, and in the first view. */
  readonly lead?: boolean
  readonly heading: 'h2' | 'h3'
}

const SIZES = '(width < 600px) 84vw, (width < 1000px) 44vw, 29vw'
const LEAD_SIZES = '(width < 1000px) 90vw, 60vw'

/** An article in a list: its photograph or a picture of its rug, its category, title and excerpt. */
export function JournalCard({ entry, lead = false, heading: Heading }: JournalCardProps) {
  const prefetch = usePrefetch()
  const picture = {
    sizes: lead ? LEAD_SIZES : SIZES,
    alt: '',
    first: lead,
    className: 'journal-picture block h-auto w-full bg-linen object-cover',
  }
  return (
    <article className="relative">
      {entry.photo ? (
        <PhotoImage {...picture} name={entry.photo.name} />
      ) : entry.still ? (
        <StillImage {...picture} still={entry.still} />
      ) : entry.scene ? (
        <RoomImage scene={{ ...entry.scene, rug: entry.rug }} {...picture} />
      ) : (
        <DetailPicture image={entry.image} {...picture} />
      )}
      <p className="type-caption mt-5 flex flex-wrap gap-x-3 text-graphite">
        <span>{nameOf(entry.category)}</span>
        <span>{entry.readTime}</span>
        <time dateTime={entry.publishDate}>{dayOf(entry.publishDate)}</time>
      </p>
      <Heading className={`${lead ? 'type-h2' : 'type-h3'} mt-2`}>
        <Link to={`/journal/${entry.slug}`} prefetch={prefetch} className="journal-card-link">
          <UnbrokenWords text={entry.title} />
        </Link>
      </Heading>
      <p className="type-ui mt-3 text-graphite">{entry.excerpt}</p>
    </article>
  )
}
