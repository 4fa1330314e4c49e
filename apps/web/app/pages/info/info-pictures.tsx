import { DetailPicture } from '../../catalogue/cards/detail-picture.tsx'

type InfoPicturesProps = {
  /** Collection and id of three rugs, as in the artwork's paths: `modern/stratta`. */
  readonly rugs: readonly [string, string, string]
  readonly caption: string
}

/** The pile of three rugs from near by. */
export function InfoPictures({ rugs, caption }: InfoPicturesProps) {
  return (
    <figure className="info-pictures">
      {rugs.map((rug) => (
        <DetailPicture key={rug} image={`/artwork/${rug}.jpg`} sizes="30vw" alt="" />
      ))}
      <figcaption className="type-caption text-graphite">{caption}</figcaption>
    </figure>
  )
}
