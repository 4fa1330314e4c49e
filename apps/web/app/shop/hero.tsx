import { BASE_PRICES } from '@nawl/domain/catalogue/collection'
import { cents } from '@nawl/domain/money/money'
import { COUNTRIES_SHIPPED, PILE } from '@nawl/domain/shop/facts'
import { Link } from 'react-router'

import { usePrice } from '../shell/country/use-price.ts'
import { ButtonLink } from '../ui/button.tsx'
import { HERO_PIECE } from './chosen-pieces.ts'
import { RugPicture } from './rug-picture.tsx'

const [thinnest, thickest] = PILE.heightMm

// Told smaller than it is: wool takes a little enlarging, and the next size up weighs four times as much.
const SIZES = '55vw'

/** The headline over the edge of one rug, laid larger than the page. */
export function Hero() {
  const { name, collection, address, image, alt } = HERO_PIECE
  const { wholePrice } = usePrice()
  return (
    <section className="hero">
      <h1 className="hero-title type-hero">
        <span>CUSTOM</span> <span>HANDTUFTED</span> <span>RUGS</span>
      </h1>
      <figure className="hero-figure">
        <div className="hero-picture">
          <div className="hero-rug">
            <RugPicture image={image} alt={alt} sizes={SIZES} first halfWhenNarrow />
          </div>
        </div>
        <figcaption className="hero-caption type-caption text-graphite">
          <Link to={`/product/${address}`} className="quiet-link">
            {name}, {collection}. {thinnest} to {thickest} mm pile.
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
