import { useState } from 'react'
import { Link, useViewTransitionState } from 'react-router'

import { Heart } from '../account/heart.tsx'
import { useBrowserValue } from '../ui/use-browser-value.ts'
import { usePrefetch } from '../ui/use-prefetch.ts'
import { pileSources, rugOutline } from './rug-image-paths.ts'
import type { RugCardFacts } from './rug-card-facts.ts'
import { RugPicture } from './rug-picture.tsx'
import { SourcedImage } from './sourced-image.tsx'
import { YarnRow } from './yarn-row.tsx'

type RugCardProps = {
  readonly rug: RugCardFacts
  /** As the page writes it. */
  readonly price: string
  /** Names in spaced capitals with the yarns below, as in the listing. */
  readonly look: 'listing' | 'featured'
  readonly sizes: string
  readonly first?: boolean
  readonly heading: 'h2' | 'h3'
}

/** A rug, what it is called and what it costs. The whole card leads to the studio. */
export function RugCard({ rug, price, look, sizes, first = false, heading: Heading }: RugCardProps) {
  const [pointed, setPointed] = useState(false)
  const to = `/product/${rug.address}`
  const carried = useViewTransitionState(to)
  const prefetch = usePrefetch()
  // A heart does nothing before the page is alive, and sixty of them would make a third of it.
  const alive = useBrowserValue(() => true, false)
  const name = look === 'listing' ? rug.name.toUpperCase() : rug.name
  return (
    <article className="rug-card" onPointerEnter={() => setPointed(true)}>
      <div className={`relative ${carried ? 'carried-rug' : ''}`}>
        <RugPicture
          image={rug.mainImage}
          placeholder={rug.placeholder}
          alt={describe(rug)}
          sizes={sizes}
          first={first}
        />
        {pointed && <PileCloseUp image={rug.mainImage} />}
      </div>
      <div className="rug-card-text" data-look={look}>
        <Heading className={look === 'listing' ? 'type-card-caps' : 'type-h4'}>
          <Link to={to} viewTransition prefetch={prefetch} className="rug-card-link">
            {name}
          </Link>
        </Heading>
        <p className="rug-card-price type-ui figures">{price}</p>
        <p className="rug-card-collection type-caption text-graphite">{rug.collection}</p>
        <YarnRow hexes={rug.yarns.slice(0, 5).map(({ hex }) => hex)} />
      </div>
      {alive && <Heart address={rug.address} name={rug.name} className="card-heart" />}
    </article>
  )
}

/** Fetched when a pointer first comes near, shown once it is here, and never missed if it is not. */
function PileCloseUp({ image }: { readonly image: string }) {
  const [loaded, setLoaded] = useState(false)
  return (
    <SourcedImage
      sources={pileSources(image)}
      src={pileSources(image).webp}
      alt=""
      onLoad={() => setLoaded(true)}
      data-loaded={loaded || undefined}
      style={{ maskImage: `url("${rugOutline(image)}")` }}
      className="rug-picture rug-card-pile"
    />
  )
}

function describe({ yarns }: RugCardFacts): string {
  const names = yarns.map(({ name }) => name.toLowerCase())
  const last = names.pop() ?? 'undyed wool'
  return `Hand-tufted rug in ${names.length > 0 ? `${names.join(', ')} and ${last}` : last}`
}
