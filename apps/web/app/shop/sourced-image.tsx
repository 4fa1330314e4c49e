import type { PictureSources } from './rug-image-paths.ts'

type SourcedImageProps = React.ComponentPropsWithRef<'img'> & {
  /** The lighter formats of what `src` shows; null where there are none. */
  readonly sources: PictureSources | null
}

/** An image in the first format of its sources that the browser can read, else its `src`. */
export function SourcedImage({ sources, sizes, ...image }: SourcedImageProps) {
  return (
    <picture>
      {sources && (
        <>
          <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
          <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
        </>
      )}
      {/* oxlint-disable-next-line jsx-a11y/alt-text -- the caller's */}
      <img {...image} />
    </picture>
  )
}
