import type { ShopToolArgs, ShopToolCall, ShopToolName } from '@nawl/contract/assistant/shop-tools'

import { addToCart, setCountry } from './order-tools.ts'
import { listRugs, navigate, openDesign, search } from './page-tools.ts'
import type { Shop } from './shop.ts'
import { quote, setQuantity, setSize } from './size-tools.ts'
import type { ToolResult } from './tool-result.ts'
import { lock, reset, setColor, shuffle, undo } from './yarn-tools.ts'

type Tools = {
  readonly [Name in ShopToolName]: (shop: Shop, args: ShopToolArgs<Name>) => ToolResult | Promise<ToolResult>
}

/** The one registry, for every engine: what the page does when a tool is called. */
const TOOLS: Tools = {
  openDesign,
  listRugs,
  setColor,
  shuffle,
  undo,
  reset,
  lock,
  setSize,
  setQuantity,
  quote,
  navigate,
  search,
  addToCart,
  setCountry,
}

/** Runs a tool on the page. */
export async function runShopTool(shop: Shop, call: ShopToolCall): Promise<ToolResult> {
  // Name and arguments belong together by the call's type, which is lost on the way through the table.
  const run = TOOLS[call.tool] as (shop: Shop, args: ShopToolCall['args']) => ToolResult | Promise<ToolResult>
  return run(shop, call.args)
}
