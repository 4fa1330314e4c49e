import { ROOM_PLAN_PAGE } from '@nawl/domain/shop/pages'

import { LINK_PARAMETER } from './studio-path.ts'

/** The query parameter with the address of the design that the room is planned for. */
export const RUG_PARAMETER = 'rug'

/** The page on which a room is drawn, for a design as it is on screen. */
export function roomPlanPath(address: string, text: string | null): string {
  const query = new URLSearchParams({ [RUG_PARAMETER]: address.toLowerCase() })
  if (text !== null) query.set(LINK_PARAMETER, text)
  return `${ROOM_PLAN_PAGE.path}?${query.toString()}`
}
