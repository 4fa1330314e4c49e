import { detailPicture, detailSources } from './rug-image-paths.ts'
import { type PictureProps, SourcedImage } from './sourced-image.tsx'
import { useBrokenImage } from '../../ui/use-broken-image.ts'

/** A close-up of a rug's pile, landscape; `image` is the rug's `mainImage`. */
export function DetailPicture({
  image,
  first = false,
  ...picture
}: PictureProps & { readonly image: string }) {
  const { watch } = useBrokenImage(image)
  return (
    <SourcedImage
      {...watch}
      {...picture}
      sources={detailSources(image)}
      src={detailPicture(image)}
      width={800}
      height={600}
      first={first}
      decoding="async"
    />
  )
}
