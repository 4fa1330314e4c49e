import { rugSources } from './rug-image-paths.ts'
import { SourcedImage } from './sourced-image.tsx'
import undyedRug from './undyed-rug.svg?url&no-inline'
import { useBrokenImage } from '../../ui/use-broken-image.ts'

type RugPictureProps = {
  /** The rug's `mainImage`. */
  readonly image: string
  readonly alt: string
  /** How wide the picture is shown, as in the `sizes` attribute. */
  readonly sizes: string
  /** A few blurred pixels as a data address, shown until the picture is there. */
  readonly placeholder?: string
  /** In the first view: loaded at once and before the others. */
  readonly first?: boolean
}

/** A rug lying on the page. Where its picture cannot be had, a rug of undyed wool. */
export function RugPicture({ image, alt, sizes, placeholder = '', first = false }: RugPictureProps) {
  const { failed, watch } = useBrokenImage(image)
  const picture = (
    <SourcedImage
      {...watch}
      sources={failed ? null : rugSources(image)}
      sizes={sizes}
      src={failed ? undyedRug : image}
      alt={alt}
      width={1000}
      height={1600}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'low'}
      decoding="async"
      className="rug-picture"
    />
  )
  if (placeholder === '') return picture
  return (
    <div className="relative">
      {!failed && (
        <svg aria-hidden="true" className="rug-placeholder">
          <image href={placeholder} width="100%" height="100%" preserveAspectRatio="none" />
        </svg>
      )}
      {picture}
    </div>
  )
}
