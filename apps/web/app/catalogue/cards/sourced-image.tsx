import type { PictureSources } from './rug-image-paths.ts'

type SourcedImageProps = React.ComponentPropsWithRef<'img'> & {
  readonly alt: string
  /** Lighter formats of `src`; null if there are none. */
  readonly sources: PictureSources | null
}

/** An image in the first format the browser supports, or else `src`. */
export function SourcedImage({ sources, sizes, alt, ...image }: SourcedImageProps) {
  return (
    <picture>
      {sources && (
        <>
          <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
          <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
        </>
      )}
      <img {...image} alt={alt} />
    </picture>
  )
}
