import * as messages from '@nawl/messages/listing'
import { LANGUAGE } from '@nawl/messages/language'
import { nameOf } from '@nawl/messages/names'
import { type RoomId, roomPicturePath } from '@nawl/contract/imaging/room-paths'
import { useState } from 'react'
import { Link, useViewTransitionState } from 'react-router'

import { Heart } from '../../saved/heart.tsx'
import { useBrowserValue } from '../../ui/use-browser-value.ts'
import { usePrefetch } from '../../ui/use-prefetch.ts'
import type { RugCardFacts } from './rug-card-facts.ts'
import { RugPicture } from './rug-picture.tsx'
import { SourcedImage } from './sourced-image.tsx'
import { useHoverIntent } from './use-hover-intent.ts'
import { YarnRow } from '../home/yarn-row.tsx'

type RugCardProps = {
  readonly rug: RugCardFacts
  /** Already formatted. */
  readonly price: string
  /** `listing`: spaced capitals with the yarns below. */
  readonly look: 'listing' | 'featured'
  readonly sizes: string
  readonly first?: boolean
  readonly heading: 'h2' | 'h3'
}

/** A rug with its name and price. The whole card links to the studio. */
export function RugCard(props: RugCardProps) {
  const { rug, price, look, sizes, first = false, heading: Heading } = props
  const { meant, watch } = useHoverIntent()
  const to = `/product/${rug.address}`
  const carried = useViewTransitionState(to)
  const prefetch = usePrefetch()
  // A heart does nothing before hydration, and sixty of them would be a third of the page's HTML.
  const alive = useBrowserValue(() => true, false)
  const name = look === 'listing' ? rug.name.toUpperCase() : rug.name
  return (
    <article className="rug-card" {...watch}>
      <div className={`relative ${carried ? 'carried-rug' : ''}`}>
        <RugPicture
          image={rug.mainImage}
          placeholder={rug.placeholder}
          alt={describe(rug)}
          sizes={sizes}
          first={first}
        />
        {meant && !carried && rug.room && <InRoom address={rug.address} room={rug.room} />}
      </div>
      <div className="rug-card-text">
        <Heading className={look === 'listing' ? 'type-card-caps' : 'type-h4'}>
          <Link to={to} viewTransition prefetch={prefetch} className="rug-card-link">
            {name}
          </Link>
        </Heading>
        <p className="rug-card-price type-ui figures">{price}</p>
        <p className="rug-card-collection type-caption text-graphite">{nameOf(rug.collection)}</p>
        <YarnRow hexes={rug.yarns.slice(0, 5).map(({ hex }) => hex)} />
      </div>
      {alive && <Heart address={rug.address} name={rug.name} className="card-heart" />}
    </article>
  )
}

/** The rug in its room: shown once loaded; a failure goes unnoticed. */
function InRoom({ address, room }: { readonly address: string; readonly room: RoomId }) {
  const [ready, setReady] = useState(false)
  const path = (format: 'avif' | 'webp' | 'jpg') =>
    roomPicturePath(address, null, { room, format, frame: 'upright' })
  return (
    <SourcedImage
      sources={{ avif: path('avif'), webp: path('webp') }}
      src={path('jpg')}
      alt=""
      onLoad={({ currentTarget }) => void currentTarget.decode().then(() => setReady(true), console.warn)}
      data-ready={ready || undefined}
      className="rug-card-room"
    />
  )
}

const listed = new Intl.ListFormat(LANGUAGE.tag)

function describe({ yarns }: RugCardFacts): string {
  if (yarns.length === 0) return messages.rugAlt
  return messages.rugIn({ yarns: listed.format(yarns.map(({ name }) => name.toLowerCase())) })
}
