import { invoice as messages } from '@nawl/messages/by-language/invoice'
import type { LanguageCode } from '@nawl/messages/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { contentDisposition, validFileName } from '../../platform/http/files/content-disposition.ts'
import { perCaller, RENDERS_PER_HOUR } from '../../platform/http/limits/hourly-limit.ts'
import { waitingCaller } from '../../platform/threads/waiting-caller.ts'
import { sendPrivateFile } from '../../platform/http/files/private-file.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import { documentTitle } from './document-messages.ts'
import { documentIn } from './shown-document.ts'
import type { IssuedDocument } from './tax-document.store.ts'

type Sent = { readonly found: IssuedDocument; readonly language: LanguageCode }

/** Answer requests with a document's kept PDF, and with its XML for programs. */
export function documentSender({
  printer,
  limits,
  kinds,
}: Pick<SalesRouteDeps, 'printer' | 'limits' | 'kinds'>) {
  const mayRender = perCaller(limits('invoice', RENDERS_PER_HOUR.invoice))

  async function pdf(request: FastifyRequest, reply: FastifyReply, { found, language }: Sent) {
    await mayRender(request)
    const bytes = await printer.printed(found, language, waitingCaller(request, reply))
    const kind = documentTitle(documentIn(found, language, kinds))
    const name = messages[language].fileName({ kind, number: found.number })
    const shown = contentDisposition('inline', `${validFileName(name)}.pdf`)
    return sendPrivateFile(reply, 'application/pdf', shown, bytes)
  }

  async function xml(request: FastifyRequest, reply: FastifyReply, found: IssuedDocument) {
    await mayRender(request)
    const bytes = await printer.forPrograms(found)
    const kept = contentDisposition('attachment', `${validFileName(found.number)}.xml`)
    return sendPrivateFile(reply, 'application/xml', kept, bytes)
  }

  return { pdf, xml }
}
