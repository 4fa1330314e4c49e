import { detailPicture, detailSources } from '../shop/rug-image-paths.ts'
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
        const image = `/artwork/${rug}.jpg`
        return (
          <SourcedImage
            key={rug}
            sources={detailSources(image)}
            src={detailPicture(image)}
            sizes="30vw"
            alt=""
            width={800}
            height={600}
            fetchPriority="high"
            decoding="async"
          />
        )
      })}
      <figcaption className="type-caption text-graphite">{caption}</figcaption>
    </figure>
  )
}
