import { invoice as messages } from '@nawl/messages/by-language/invoice'
import type { LanguageCode } from '@nawl/messages/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { contentDisposition, validFileName } from '../../platform/http/content-disposition.ts'
import { perCaller, RENDERS_PER_HOUR } from '../../platform/http/hourly-limit.ts'
import { waitingCaller } from '../../platform/threads/waiting-caller.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import { documentTitle } from './document-messages.ts'
import { documentIn } from './shown-document.ts'
import type { IssuedDocument } from './tax-document.store.ts'

type Sent = { readonly found: IssuedDocument; readonly language: LanguageCode }

/** Answers a request with the kept PDF of a document. */
export function documentSender({
  printer,
  limits,
  kinds,
}: Pick<SalesRouteDeps, 'printer' | 'limits' | 'kinds'>) {
  const mayRender = perCaller(limits('invoice', RENDERS_PER_HOUR.invoice))
  return async (request: FastifyRequest, reply: FastifyReply, { found, language }: Sent) => {
    await mayRender(request)
    const bytes = await printer.printed(found, language, waitingCaller(request, reply))
    const kind = documentTitle(documentIn(found, language, kinds))
    const name = messages[language].fileName({ kind, number: found.number })
    return reply
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .type('application/pdf')
      .header('content-disposition', contentDisposition('inline', `${validFileName(name)}.pdf`))
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  }
}
