import type { PictureSources } from './rug-image-paths.ts'

/** What a page says of a picture, whose addresses follow from what it shows. */
export type PictureProps = {
  readonly alt: string
  /** Display width, as in the `sizes` attribute. */
  readonly sizes: string
  /** In the first view: loaded eagerly with high priority. */
  readonly first?: boolean
  readonly className?: string
}

type SourcedImageProps = React.ComponentPropsWithRef<'img'> & {
  readonly alt: string
  /** Lighter formats of `src`; null if there are none. */
  readonly sources: PictureSources | null
  /** In the first view: loaded eagerly with high priority; any other only when it comes near. */
  readonly first?: boolean
}

/** An image in the first format the browser supports, or else `src`. */
export function SourcedImage({ sources, sizes, alt, first, ...image }: SourcedImageProps) {
  const order =
    first === undefined
      ? {}
      : ({ loading: first ? 'eager' : 'lazy', fetchPriority: first ? 'high' : 'low' } as const)
  return (
    <picture>
      {sources && (
        <>
          <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
          <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
        </>
      )}
      <img {...order} {...image} alt={alt} />
    </picture>
  )
}
