import { AS_DRAWN, encodeDesign } from '@nawl/domain/rug/design-link'

import type { RoomId, RoomLight } from './room-paths.ts'

/** A rug in one of our rooms. */
export type RoomScene = {
  readonly room: RoomId
  readonly light: RoomLight
  /** Last segment of `/product/…`. */
  readonly rug: string
  /** Default: 200 × 320 cm. */
  readonly round?: boolean
}

/** The rooms shown on the shop's pages. The server renders them in advance. */
export const PAGE_SCENES = {
  home: { room: 'living', light: 'day', rug: 'reef' },
  about: { room: 'gallery', light: 'day', rug: 'eclipse' },
  process: { room: 'bedroom', light: 'evening', rug: 'pearl' },
  yourRoom: { room: 'living', light: 'evening', rug: 'hajar' },
  trade: { room: 'dining', light: 'evening', rug: 'mizan', round: true },
} as const satisfies Record<string, RoomScene>

/** Widths in pixels that a page offers of each. */
export const SCENE_WIDTHS = ['800', '1200'] as const

const AS_LAID = {
  rectangle: { ...AS_DRAWN.size, unit: 'cm', width: '200', length: '320' },
  round: { ...AS_DRAWN.size, unit: 'cm', shape: 'round', width: '250' },
} as const

/** The encoded design of a scene's rug. */
export function sceneLink({ round = false }: Pick<RoomScene, 'round'>): string {
  return encodeDesign({ ...AS_DRAWN, size: AS_LAID[round ? 'round' : 'rectangle'] })
}

/** The size of a scene's rug as text. */
export function sceneSize({ round = false }: Pick<RoomScene, 'round'>): string {
  return round
    ? `round, ${AS_LAID.round.width} cm`
    : `${AS_LAID.rectangle.width} × ${AS_LAID.rectangle.length} cm`
}
