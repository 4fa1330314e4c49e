import * as messages from '@nawl/messages/home'
import { nameOf } from '@nawl/messages/names'
import { heroOnPhones, stillImage } from '@nawl/contract/imaging/room-paths'
import { prices } from '@nawl/domain/shop/price-list'
import { countriesOver } from '@nawl/domain/shop/facts'
import { listedPrice } from '@nawl/domain/shop/price-list'
import { useState } from 'react'
import { Link } from 'react-router'

import { usePrice } from '../../page/country/use-price.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { HERO_PIECE } from './chosen-pieces.ts'
import { useBrokenImage } from '../../ui/use-broken-image.ts'

const lights = () =>
  [
    { id: 'hero', label: messages.day },
    { id: 'hero-evening', label: messages.evening },
  ] as const
/** The picture is cropped at the sides, because its box is taller than its aspect ratio. */
const SIZES = 'max(650px, 68vw)'
/** Where the picture is above the text, and low: a part of it in which the rug is larger. */
const PHONE = '(width < 600px)'

/** The headline over a bright room with one rug; over the rug alone in browsers without AVIF. */
export function Hero() {
  const { name, collection, address, image } = HERO_PIECE
  const [light, setLight] = useState<ReturnType<typeof lights>[number]['id']>('hero')
  const { srcSet, width, height } = stillImage(light)
  const { failed, watch } = useBrokenImage(srcSet)
  const { wholePrice } = usePrice()
  return (
    <section className="hero">
      <h1 className="hero-title type-hero">
        <span>{messages.heroCustom}</span> <span>{messages.heroHandtufted}</span>{' '}
        <span>{messages.heroRugs}</span>
      </h1>
      <figure className="hero-figure">
        <div className="hero-picture">
          <picture>
            {!failed && (
              <>
                <source media={PHONE} type="image/avif" srcSet={heroOnPhones(light)} sizes="100vw" />
                <source type="image/avif" srcSet={srcSet} sizes={SIZES} />
              </>
            )}
            <img
              {...watch}
              src={image}
              alt={light === 'hero' ? messages.heroAlt : messages.heroEveningAlt}
              width={width}
              height={height}
              fetchPriority="high"
            />
          </picture>
        </div>
        <figcaption className="hero-caption type-caption text-graphite">
          <Link to={`/product/${address}`} className="quiet-link">
            {messages.heroCaption({ name: nameOf(name), collection: nameOf(collection) })}
          </Link>
          <fieldset className="hero-lights word-choice">
            <legend className="sr-only">{messages.lightOfRoom}</legend>
            {lights().map(({ id, label }) => (
              <label key={id}>
                <input type="radio" name="hero-light" checked={id === light} onChange={() => setLight(id)} />
                {label}
              </label>
            ))}
          </fieldset>
          <span>{messages.from({ price: wholePrice(listedPrice(collection)) })}</span>
        </figcaption>
      </figure>
      <div className="hero-pitch">
        <p className="type-tagline">{messages.tagline}</p>
        <p className="hero-text type-ui mt-3">
          {messages.pitch({ countries: countriesOver(prices().notShippedTo) })}
        </p>
        <div className="hero-buttons">
          <ButtonLink to="/products" kind="primary">
            {messages.designYourRug}
          </ButtonLink>
          <ButtonLink to="/products">{messages.viewCollection}</ButtonLink>
        </div>
      </div>
    </section>
  )
}
