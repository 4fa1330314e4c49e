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
  readonly runner?: boolean
  /** Original hex → new hex of the yarns that differ from the drawing's own. */
  readonly mappings?: Readonly<Record<string, string>>
}

/** The yarns of the project on the trade page, which are those of Muqarnas. */
export const PROJECT_YARNS = [
  { name: 'deep sage', hex: '#42665F' },
  { name: 'sea sage', hex: '#7C998A' },
  { name: 'celadon', hex: '#B4C3AC' },
  { name: 'plaster white', hex: '#ECEADB' },
  { name: 'gilt', hex: '#B98A3A' },
] as const
const [DEEP_SAGE, SEA_SAGE, CELADON, PLASTER, GILT] = PROJECT_YARNS.map(({ hex }) => hex) as [
  string,
  string,
  string,
  string,
  string,
]

/** The rooms shown on the shop's pages. The server renders them in advance. */
export const PAGE_SCENES = {
  home: { room: 'living', light: 'day', rug: 'reef' },
  about: { room: 'gallery', light: 'day', rug: 'eclipse' },
  process: { room: 'bedroom', light: 'evening', rug: 'pearl' },
  lobby: { room: 'majlis', light: 'day', rug: 'muqarnas' },
  suite: {
    room: 'bedroom',
    light: 'day',
    rug: 'ufuq',
    mappings: { '#B9C7CC': CELADON, '#E9E0D1': PLASTER, '#CFAF88': SEA_SAGE, '#D07A3E': GILT },
  },
  corridor: {
    room: 'hallway',
    light: 'day',
    rug: 'heddle',
    runner: true,
    mappings: {
      '#3E5570': SEA_SAGE,
      '#E6E0D3': PLASTER,
      '#222E42': DEEP_SAGE,
      '#A9A297': CELADON,
      '#C08B3B': GILT,
    },
  },
  restaurant: {
    room: 'dining',
    light: 'evening',
    rug: 'shamsa',
    round: true,
    mappings: { '#1D2845': DEEP_SAGE, '#34568B': SEA_SAGE, '#D8C29A': PLASTER, '#93303A': GILT },
  },
  yourRoom: { room: 'living', light: 'evening', rug: 'hajar' },
} as const satisfies Record<string, RoomScene>

/** Widths in pixels that a page offers of each. */
export const SCENE_WIDTHS = ['800', '1200'] as const

const AS_LAID = {
  rectangle: { ...AS_DRAWN.size, unit: 'cm', width: '200', length: '320' },
  round: { ...AS_DRAWN.size, unit: 'cm', shape: 'round', width: '250' },
  runner: { ...AS_DRAWN.size, unit: 'cm', shape: 'runner', width: '80', length: '300' },
} as const

type Laid = Pick<RoomScene, 'round' | 'runner'>

const laid = ({ round = false, runner = false }: Laid) => (round ? 'round' : runner ? 'runner' : 'rectangle')

/** The encoded design of a scene's rug. */
export function sceneLink({ mappings = {}, ...scene }: Laid & Pick<RoomScene, 'mappings'>): string {
  return encodeDesign({ ...AS_DRAWN, mappings, size: AS_LAID[laid(scene)] })
}

/** The shape of a scene's rug and its sides in centimetres. */
export function sceneSize(scene: Laid) {
  const { shape, width, length } = AS_LAID[laid(scene)]
  return { shape, width, length }
}
