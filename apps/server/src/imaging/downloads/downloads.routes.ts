import { givenNames } from '@nawl/messages/text/given-names'
import { language } from '@nawl/contract/shop/language'
import { prices } from '@nawl/domain/shop/price-list'
import { startOfShopDay } from '@nawl/domain/shop/time-zone'
import { stageRatio } from '@nawl/domain/rug/stage-ratio'
import { names } from '@nawl/messages/by-language/names'
import { yarns } from '@nawl/messages/by-language/yarns'
import type { LanguageCode } from '@nawl/messages/languages'
import { outlineOf } from '@nawl/domain/rug/shape'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'

import type { App } from '../../platform/http/fastify-app.ts'
import type { Config } from '../../platform/config/config.ts'
import { contentDisposition } from '../../platform/http/files/content-disposition.ts'
import { pageAddress } from '../../platform/language.ts'
import { type HourlyLimits, RENDERS_PER_HOUR, perCaller } from '../../platform/http/limits/hourly-limit.ts'
import { strongTag } from '../color/color-answer.ts'
import { waitingCaller, type WaitingCaller } from '../../platform/threads/waiting-caller.ts'
import { type LinkDeps, type LinkedRug, linkedRugs } from '../share/linked-rug.ts'
import { fileName } from './file-name.ts'
import { PRINT_SCALE, type PrintRugTask } from './print-rug.ts'
import { estimateOf, factsOf, smallPrint } from './tear-sheet-messages.ts'
import { tearSheetYarns } from './tear-sheet-yarns.ts'
import type { TearSheetContent } from './tear-sheet.ts'
import { printedLogo } from '../../platform/pdf/printed-logo.ts'
import { singleThreadPool } from '../../platform/threads/single-thread-pool.ts'
import { isUnchanged } from '../../platform/http/caching.ts'
import { asBuffer } from '../../platform/as-buffer.ts'

const params = z.object({ file: z.string().regex(/^[\w-]{1,80}\.(?:png|pdf)$/, 'is nothing to take along') })
const querystring = z.object({ d: z.string().max(300).optional(), language })

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
    const waiting = waitingCaller(request, reply)
    const linked = await linkedRug(address, request.query.d, waiting)
    const { d, language: code } = request.query
    const { rug, design, separated } = linked
    const day = startOfShopDay(new Date(deps.now()))
    const content = ending === 'pdf' ? sheetContent(linked, code, linkTo(address, d, code), day) : null
    const name = fileName(linked, code)
    const tag = strongTag(['take-along', ending, separated.contentHash, rug.name, design, name, content])
    if (isUnchanged(request, reply, tag, linked.kept)) return reply.status(304).send()

    await mayRender(request)
    const task = await printTask(linked)
    const made = await (content ? pool.sheet(task, content, waiting) : pool.picture(task, waiting))
    return sendFile(reply, made, `${name}.${ending}`)
  })

  async function printTask({ design, separated, palette, texture }: LinkedRug): Promise<PrintRugTask> {
    const { separation, seed } = separated
    const tile = await deps.renderer.tile(texture.style, PRINT_SCALE)
    return { separation, seed, palette, texture, ratio: stageRatio(design.size), tile }
  }

  function linkTo(address: string, text: string | undefined, code: LanguageCode): string {
    const page = pageAddress(deps.config.publicUrl, code, `/product/${address.toLowerCase()}`)
    return text ? `${page}?d=${text}` : page
  }
}

function sheetContent(
  { rug, design, separated, palette }: LinkedRug,
  code: LanguageCode,
  link: string,
  day: Date,
): TearSheetContent {
  const { size } = design
  const ratio = stageRatio(size)
  const shown = tearSheetYarns(rug, separated.separation, palette, outlineOf(size.shape), ratio)
  return {
    language: code,
    name: names[code](rug.name),
    collection: names[code](rug.collection),
    shape: size.shape,
    ratio,
    facts: factsOf(rug.code, design, code),
    price: estimateOf(size, rug.collection, code),
    yarns: shown.map(({ name, replaces, ...yarn }) => ({
      ...yarn,
      name: yarns[code](name),
      replaces: replaces.map(yarns[code]),
    })),
    link,
    smallPrint: smallPrint(code),
    day,
  }
}

function sendFile(reply: FastifyReply, file: Uint8Array, name: string): FastifyReply {
  return reply
    .type(name.endsWith('.pdf') ? 'application/pdf' : 'image/png')
    .header('content-disposition', contentDisposition('attachment', name))
    .send(asBuffer(file))
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
    async sheet(rug: PrintRugTask, content: TearSheetContent, waiting: WaitingCaller) {
      const task = { rug, content, names: givenNames(), list: prices(), logo: await printedLogo() }
      return pool.run<Uint8Array>('makeTearSheet', task, waiting)
    },

    close: pool.close,
  }
}
