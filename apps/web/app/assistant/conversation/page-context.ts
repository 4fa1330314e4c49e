import type { AssistantContext } from '@nawl/contract/assistant/assistant'
import { measure, type SizeInput } from '@nawl/domain/rug/estimate'
import { parseSide } from '@nawl/domain/rug/sizes/read-length'
import { hasOneMeasure } from '@nawl/domain/rug/shape'

import { shownYarns } from '../tools/shown-yarns.ts'
import type { Shop } from '../tools/shop.ts'

/** What is on screen, so that the answerer can resolve "this rug", "the beige", "how much is it" and "the second one". */
export function pageContext(
  { here, offers, piecesInCart }: Shop,
  /** Addresses of the rugs that the conversation showed last. */
  shown: readonly string[] = [],
): AssistantContext {
  const [path = '/'] = here().split('?')
  const page = {
    page: path.slice(0, 300),
    cart: { pieces: piecesInCart() },
    ...(shown.length > 0 && { shown: shown.slice(0, 3) }),
  }
  const studio = offers.get('studio')
  if (!studio) return page
  const yarns = shownYarns(studio).slice(0, 32)
  const { size } = studio.state
  const chosen = chosenSize(size)
  const room = offers.get('stage')?.room()
  return {
    ...page,
    rug: studio.rug.id,
    palette: yarns.map(({ hex, name, original }) => ({
      hex,
      name: name.slice(0, 80),
      ...(original !== hex && { drawn: original }),
    })),
    locked: yarns.filter(({ locked }) => locked).map(({ hex }) => hex),
    quantity: size.quantity,
    ...(chosen && { size: chosen }),
    ...(room && { room }),
  }
}

function chosenSize(size: SizeInput): AssistantContext['size'] {
  if (!measure(size).ok) return undefined
  const { shape, unit } = size
  const width = parseSide(size.width, unit)
  return { shape, unit, width, length: hasOneMeasure(shape) ? width : parseSide(size.length, unit) }
}
