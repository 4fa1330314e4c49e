import { photoImage } from '@nawl/contract/imaging/photo-paths'

import { type PictureProps, SourcedImage } from './sourced-image.tsx'

/** An owner's photograph, in the width that its place needs. */
export function PhotoImage({
  name,
  sizes,
  first = false,
  ...picture
}: PictureProps & { readonly name: string }) {
  const image = photoImage(name)
  return (
    image && (
      <SourcedImage {...image} {...picture} sources={null} sizes={sizes} first={first} decoding="async" />
    )
  )
}
