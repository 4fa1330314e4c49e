import type { ShopToolArgs, ShopToolCall, ShopToolName } from '@nawl/contract/assistant/shop-tools'

import { tellAccount } from './account-tool.ts'
import { setMood } from './mood-tool.ts'
import { addToCart, setCountry } from './order-tools.ts'
import { listRugs, navigate, openDesign, search, setLanguage, showRoom } from './page-tools.ts'
import { setPile } from './pile-tool.ts'
import type { Shop } from './shop.ts'
import { quote, setQuantity, setShape, setSize } from './size-tools.ts'
import type { ToolResult } from './tool-result.ts'
import { lock, reset, setColor, shuffle, undo, unlock } from './yarn-tools.ts'

type Tools = {
  readonly [Name in ShopToolName]: (shop: Shop, args: ShopToolArgs<Name>) => ToolResult | Promise<ToolResult>
}

/** The implementation of every tool, for all providers. */
const TOOLS: Tools = {
  openDesign,
  listRugs,
  setColor,
  shuffle,
  undo,
  reset,
  lock,
  unlock,
  setMood,
  setShape,
  setPile,
  showRoom,
  setSize,
  setQuantity,
  quote,
  navigate,
  search,
  addToCart,
  setLanguage,
  setCountry,
  tellAccount,
}

/** Runs a tool on the page. */
export async function runShopTool(shop: Shop, call: ShopToolCall): Promise<ToolResult> {
  // The call's type pairs name and arguments, which the table lookup loses.
  const run = TOOLS[call.tool] as (shop: Shop, args: ShopToolCall['args']) => ToolResult | Promise<ToolResult>
  return run(shop, call.args)
}
