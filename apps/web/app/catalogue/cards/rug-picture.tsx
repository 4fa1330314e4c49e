import { rugSources } from './rug-image-paths.ts'
import { SourcedImage } from './sourced-image.tsx'
import undyedRug from './undyed-rug.svg?url&no-inline'
import { useBrokenImage } from '../../ui/use-broken-image.ts'

type RugPictureProps = {
  /** The rug's `mainImage`. */
  readonly image: string
  readonly alt: string
  /** Display width, as in the `sizes` attribute. */
  readonly sizes: string
  /** A few blurred pixels as a data URL, shown while loading. */
  readonly placeholder?: string
  /** In the first view: loaded eagerly with high priority. */
  readonly first?: boolean
}

/** A rug on the page; if its picture fails, a rug of undyed wool. */
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
      first={first}
      decoding="async"
      className="rug-picture"
    />
  )
  if (placeholder === '') return picture
  return (
    <div className="relative">
      {!failed && (
        <svg aria-hidden="true" className="rug-blurred">
          <image href={placeholder} width="100%" height="100%" preserveAspectRatio="none" />
        </svg>
      )}
      {picture}
    </div>
  )
}
