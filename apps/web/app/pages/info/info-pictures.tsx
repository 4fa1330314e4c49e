import { DetailPicture } from '../../catalogue/cards/detail-picture.tsx'

type InfoPicturesProps = {
  /** Collections and ids of three rugs, as in artwork paths: `modern/stratta`. */
  readonly rugs: readonly [string, string, string]
  readonly caption: string
}

/** Close-ups of the pile of three rugs. */
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
