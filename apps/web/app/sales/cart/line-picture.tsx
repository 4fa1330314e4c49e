import undyedRug from '../../catalogue/cards/undyed-rug.svg?url&no-inline'
import { useBrokenImage } from '../../ui/use-broken-image.ts'

type LinePictureProps = { readonly src: string; readonly alt?: string; readonly className?: string }

/** A line's rug as it will be made; an undyed one if its picture fails. */
export function LinePicture({ src, alt = '', className = '' }: LinePictureProps) {
  const { failed, watch } = useBrokenImage(src)
  return <img {...watch} src={failed ? undyedRug : src} alt={alt} decoding="async" className={className} />
}
