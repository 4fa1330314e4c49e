import { startOfShopDay } from '@nawl/domain/shop/time-zone'
import { stageRatio } from '@nawl/domain/rug/stage-ratio'
import { rug as rugWords } from '@nawl/messages/by-language/rug'
import { sidesText } from '@nawl/messages/text/rug-text'
import { outlineOf } from '@nawl/domain/rug/shape'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'

import type { App } from '../../platform/http/fastify-app.ts'
import type { Config } from '../../platform/config/config.ts'
import { type HourlyLimits, RENDERS_PER_HOUR, perCaller } from '../../platform/http/hourly-limit.ts'
import { strongTag } from '../color/color-answer.ts'
import { waitingCaller, type WaitingCaller } from '../../platform/threads/waiting-caller.ts'
import { type LinkDeps, type LinkedRug, linkedRugs } from '../share/linked-rug.ts'
import { asAttachment, fileName } from './file-name.ts'
import { PRINT_SCALE, type PrintRugTask } from './print-rug.ts'
import { estimateOf, factsOf, SMALL_PRINT } from './tear-sheet-messages.ts'
import { tearSheetYarns } from './tear-sheet-yarns.ts'
import type { TearSheetContent } from './tear-sheet.ts'
import { singleThreadPool } from '../../platform/threads/single-thread-pool.ts'

const params = z.object({ file: z.string().regex(/^[\w-]{1,80}\.(?:png|pdf)$/, 'is nothing to take along') })
const querystring = z.object({ d: z.string().max(300).optional() })

type Deps = LinkDeps & {
  readonly config: Pick<Config, 'publicUrl'>
  readonly now: () => number
  readonly limits: HourlyLimits
}

/**
 * GET /take-along/{address}.png and .pdf: a rug in the state that a studio link says, cut out at print size, or
 * on a one-page tear sheet with all that it takes to make it.
 */
export async function downloadRoutes(app: App, deps: Deps): Promise<void> {
  const linkedRug = linkedRugs(deps)
  const pool = downloadPool()
  app.addHook('onClose', () => pool.close())
  const mayRender = perCaller(deps.limits('print', RENDERS_PER_HOUR.print))
  app.get('/take-along/:file', { schema: { hide: true, params, querystring } }, async (request, reply) => {
    const [address, ending] = request.params.file.split('.') as [string, 'png' | 'pdf'] // as params has it
    const linked = await linkedRug(address, request.query.d)
    const { rug, design, separated } = linked
    const content =
      ending === 'pdf'
        ? sheetContent(linked, linkTo(address, request.query.d), startOfShopDay(new Date(deps.now())))
        : null
    const tag = strongTag(['take-along', ending, separated.contentHash, rug.name, design, content])
    reply.header('etag', tag).header('cache-control', linked.kept)
    if (request.headers['if-none-match'] === tag) return reply.status(304).send()

    await mayRender(request)
    const waiting = waitingCaller(request, reply)
    const task = await printTask(linked)
    const made = await (content ? pool.sheet(task, content, waiting) : pool.picture(task, waiting))
    return sendFile(reply, made, fileName(rug.name, sidesText(rugWords.en, design.size), ending))
  })

  async function printTask({ design, separated, palette, texture }: LinkedRug): Promise<PrintRugTask> {
    const { separation, seed } = separated
    const tile = await deps.renderer.tile(texture.style, PRINT_SCALE)
    return { separation, seed, palette, texture, ratio: stageRatio(design.size), tile }
  }

  function linkTo(address: string, text: string | undefined): string {
    const page = `${deps.config.publicUrl}/product/${address.toLowerCase()}`
    return text ? `${page}?d=${text}` : page
  }
}

function sheetContent(
  { rug, design, separated, palette }: LinkedRug,
  link: string,
  day: Date,
): TearSheetContent {
  const { size } = design
  return {
    name: rug.name,
    collection: rug.collection,
    shape: size.shape,
    ratio: stageRatio(size),
    facts: factsOf(rug.code, design),
    price: estimateOf(size),
    yarns: tearSheetYarns(rug, separated.separation, palette, outlineOf(size.shape), stageRatio(size)),
    link,
    smallPrint: SMALL_PRINT,
    day,
  }
}

function sendFile(reply: FastifyReply, file: Uint8Array, name: string): FastifyReply {
  return reply
    .type(name.endsWith('.pdf') ? 'application/pdf' : 'image/png')
    .header('content-disposition', asAttachment(name))
    .send(Buffer.from(file.buffer, file.byteOffset, file.byteLength))
}

/** Renders print pictures and tear sheets. */
function downloadPool() {
  const pool = singleThreadPool({
    worker: new URL('./downloads.worker.ts', import.meta.url),
    megabytes: 512,
  })
  return {
    /** The picture as PNG bytes. */
    picture: (rug: PrintRugTask, waiting: WaitingCaller) => pool.run<Uint8Array>('makePicture', rug, waiting),

    /** The tear sheet as PDF bytes. */
    sheet: (rug: PrintRugTask, content: TearSheetContent, waiting: WaitingCaller) =>
      pool.run<Uint8Array>('makeTearSheet', { rug, content }, waiting),

    close: pool.close,
  }
}
