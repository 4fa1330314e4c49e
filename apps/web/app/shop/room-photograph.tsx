import { type RoomId, type RoomLight, roomPicturePath } from '@nawl/contract/room-paths'
import { AS_DRAWN, encodeDesign } from '@nawl/domain/rug/design-link'
import { roomCaption } from '@nawl/domain/rug/house-rooms'

import { SourcedImage } from './sourced-image.tsx'
import { useBrokenImage } from './use-broken-image.ts'

/** What lies in a room of the house. */
export type RoomScene = {
  readonly room: RoomId
  readonly light: RoomLight
  /** Last part of `/product/…`. */
  readonly rug: string
  /** Default: 200 × 320 cm. */
  readonly round?: boolean
}

const AS_LAID = {
  rectangle: { ...AS_DRAWN.size, unit: 'cm', width: '200', length: '320' },
  round: { ...AS_DRAWN.size, unit: 'cm', shape: 'round', width: '250' },
} as const

type RoomImageProps = {
  readonly scene: RoomScene
  readonly alt: string
  readonly sizes: string
  /** In the first view: loaded at once and before the others. */
  readonly first?: boolean
  readonly className?: string
}

/** A rug to scale in one of our rooms, drawn by the shop as the studio draws it; nothing where that cannot be had. */
export function RoomImage({ scene, alt, sizes, first = false, className }: RoomImageProps) {
  const { avif, webp, jpg } = roomSources(scene)
  const { failed, watch } = useBrokenImage(jpg)
  if (failed) return null
  return (
    <SourcedImage
      {...watch}
      sources={{ avif, webp }}
      src={jpg}
      sizes={sizes}
      alt={alt}
      width={1200}
      height={750}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'low'}
      decoding="async"
      className={className}
    />
  )
}

type RoomPhotographProps = Omit<RoomImageProps, 'first'> & {
  /** What the rug is called. */
  readonly name: string
}

/** The same with words below it, which say what it is: nobody's home. */
export function RoomPhotograph({ scene, alt, sizes, name, className = '' }: RoomPhotographProps) {
  return (
    <figure className={`room-photograph ${className}`}>
      <RoomImage scene={scene} alt={alt} sizes={sizes} />
      <figcaption className="type-caption text-graphite">
        {roomCaption(name, sizeOf(scene), scene.room)}
      </figcaption>
    </figure>
  )
}

function sizeOf({ round = false }: RoomScene): string {
  return round
    ? `round, ${AS_LAID.round.width} cm`
    : `${AS_LAID.rectangle.width} × ${AS_LAID.rectangle.length} cm`
}

function roomSources({ room, light, rug, round = false }: RoomScene) {
  const text = encodeDesign({ ...AS_DRAWN, size: AS_LAID[round ? 'round' : 'rectangle'] })
  const path = (format: 'avif' | 'webp' | 'jpg', width: '800' | '1200') =>
    roomPicturePath(rug, text, { room, light, format, width })
  const offered = (format: 'avif' | 'webp') => `${path(format, '800')} 800w, ${path(format, '1200')} 1200w`
  return { avif: offered('avif'), webp: offered('webp'), jpg: path('jpg', '1200') }
}
