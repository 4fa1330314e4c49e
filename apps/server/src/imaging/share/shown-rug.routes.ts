import type { RoomRecord } from '@nawl/contract/imaging/room'
import { shownRug } from '@nawl/contract/imaging/shown-rug'
import { roomFor } from '@nawl/domain/rug/room-for'
import { outlineOf } from '@nawl/domain/rug/shape'
import { stageRatio } from '@nawl/domain/rug/stage-ratio'
import { z } from 'zod'

import type { App } from '../../platform/http/fastify-app.ts'
import { refusals } from '../../platform/http/api-error.ts'
import { waitingCaller } from '../../platform/threads/waiting-caller.ts'
import { isUnchanged } from '../../platform/http/caching.ts'
import { strongTag } from '../color/color-answer.ts'
import { tearSheetYarns } from '../downloads/tear-sheet-yarns.ts'
import { type LinkDeps, linkedRugs } from './linked-rug.ts'

type Deps = LinkDeps & { readonly rooms: readonly RoomRecord[] }

const SCHEMA = {
  tags: ['rooms'],
  summary: 'The yarns of a rug as a studio link says, and the room to show it in',
  params: z.object({ address: z.string().regex(/^[\w-]{1,80}$/, 'is no rug') }),
  querystring: z.object({
    d: z
      .string()
      .max(300)
      .optional()
      .meta({ description: 'The text of a studio link; without it, as drawn' }),
  }),
  response: { 200: shownRug, 304: z.void(), ...refusals },
}

/** GET /api/rug/{address}/shown: what the page that shows a rug around says of it. */
export function shownRugRoute(app: App, { rooms, ...deps }: Deps): void {
  const linkedRug = linkedRugs(deps)
  app.get('/api/rug/:address/shown', { schema: SCHEMA }, async (request, reply) => {
    const { address } = request.params
    const linked = await linkedRug(address, request.query.d, waitingCaller(request, reply))
    const { rug, design, separated, palette, kept } = linked
    const outline = outlineOf(design.size.shape)
    const yarns = tearSheetYarns(rug, separated.separation, palette, outline, stageRatio(design.size))
    const answer = {
      yarns: yarns.map(({ name, hex, share }) => ({ name, hex, share })),
      room: roomFor({ room: rug.room, size: design.size }, rooms)?.id ?? null,
    }
    const tag = strongTag(['shown', answer])
    return isUnchanged(request, reply, tag, kept) ? reply.status(304).send(undefined) : reply.send(answer)
  })
}
