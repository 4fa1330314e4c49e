import { noStudio } from '@nawl/messages/assistant-tools'

import { isBusy } from '../../studio/state/studio-state.ts'
import type { Offers } from '../../studio/assistant-offers.ts'
import type { OpenStudio } from '../../studio/state/use-studio.ts'
import { until } from '../until.ts'
import type { Shop } from './shop.ts'
import { refused, type ToolResult } from './tool-result.ts'

export const NO_STUDIO = refused(noStudio)

/** A tool of the open studio, which it gets once that is idle. */
export function inStudio<Args>(
  run: (studio: OpenStudio, args: Args, shop: Shop) => ToolResult | Promise<ToolResult>,
) {
  return async (shop: Shop, args: Args): Promise<ToolResult> => {
    await openedPage(shop)
    const studio = await studioAtRest(shop.offers)
    return studio ? run(studio, args, shop) : NO_STUDIO
  }
}

/** A picture takes a second or two; the API's own timeout is ten. */
const PATIENCE_MS = 12_000

/** An action without effect produces no new state; one on a slow machine is not to be taken for that. */
const NEXT_STATE_MS = 3_000

/** Waits for the studio of the design whose page was just opened: "open Khatam and make it 2 by 3 metres". */
export async function openedPage({ here, offers }: Pick<Shop, 'here' | 'offers'>): Promise<void> {
  const opened = /\/product\/([^/?#]+)/.exec(here())?.[1]?.toLowerCase()
  if (opened === undefined) return
  const isOpen = () => {
    const id = offers.get('studio')?.rug.id.toLowerCase()
    return id !== undefined && (opened === id || opened.startsWith(`${id}-`))
  }
  await until(offers.subscribe, isOpen, PATIENCE_MS)
}

/** The open studio once it is idle; null if there is none, or it does not become idle in time. */
export async function studioAtRest(offers: Offers): Promise<OpenStudio | null> {
  const isIdle = () => {
    const studio = offers.get('studio')
    return !studio || !isBusy(studio.state)
  }
  return (await until(offers.subscribe, isIdle, PATIENCE_MS)) ? offers.get('studio') : null
}

/** Runs an action in the studio and returns the next idle state. */
export async function studioAfter(offers: Offers, act: () => void): Promise<OpenStudio | null> {
  const before = offers.get('studio')
  const changed = until(offers.subscribe, () => offers.get('studio') !== before, NEXT_STATE_MS)
  act()
  await changed
  return studioAtRest(offers)
}
