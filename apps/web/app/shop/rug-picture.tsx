import { useEffect, useRef, useState } from 'react'

import { rugSrcSet } from './rug-image-paths.ts'
import undyedRug from './undyed-rug.svg?url&no-inline'

type RugPictureProps = {
  /** The rug's `mainImage`. */
  readonly image: string
  readonly alt: string
  /** How wide the picture is shown, as in the `sizes` attribute. */
  readonly sizes: string
  /** In the first view: loaded at once and before the others. */
  readonly first?: boolean
}

/** A rug lying on the page. Where its picture cannot be had, a rug of undyed wool. */
export function RugPicture({ image, alt, sizes, first = false }: RugPictureProps) {
  const { failed, watch } = useBrokenImage(image)
  return (
    <picture>
      {!failed && <source type="image/webp" srcSet={rugSrcSet(image)} sizes={sizes} />}
      <img
        {...watch}
        src={failed ? undyedRug : image}
        alt={alt}
        width={1000}
        height={1600}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        className="rug-picture rug-shadow"
      />
    </picture>
  )
}

/** Whether the picture at `address` cannot be shown; spread `watch` on its <img>. */
export function useBrokenImage(address: string) {
  const [broken, setBroken] = useState<string | null>(null)
  const ref = useRef<HTMLImageElement>(null)
  const onError = () => setBroken(address)
  useEffect(() => {
    // A picture that failed before the page came alive fired its event to nobody.
    const picture = ref.current
    if (picture?.complete && picture.naturalWidth === 0 && picture.currentSrc !== '') setBroken(address)
  }, [address])
  return { failed: broken === address, watch: { ref, onError } }
}
