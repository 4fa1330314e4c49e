import type { ShopToolArgs } from '@nawl/contract/assistant/shop-tools'
import * as messages from '@nawl/messages/assistant-tools'

import { inStudio, NO_STUDIO, studioAfter } from './idle-studio.ts'

/** Makes the pile of the rug in the studio another. */
export const setPile = inStudio(async ({ state, gesture }, { pile }: ShopToolArgs<'setPile'>, { offers }) => {
  const { textureStyle } = state.finish
  if (pile === textureStyle) return { ok: true, say: messages.pileAlready({ pile }) }
  const after = await studioAfter(offers, () =>
    gesture({ type: 'setFinish', finish: { textureStyle: pile } }),
  )
  if (!after) return NO_STUDIO
  const undo = () => offers.get('studio')?.gesture({ type: 'setFinish', finish: { textureStyle } })
  return { ok: true, say: messages.pileNow({ pile }), undo }
})
