import undyedRug from '../../catalogue/cards/undyed-rug.svg?url&no-inline'
import { useBrokenImage } from '../../ui/use-broken-image.ts'

type LinePictureProps = {
  readonly src: string
  /** Address of what stands in its place if it fails: an undyed rug, unless said otherwise. */
  readonly undrawn?: string
  readonly alt?: string
  readonly className?: string
}

/** What a line is of, as it will be made. */
export function LinePicture({ src, undrawn = undyedRug, alt = '', className = '' }: LinePictureProps) {
  const { failed, watch } = useBrokenImage(src)
  return <img {...watch} src={failed ? undrawn : src} alt={alt} decoding="async" className={className} />
}
