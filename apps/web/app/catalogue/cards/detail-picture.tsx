import { detailPicture, detailSources } from './rug-image-paths.ts'
import { SourcedImage } from './sourced-image.tsx'
import { useBrokenImage } from '../../ui/use-broken-image.ts'

type DetailPictureProps = {
  /** The rug's `mainImage`. */
  readonly image: string
  readonly alt: string
  /** Display width, as in the `sizes` attribute. */
  readonly sizes: string
  /** In the first view: loaded eagerly with high priority. */
  readonly first?: boolean
  readonly className?: string
}

/** A close-up of a rug's pile, landscape. */
export function DetailPicture({ image, alt, sizes, first = false, className }: DetailPictureProps) {
  const { watch } = useBrokenImage(image)
  return (
    <SourcedImage
      {...watch}
      sources={detailSources(image)}
      src={detailPicture(image)}
      sizes={sizes}
      alt={alt}
      width={800}
      height={600}
      first={first}
      decoding="async"
      className={className}
    />
  )
}
