import { type StillId, stillImage } from '@nawl/contract/imaging/room-paths'

import { type PictureProps, SourcedImage } from './sourced-image.tsx'

/** A picture of the workshop, in the width that its place needs. */
export function StillImage({ still, ...picture }: PictureProps & { readonly still: StillId }) {
  return <SourcedImage {...stillImage(still)} {...picture} sources={null} decoding="async" />
}
