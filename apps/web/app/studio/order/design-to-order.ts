import { cartDesignOf } from '@nawl/contract/sales/kinds/rug/cart-design'
import type { CartDesign } from '@nawl/contract/sales/kinds/rug/rug-contract'

import { designOf } from '../share/design-of-state.ts'
import type { StudioState } from '../state/studio-state.ts'

/** The design on screen as ordered. */
export const designToOrder = (state: StudioState, rugId: string): CartDesign =>
  cartDesignOf(rugId, designOf(state))
