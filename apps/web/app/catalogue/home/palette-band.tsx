import * as messages from '@nawl/messages/home'
import { ownLine, Sentence } from '../../ui/text/sentence.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { WhenLoaded } from '../../ui/when-loaded.tsx'
import type { HomeDesigns, PaletteStory } from './home-designs.ts'
import { paletteSources, type PictureSources } from '../cards/rug-image-paths.ts'
import { SourcedImage } from '../cards/sourced-image.tsx'
import undyedRug from '../cards/undyed-rug.svg?url&no-inline'
import { useBrokenImage } from '../../ui/use-broken-image.ts'
import { useScrollsSideways } from '../cards/use-scrolls-sideways.ts'
import { YarnRow } from './yarn-row.tsx'

/** One design in all its palettes, as a preview of what the studio does. */
export function PaletteBand({ home }: { readonly home: HomeDesigns | Promise<HomeDesigns> }) {
  return (
    <section className="py-[clamp(72px,9vw,128px)] bg-linen" aria-labelledby="one-drawing">
      <div className="page-margin grid items-center gap-x-6 gap-y-12 md:grid-cols-12">
        <WhenLoaded value={home} fallback={<Waiting />}>
          {({ story }) => (
            <>
              <Pitch story={story} />
              {story && <Palettes story={story} />}
            </>
          )}
        </WhenLoaded>
      </div>
    </section>
  )
}

function Waiting() {
  return (
    <>
      <Pitch story={null} />
      <ul className="palette-rugs" aria-hidden="true">
        {Array.from({ length: 3 }, (_, place) => (
          // Reserves space for the yarns and the name of a palette that is still loading.
          <li key={place} className="pb-[69px]">
            <div className="aspect-[5/8] bg-paper/60" />
          </li>
        ))}
      </ul>
    </>
  )
}

function Pitch({ story }: { readonly story: PaletteStory | null }) {
  return (
    <div className="md:col-[1/span_4]">
      <h2 id="one-drawing" className="type-h2">
        <Sentence parts={messages.oneDrawing({ line: ownLine })} />
      </h2>
      <p className="type-body mt-6 max-w-[24em]">{messages.oneDrawingText}</p>
      <p className="mt-8">
        <ButtonLink to={story ? `/product/${story.rug.address}` : '/products'}>
          {story ? messages.openRug({ name: story.rug.name }) : messages.openStudio}
        </ButtonLink>
      </p>
    </div>
  )
}

function Palettes({ story: { rug, palettes } }: { readonly story: PaletteStory }) {
  const { ref, scrolls } = useScrollsSideways<HTMLUListElement>()
  return (
    <ul
      ref={ref}
      className="palette-rugs"
      aria-label={messages.inPalettes({ name: rug.name, count: palettes.length })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard (WCAG 2.1.1)
      tabIndex={scrolls ? 0 : undefined}
    >
      {palettes.map(({ name, hexes }, place) => (
        <li key={name}>
          <PalettePicture
            sources={paletteSources(rug.mainImage, place, 400)}
            alt={messages.inPalette({ name: rug.name, palette: name })}
          />
          <YarnRow hexes={hexes} />
          <p className="type-caption mt-2 text-center text-graphite">{name}</p>
        </li>
      ))}
    </ul>
  )
}

function PalettePicture({ sources, alt }: { readonly sources: PictureSources; readonly alt: string }) {
  const { failed, watch } = useBrokenImage(sources.webp)
  return (
    <SourcedImage
      {...watch}
      sources={failed ? null : sources}
      src={failed ? undyedRug : sources.webp}
      alt={alt}
      width={400}
      height={640}
      loading="lazy"
      decoding="async"
      className="rug-picture"
    />
  )
}
