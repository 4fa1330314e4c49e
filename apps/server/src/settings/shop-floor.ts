import { shopFloor as schema } from '@nawl/contract/desk/shop-floor'
import { EMPTY_FLOOR, type Floor } from '@nawl/domain/workshop/frames'

import type { Published } from '../platform/revisions/published.ts'
import type { DocumentKind } from './document-kind.ts'

const DOCUMENT = 'settings/floor'

/** Frames, people and days after the frame, as the shop's owners last published them. */
export function readShopFloor({ published }: { readonly published: Published }) {
  const builtIn = EMPTY_FLOOR as FloorJson
  return {
    floor: (): Floor => (published.value(DOCUMENT) as Floor | undefined) ?? builtIn,
    kind: {
      name: DOCUMENT,
      permission: 'settings.change',
      schema,
      builtIn: () => builtIn,
      problems: (value) => [...twins('frames', value.frames), ...twins('tufters', value.tufters)],
      mostBytes: 64 * 1024,
    } satisfies DocumentKind<FloorJson>,
  }
}

/** Records name frames by their ids, so no two may share one. */
function twins(list: string, entries: readonly { readonly id: string }[]) {
  return entries.flatMap(({ id }, n) =>
    entries.findIndex((each) => each.id === id) < n ? [{ field: `${list}.${n}.id`, problem: 'taken' }] : [],
  )
}

/** The floor as JSON. */
type FloorJson = ReturnType<typeof schema.parse>
