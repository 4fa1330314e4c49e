import { roomPicturePath } from '@nawl/contract/imaging/room-paths'
import { type RoomScene, SCENE_WIDTHS, sceneLink, sceneSize } from '@nawl/contract/imaging/room-scenes'
import { roomCaption } from '@nawl/domain/rug/site-rooms'

import { type PictureProps, SourcedImage } from './sourced-image.tsx'
import { useBrokenImage } from '../../ui/use-broken-image.ts'

type RoomImageProps = PictureProps & { readonly scene: RoomScene }

/** A rug to scale in one of our rooms, rendered by the server as in the studio; nothing if that picture fails. */
export function RoomImage({ scene, first = false, ...picture }: RoomImageProps) {
  const { avif, webp, jpg } = roomSources(scene)
  const { failed, watch } = useBrokenImage(jpg)
  if (failed) return null
  return (
    <SourcedImage
      {...watch}
      {...picture}
      sources={{ avif, webp }}
      src={jpg}
      width={1200}
      height={750}
      first={first}
      decoding="async"
    />
  )
}

type RoomPhotographProps = Omit<RoomImageProps, 'first'> & {
  /** Name of the rug. */
  readonly name: string
}

/** A room picture with a caption, which says that it is computer-generated. */
export function RoomPhotograph({ scene, alt, sizes, name, className = '' }: RoomPhotographProps) {
  return (
    <figure className={`room-photograph ${className}`}>
      <RoomImage scene={scene} alt={alt} sizes={sizes} />
      <figcaption className="type-caption text-graphite">
        {roomCaption(name, sceneSize(scene), scene.room)}
      </figcaption>
    </figure>
  )
}

function roomSources(scene: RoomScene) {
  const { room, light, rug } = scene
  const path = (format: 'avif' | 'webp' | 'jpg', width: (typeof SCENE_WIDTHS)[number]) =>
    roomPicturePath(rug, sceneLink(scene), { room, light, format, width })
  const offered = (format: 'avif' | 'webp') =>
    SCENE_WIDTHS.map((width) => `${path(format, width)} ${width}w`).join(', ')
  return { avif: offered('avif'), webp: offered('webp'), jpg: path('jpg', '1200') }
}
