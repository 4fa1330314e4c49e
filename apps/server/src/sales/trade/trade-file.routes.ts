import { Readable } from 'node:stream'

import { projectParams } from '@nawl/contract/trade/project'
import { quoteFileQuery, quoteParams } from '@nawl/contract/trade/quote'
import type { LanguageCode } from '@nawl/messages/languages'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'

import { paintRug } from '../../imaging/color/color-answer.ts'
import { described } from '../../platform/http/api-error.ts'
import { csvFile, sendCsv } from '../../platform/http/files/csv.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import { perCaller, RENDERS_PER_HOUR } from '../../platform/http/limits/hourly-limit.ts'
import { zipStream, type ZippedFile } from '../../platform/http/files/zip-stream.ts'
import { waitingCaller } from '../../platform/threads/waiting-caller.ts'
import { privateFile, sendPrivateFile } from '../../platform/http/files/private-file.ts'
import { NO_STORE } from '../../platform/http/caching.ts'
import { orderedDesignLink } from '../carts/ordered-bitmap-paths.ts'
import { orderedRug } from '../carts/ordered-picture.routes.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import { drawingFiles } from './project-drawings.ts'
import type { ProjectRow, ProjectStore } from './project.store.ts'
import { quotePaper } from './quote-paper.ts'
import type { QuoteStore } from './quote.store.ts'
import {
  chosenRugs,
  projectSheet,
  rugSheets,
  SPECIFICATION_HEADINGS,
  specificationRows,
  YARN_HEADINGS,
  yarnRows,
} from './specification.ts'
import { tradeAccountOf } from './trade-account.store.ts'
import type { MemberAt } from './trade-member.ts'

type Deps = SalesRouteDeps & {
  readonly projects: ProjectStore
  readonly quotes: QuoteStore
  readonly memberAt: MemberAt
}

const about = described('trade')
const PROJECT = '/api/account/projects/:id'

/** Files of the trade: a quote as PDF; a project's specification as PDF and CSV, and all files in one ZIP. */
export function tradeFileRoutes(app: App, deps: Deps): void {
  const { projects, quotes, memberAt, printer, renderer, settings, config, now, database } = deps
  const mayRender = perCaller(deps.limits('trade-file', RENDERS_PER_HOUR.invoice))
  const file = (type: string) => ({ 200: z.any().meta({ description: type }) })
  const told = (language: LanguageCode) => ({
    language,
    workshop: config.workshop,
    seller: settings.shop.seller(language),
    at: new Date(now()),
  })
  const projectOf = async (request: Parameters<MemberAt>[0], id: string): Promise<ProjectRow> => {
    const { person } = await memberAt(request)
    await mayRender(request)
    return projects.find({ id, personId: person.id })
  }

  const quote = about('A quote as a PDF, with the member’s prices', file('application/pdf'), {
    params: quoteParams,
    querystring: quoteFileQuery,
  })
  app.get('/api/account/quotes/:id/quote.pdf', { schema: quote }, async (request, reply) => {
    const { person } = await memberAt(request)
    await mayRender(request)
    const found = await quotes.find({ id: request.params.id, personId: person.id })
    const { language = 'en' } = request.query
    const account = await tradeAccountOf(database.orm, person.id)
    const buyer = [account?.application.practice ?? '', person.email].filter(Boolean)
    const paper = quotePaper(found, { seller: settings.shop.seller(language), buyer, language })
    const printing = { papers: [{ name: '', paper }], language, at: found.madeAt }
    const [pdf] = await printer.papers(printing, waitingCaller(request, reply))
    return sendPdf(reply, `${found.number}-${language}.pdf`, pdf)
  })

  const sent = { params: projectParams, querystring: quoteFileQuery }
  const sheet = about(
    'The specification of a project as a PDF, without prices',
    file('application/pdf'),
    sent,
  )
  app.get(`${PROJECT}/specification.pdf`, { schema: sheet }, async (request, reply) => {
    const { content } = await projectOf(request, request.params.id)
    const { language = 'en' } = request.query
    const papers = [{ name: '', paper: projectSheet(content, told(language)) }]
    const printing = { papers, language, at: new Date(now()) }
    const [pdf] = await printer.papers(printing, waitingCaller(request, reply))
    return sendPdf(reply, `specification-${language}.pdf`, pdf)
  })

  const table = about('The same as CSV', file('text/csv'), sent)
  app.get(`${PROJECT}/specification.csv`, { schema: table }, async (request, reply) => {
    const { content } = await projectOf(request, request.params.id)
    reply.headers(NO_STORE)
    return sendCsv(reply, 'specification.csv', SPECIFICATION_HEADINGS, rowsOf(content, told('en')))
  })

  const all = about(
    'All files of a project in one archive, without prices: specifications, pictures, the list of yarns, and of each rug the cartoon (PDF) and a plan (DXF) at 1:1',
    file('application/zip'),
    sent,
  )
  app.get(`${PROJECT}/files.zip`, { schema: all }, async (request, reply) => {
    const { content } = await projectOf(request, request.params.id)
    const { language = 'en' } = request.query
    const papers = [
      { name: `specification-${language}.pdf`, paper: projectSheet(content, told(language)) },
      ...rugSheets(content, told(language)),
    ]
    const printing = { papers, language, at: new Date(now()) }
    const waiting = waitingCaller(request, reply)
    const pdfs = await printer.papers(printing, waiting)
    const cutOff = (err: unknown) => request.log.warn({ err }, 'a specification was cut off')
    const csv = csvFile(SPECIFICATION_HEADINGS, rowsOf(content, told('en')), cutOff)
    const yarns = csvFile(YARN_HEADINGS, yarnsOf(content), cutOff)
    async function* files(): AsyncGenerator<ZippedFile> {
      for (const [n, { name }] of papers.entries()) {
        const pdf = pdfs[n]
        if (pdf) yield { name, content: pdf, isPacked: true }
      }
      const rugs = chosenRugs(content)
      for (const { name, design } of rugs) {
        const rug = await orderedRug(renderer, design.bitmapHash, orderedDesignLink(design, 1), waiting)
        const wanted = { rug: rug.separated, recoloring: rug, format: 'png', held: [] } as const
        const { picture } = await paintRug(renderer, wanted, waiting)
        yield { name: `${name}.png`, content: new Uint8Array(picture), isPacked: true }
      }
      yield* drawingFiles(rugs, { draw: deps.drawDesign, language, waiting })
      yield { name: 'specification.csv', content: csv }
      yield { name: 'yarns.csv', content: yarns }
    }
    return reply
      .type('application/zip')
      .headers(privateFile(attached('project-files.zip')))
      .send(Readable.from(zipStream(files(), new Date(now()))))
  })
}

async function* rowsOf(...given: Parameters<typeof specificationRows>) {
  yield* specificationRows(...given)
}

async function* yarnsOf(...given: Parameters<typeof yarnRows>) {
  yield* yarnRows(...given)
}

const attached = (name: string) => `attachment; filename="${name}"`

function sendPdf(reply: FastifyReply, name: string, pdf: Uint8Array | undefined): FastifyReply {
  if (!pdf) throw new Error(`${name} was not printed`)
  return sendPrivateFile(reply, 'application/pdf', attached(name), pdf)
}
