import { join } from 'node:path'

import { shadeCardChanges } from '@nawl/contract/desk/yarns'
import { shopPrices } from '@nawl/contract/desk/shop-prices'
import { faqTopic, policy, POLICY_IDS } from '@nawl/contract/catalogue/site-texts'
import { journalArticle, journalEntry } from '@nawl/contract/catalogue/journal'
import { shopAnswer } from '@nawl/contract/shop/shop-contacts'
import { searchDocument } from '@nawl/contract/catalogue/search'
import { isPlannable } from '@nawl/domain/workshop/frames'
import type { ShopLogo } from '@nawl/domain/shop/logo'
import { LANGUAGES } from '@nawl/messages/languages'
import staticFiles from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { App } from '../../platform/http/fastify-app.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Settings } from '../../settings/settings.ts'
import { type ReadContents, readTermsOf } from './content.ts'
import type { ShopRugs } from '../designs/shop-rugs.ts'
import { currentRugs } from '../current-rugs.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { isUnchanged, etagOf } from '../../platform/http/caching.ts'
import { inLanguage } from '../in-language.ts'
import { entryOf } from './read-journal.ts'
import { DRAWINGS } from './render-markdown.ts'
import { robots, sitemap, journalFeed } from './sitemap.ts'
import { searchDocuments } from './search-documents.ts'

type Deps = {
  readonly config: Config
  readonly settings: Settings
  readonly contents: ReadContents
  readonly rugs: ShopRugs
}

const about = <Answer, Sent extends object>(summary: string, answer: Answer, sent: Sent = {} as Sent) => ({
  schema: { summary, ...sent, response: { 200: answer } },
})

/** Journal, FAQ, policies, the search index, sitemap, robots.txt and feed. */
export async function contentRoutes(app: App, { config, settings, contents, rugs }: Deps): Promise<void> {
  const known = () => currentRugs(rugs, app.log)
  const contacts = about('What the shop is called and where it is reached', shopAnswer, inLanguage)
  app.get('/api/contacts', contacts, ({ query: { language } }) => ({
    ...settings.shop.contacts(language),
    ownNames: rugs.ownNames(language),
    accent: settings.shop.accent(),
    ...withLogo(settings.shop.logo()),
    termsVersion: settings.terms.version(),
    orderPrefix: settings.business.orderPrefix(),
    hours: settings.hours.hours() as z.output<typeof shopAnswer>['hours'],
    ...(isPlannable(settings.floor.floor()) && { hasCalendar: true as const }),
    ownSentences: settings.sentences.own(language) as z.output<typeof shopAnswer>['ownSentences'],
  }))
  const prices = about('Prices by the square foot, discounts, VAT, and what shipping costs', shopPrices)
  app.get('/api/prices', prices, () => settings.prices.list() as z.output<typeof shopPrices>)

  const yarns = about('What owners made of the shade card that the shop comes with', shadeCardChanges)
  app.get('/api/yarns', yarns, () => settings.yarns.changes() as z.output<typeof shadeCardChanges>)

  const articles = about('The articles of the journal, newest first', z.array(journalEntry), inLanguage)
  app.get('/api/journal', articles, ({ query }) => contents()[query.language].journal.map(entryOf))
  const article = about('An article', journalArticle, {
    ...inLanguage,
    params: z.object({ slug: z.string() }),
  })
  app.get('/api/journal/:slug', article, ({ params, query }) => {
    const found = contents()[query.language].journal.find(({ slug }) => slug === params.slug)
    if (!found) throw new ApiError('journal/unknown-article')
    return found
  })

  const topics = about('Questions and answers by topic', z.array(faqTopic), inLanguage)
  app.get('/api/faq', topics, ({ query }) => [...contents()[query.language].faq])
  const ofPolicy = { ...inLanguage, params: z.object({ id: z.enum(POLICY_IDS) }) }
  const text = about('The terms or the privacy policy', policy, ofPolicy)
  app.get('/api/policies/:id', text, ({ params, query }) => contents()[query.language].policies[params.id])
  const ofVersion = { ...inLanguage, params: z.object({ version: z.string().max(32) }) }
  const terms = about('The terms as they were when an order accepted them', policy, ofVersion)
  app.get('/api/policies/terms/:version', terms, async ({ params, query: { language } }) => {
    const texts = await settings.terms.textsAt(params.version)
    if (!texts) throw new ApiError('policy/unknown-version')
    return readTermsOf(config.contentDir, language, texts)
  })
  const documents = about('Everything the search can find', z.array(searchDocument), inLanguage)
  app.get('/api/search/documents', documents, async ({ query: { language } }, reply) => {
    void reply.header('cache-control', 'public, max-age=300')
    return searchDocuments(await known(), contents()[language], {
      language,
      writtenOf: rugs.writtenOf,
    })
  })

  for (const { code, prefix } of Object.values(LANGUAGES)) {
    app.get(`${prefix}/journal/rss.xml`, { schema: { hide: true } }, (request, reply) =>
      sendText(
        request,
        reply,
        'application/rss+xml',
        journalFeed(contents()[code].journal, config.publicUrl, code),
      ),
    )
  }
  // Drawings hold no words.
  await app.register(staticFiles, {
    root: join(config.contentDir, 'en/journal/drawings'),
    prefix: `${DRAWINGS}/`,
    decorateReply: false,
    index: false,
    maxAge: '1d',
    allowedPath: (path) => path.endsWith('.svg'),
  })
  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) =>
    sendText(
      request,
      reply,
      'application/xml',
      sitemap(await known(), contents().en.journal, config.publicUrl),
    ),
  )
  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) =>
    sendText(request, reply, 'text/plain', robots(config.publicUrl)),
  )
}

const withLogo = (logo: ShopLogo | null) => (logo ? { logo } : {})

function sendText(request: FastifyRequest, reply: FastifyReply, type: string, text: string): FastifyReply {
  if (isUnchanged(request, reply, etagOf(text), 'public, max-age=3600')) return reply.status(304).send()
  return reply.type(`${type}; charset=utf-8`).send(text)
}
