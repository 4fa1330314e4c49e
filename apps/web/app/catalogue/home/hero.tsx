import { stillImage } from '@nawl/contract/imaging/room-paths'
import { BASE_PRICES } from '@nawl/domain/catalogue/collection'
import { cents } from '@nawl/domain/money/money'
import { COUNTRIES_SHIPPED, PILE } from '@nawl/domain/shop/facts'
import { Link } from 'react-router'

import { usePrice } from '../../page/country/use-price.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { HERO_PIECE } from './chosen-pieces.ts'
import { useBrokenImage } from '../../ui/use-broken-image.ts'

const { srcSet, width, height } = stillImage('hero')
/** The picture is cropped at the sides, because its box is taller than its aspect ratio. */
const SIZES = '(width < 600px) 100vw, max(650px, 68vw)'

/** The headline over a bright room with one rug; over the rug alone in browsers without AVIF. */
export function Hero() {
  const { name, collection, address, image, alt } = HERO_PIECE
  const { failed, watch } = useBrokenImage(srcSet)
  const { wholePrice } = usePrice()
  return (
    <section className="hero">
      <h1 className="hero-title type-hero">
        <span>CUSTOM</span> <span>HANDTUFTED</span> <span>RUGS</span>
      </h1>
      <figure className="hero-figure">
        <div className="hero-picture">
          <picture>
            {!failed && <source type="image/avif" srcSet={srcSet} sizes={SIZES} />}
            <img {...watch} src={image} alt={alt} width={width} height={height} fetchPriority="high" />
          </picture>
        </div>
        <figcaption className="hero-caption type-caption text-graphite">
          <Link to={`/product/${address}`} className="quiet-link">
            {name}, {collection}, 250 × 400 cm. Traced by computer.
          </Link>
          <span>From {wholePrice(cents(BASE_PRICES[collection]))}</span>
        </figcaption>
      </figure>
      <div className="hero-pitch">
        <p className="type-tagline">Where design meets artisanship.</p>
        <p className="hero-text type-ui mt-3">
          Choose a design, change any yarn in it, set the size. We tuft it by hand in {PILE.fibre} and send it
          to over {COUNTRIES_SHIPPED} countries.
        </p>
        <div className="hero-buttons">
          <ButtonLink to="/products" kind="primary">
            DESIGN YOUR RUG
          </ButtonLink>
          <ButtonLink to="/products">VIEW COLLECTION</ButtonLink>
        </div>
      </div>
    </section>
  )
}
