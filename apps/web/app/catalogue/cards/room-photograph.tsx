import { roomPicturePath } from '@nawl/contract/imaging/room-paths'
import { PAGE_SCENES, type RoomScene, SCENE_WIDTHS, sceneLink } from '@nawl/contract/imaging/room-scenes'
import { roomCaption, sceneSizeText } from '../../page/room-name.ts'

import { type PictureProps, SourcedImage } from './sourced-image.tsx'
import { useBrokenImage } from '../../ui/use-broken-image.ts'

type RoomImageProps = PictureProps & {
  readonly scene: RoomScene
  /** Shown if the picture fails. */
  readonly otherwise?: React.ReactNode
}

/** A rug to scale in one of our rooms, rendered by the server as in the studio. */
export function RoomImage({ scene, first = false, otherwise = null, ...picture }: RoomImageProps) {
  const { avif, webp, jpg } = roomSources(scene)
  const { failed, watch } = useBrokenImage(jpg)
  if (failed) return otherwise
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

type RoomPhotographProps = {
  readonly page: keyof typeof PAGE_SCENES
  readonly alt: string
  /** Name of the rug. */
  readonly name: string
  /** Across the page, not beside text. */
  readonly wide?: boolean
}

/** A page's room picture with a caption, which says that it is computer-generated. */
export function RoomPhotograph({ page, alt, name, wide = false }: RoomPhotographProps) {
  const scene: RoomScene = PAGE_SCENES[page]
  return (
    <figure className={wide ? 'room-photograph room-photograph-wide' : 'room-photograph'}>
      <RoomImage scene={scene} alt={alt} sizes={wide ? '90vw' : '(width < 1000px) 90vw, 60vw'} />
      <figcaption className="type-caption text-graphite">
        {roomCaption(name, sceneSizeText(scene), scene.room)}
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
