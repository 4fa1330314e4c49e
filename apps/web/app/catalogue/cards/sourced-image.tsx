import type { PictureSources } from './rug-image-paths.ts'

type SourcedImageProps = React.ComponentPropsWithRef<'img'> & {
  readonly alt: string
  /** The lighter formats of what `src` shows; null where there are none. */
  readonly sources: PictureSources | null
}

/** An image in the first format of its sources that the browser can read, else its `src`. */
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
