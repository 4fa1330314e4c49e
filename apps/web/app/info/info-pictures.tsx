import { pileSources } from '../shop/rug-image-paths.ts'
import { SourcedImage } from '../shop/sourced-image.tsx'

type InfoPicturesProps = {
  /** Collection and id of three rugs, as in the artwork's paths: `modern/stratta`. */
  readonly rugs: readonly [string, string, string]
  readonly caption: string
}

/** The pile of three rugs from near by. */
export function InfoPictures({ rugs, caption }: InfoPicturesProps) {
  return (
    <figure className="info-pictures">
      {rugs.map((rug) => {
        const sources = pileSources(`/artwork/${rug}.jpg`)
        return (
          <SourcedImage
            key={rug}
            sources={sources}
            src={sources.webp}
            alt=""
            width={700}
            height={1120}
            fetchPriority="high"
            decoding="async"
          />
        )
      })}
      <figcaption className="type-caption text-graphite">{caption}</figcaption>
    </figure>
  )
}
