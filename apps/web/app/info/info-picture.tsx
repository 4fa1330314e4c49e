import { pileSources } from '../shop/rug-image-paths.ts'
import { SourcedImage } from '../shop/sourced-image.tsx'
import { useBrokenImage } from '../shop/use-broken-image.ts'

type InfoPictureProps = {
  /** Collection and id, as in the artwork's paths: `modern/stratta`. */
  readonly rug: string
  readonly alt: string
}

/** A rug's pile from near by, as wide as the page. */
export function InfoPicture({ rug, alt }: InfoPictureProps) {
  const sources = pileSources(`/artwork/${rug}.jpg`)
  const { failed, watch } = useBrokenImage(sources.webp)
  if (failed) return null
  return (
    <SourcedImage
      {...watch}
      sources={sources}
      src={sources.webp}
      alt={alt}
      width={700}
      height={1120}
      fetchPriority="high"
      decoding="async"
      className="info-picture"
    />
  )
}
