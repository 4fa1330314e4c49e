import * as messages from '@nawl/messages/assistant-tools'
import { nameOf } from '@nawl/messages/names'
import type { ShopToolArgs } from '@nawl/contract/assistant/shop-tools'
import { designAddress, findDesign } from '@nawl/domain/catalogue/address'
import { chosenFacets, narrowed } from '@nawl/domain/catalogue/facets'
import { designsIn } from '@nawl/domain/catalogue/listing'
import { LANGUAGES } from '@nawl/messages/languages'
import { listingTitle } from '../../catalogue/listing/listing-title.ts'

import { roomInSentence } from '../../page/room-name.ts'
import { localPath } from '../../page/country/local-path.ts'
import { searchAddress } from '../../page/search-path.ts'
import { NO_STUDIO, openedPage } from './idle-studio.ts'
import { pageName } from './page-name.ts'
import type { Shop } from './shop.ts'
import { refused, type ToolResult } from './tool-result.ts'

/** Opens a design in the studio by name. */
export async function openDesign(shop: Shop, { name }: ShopToolArgs<'openDesign'>): Promise<ToolResult> {
  const designs = await shop.designs()
  const wanted = name.trim().toLowerCase()
  const design = designs.find((rug) => rug.name.toLowerCase() === wanted) ?? findDesign(designs, wanted)
  if (!design) return refused(messages.noDesign({ name }))
  const say = messages.hereIsDesign({ name: design.name, collection: nameOf(design.collection) })
  return openedPath(shop, `/product/${designAddress(designs, design)}`, say)
}

/** Lists rugs. The first criterion becomes the page's category, the others filter it. */
export async function listRugs(shop: Shop, args: ShopToolArgs<'listRugs'>): Promise<ToolResult> {
  const { category, colour, style } = args
  const page = category ?? colour ?? style
  const query = new URLSearchParams({
    ...(colour && colour !== page && { color: colour }),
    ...(style && style !== page && { style }),
  })
  const found = narrowed(
    designsIn(await shop.designs(), page),
    chosenFacets((id) => query.getAll(id)),
  )
  const title = listingTitle(page)
  if (found.length === 0) return refused(messages.noRugsUnder({ title }))
  const path = ['/products', page && encodeURIComponent(page)].filter(Boolean).join('/')
  const say = messages.designsUnder({ title, n: found.length })
  return openedPath(shop, query.size > 0 ? `${path}?${query}` : path, say)
}

/** Navigates to a page of the shop. */
export async function navigate(shop: Shop, { page }: ShopToolArgs<'navigate'>): Promise<ToolResult> {
  const path = localPath(page)
  if (path === null) return refused(messages.noPage)
  return openedPath(shop, path, messages.hereIsPage({ page: pageName(path) }))
}

/** Shows all search results. */
export async function search(shop: Shop, { query }: ShopToolArgs<'search'>): Promise<ToolResult> {
  return openedPath(shop, searchAddress(query), messages.searched({ query }))
}

/** Shows the rug in one of our rooms, or alone, as its own controls do. */
export async function showRoom(shop: Shop, { room }: ShopToolArgs<'showRoom'>): Promise<ToolResult> {
  await openedPage(shop)
  const { offers } = shop
  const stage = offers.get('stage')
  if (!stage) return NO_STUDIO
  const before = stage.room()
  const shown = room === 'none' ? null : room
  stage.show(shown)
  const say = shown === null ? messages.shownAlone : messages.shownInRoom({ room: roomInSentence(shown) })
  return { ok: true, say, undo: () => offers.get('stage')?.show(before) }
}

/** The same page in another language. It is another build, so the page is loaded anew. */
export function setLanguage(shop: Shop, { language }: ShopToolArgs<'setLanguage'>): ToolResult {
  const { name } = LANGUAGES[language]
  if (shop.language() === language) return { ok: true, say: messages.languageAlready({ language: name }) }
  shop.chooseLanguage(language)
  return { ok: true, say: messages.languageChanged({ language: name }) }
}

/** Opens a page of the shop and says so; the page before on undo. */
export async function openedPath(shop: Shop, path: string, say: string): Promise<ToolResult> {
  const from = shop.here()
  if (from === path) return { ok: true, say }
  await shop.go(path)
  return { ok: true, say, undo: () => shop.go(from) }
}
