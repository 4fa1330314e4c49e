import type { AssistantContext } from '@nawl/contract/assistant/assistant'

import { shownYarns } from '../tools/shown-yarns.ts'
import type { Shop } from '../tools/shop.ts'

/** What is on screen, so that the answerer can resolve "this rug" and "the beige". */
export function pageContext({ here, offers }: Shop): AssistantContext {
  const [page = '/'] = here().split('?')
  const studio = offers.get('studio')
  if (!studio) return { page: page.slice(0, 300) }
  const palette = shownYarns(studio)
    .slice(0, 32)
    .map(({ hex, name }) => ({ hex, name: name.slice(0, 80) }))
  return { page: page.slice(0, 300), rug: studio.rug.id, palette }
}
