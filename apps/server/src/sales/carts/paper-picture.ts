import type { FastifyReply, FastifyRequest } from 'fastify'

import { paintRug, strongTag } from '../../imaging/color/color-answer.ts'
import type { RugRenderer } from '../../imaging/color/rug-renderer.ts'
import type { LaidRug } from '../../imaging/share/linked-rug.ts'
import { boundedQueue } from '../../platform/threads/queue.ts'
import { waitingCaller } from '../../platform/threads/waiting-caller.ts'
import { isUnchanged } from '../../platform/http/caching.ts'

type Deps = {
  readonly renderer: RugRenderer
  /** Throws for a caller who has had enough pictures. */
  readonly mayRender: (request: FastifyRequest) => Promise<unknown>
}

type Wanted = {
  readonly rug: LaidRug
  /** What the picture shows of the rug, besides the rug itself, for its tag. */
  readonly part: readonly unknown[]
  /** The WebP to send, from the PNG of the whole rug. */
  readonly shown: (picture: Buffer) => Promise<Buffer>
  /** `cache-control`, where the address is not that of a bitmap that never changes. */
  readonly kept?: string
}

const FOR_EVER = 'private, max-age=31536000, immutable'

/** Sends pictures of rugs on paper. That of an ordered one is named by its content, so what it shows never changes. */
export function paperPictures({ renderer, mayRender }: Deps) {
  // Making one smaller takes a thread of the pool that everything else shares.
  const resizing = boundedQueue({ places: 1, length: 128, share: 64 })
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { rug, part, shown, kept = FOR_EVER }: Wanted,
  ) => {
    const tag = strongTag([...part, rug.separated.contentHash, rug.design])
    if (isUnchanged(request, reply, tag, kept)) return reply.status(304).send()
    await mayRender(request)
    const waiting = waitingCaller(request, reply)
    const { picture } = await paintRug(
      renderer,
      { rug: rug.separated, recoloring: rug, format: 'png', held: [] },
      waiting,
    )
    return reply.type('image/webp').send(await resizing.inTurn(() => shown(Buffer.from(picture)), waiting))
  }
}
