import undyedRug from '../../../catalogue/cards/undyed-rug.svg?url&no-inline'
import { useBrokenImage } from '../../../ui/use-broken-image.ts'

type LinePictureProps = {
  readonly src: string
  /** Address of what stands in its place if it fails: an undyed rug, unless said otherwise. */
  readonly undrawn?: string
  readonly alt?: string
  readonly className?: string
  /** Whether it is what a visitor came for: it comes first, and others when they come near. */
  readonly first?: boolean
}

/** What a line is of, as it will be made. */
export function LinePicture({ src, undrawn = undyedRug, alt = '', className = '', first }: LinePictureProps) {
  const { failed, watch } = useBrokenImage(src)
  const turn =
    first === undefined
      ? {}
      : first
        ? ({ fetchPriority: 'high' } as const)
        : ({ loading: 'lazy', fetchPriority: 'low' } as const)
  return (
    <img {...watch} {...turn} src={failed ? undrawn : src} alt={alt} decoding="async" className={className} />
  )
}
