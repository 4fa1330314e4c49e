import { type SiteText, siteText, siteTextList, textFacts, textPreview } from '@nawl/contract/desk/site-text'
import { TEXT_FOLDERS } from '@nawl/contract/desk/text-folders'
import { LANGUAGES } from '@nawl/messages/languages'
import { like } from 'drizzle-orm'
import { basename } from 'node:path'
import { z } from 'zod'

import { type DeskDeps, deskScope } from '../../identity/staff/desk-scope.ts'
import { draft } from '../../platform/db/schema/revision-schema.ts'
import { ApiError, described } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import type { HourlyLimits } from '../../platform/http/limits/hourly-limit.ts'
import { documentRoutes } from '../../settings/document.routes.ts'
import type { DocumentKind } from '../../settings/document-kind.ts'
import { documents, type DocumentsDeps } from '../../settings/documents.ts'
import { inLanguage } from '../in-language.ts'
import { renderMarkdown } from './render-markdown.ts'
import { readTextKey, TEXT_PREFIX } from './site-text-kind.ts'
import { textsIn } from './text-source.ts'
import { knownFacts } from './with-facts.ts'

type Deps = DeskDeps &
  DocumentsDeps & {
    readonly config: { readonly contentDir: string }
    readonly limits: HourlyLimits
    readonly texts: DocumentKind<SiteText>
  }

const about = described('desk')
const PATH = '/api/desk/texts'
const PREVIEWS_PER_HOUR = 6_000

/** /api/desk/texts: articles, questions and policies as documents, their list, how they will look, and facts for them. */
export function siteTextRoutes(app: App, deps: Deps): void {
  const { config, database, limits, published, texts } = deps
  const memberOf = deskScope(app, deps)
  const permitted = { permission: texts.permission }
  documentRoutes(app, `${PATH}/:key`, { ...deps, memberOf }, texts)

  const held = documents(deps, texts)

  async function list() {
    const upgraded = await held.upgraded()
    const rows = await database.orm
      .select({ document: draft.document })
      .from(draft)
      .where(like(draft.document, `${TEXT_PREFIX}%`))
    const drafts = new Set(rows.map(({ document }) => document.slice(TEXT_PREFIX.length)))
    const edited = new Map(published.below(TEXT_PREFIX).flatMap(editedRow))
    const added = [...drafts, ...edited.keys()]
    const languages = Object.values(LANGUAGES).map(({ code }) => code)
    const keys = languages.flatMap((language) =>
      TEXT_FOLDERS.flatMap((folder) =>
        textsIn({ folder: config.contentDir, language, edited: new Map() }, folder).map(
          (path) => `${language}.${folder}.${basename(path, '.md')}`,
        ),
      ),
    )
    return {
      texts: [...new Set([...keys, ...added])].flatMap((key) => {
        const parts = readTextKey(key)
        if (!parts) return []
        const builtIn = texts.builtIn(key)
        const value = edited.get(key) ?? builtIn
        return {
          key,
          language: parts.language,
          folder: parts.folder,
          title: titleOf(value) ?? parts.slug,
          isEdited: edited.has(key),
          isUpgraded: upgraded.has(key),
          isTranslated: value !== null,
          hasDraft: drafts.has(key),
        }
      }),
    }
  }
  const schema = about('Every text of the site in every language', { 200: siteTextList })
  app.get(PATH, { schema, config: permitted }, list)

  const factsOf = about('The facts that a text may name, as they are now', { 200: textFacts }, inLanguage)
  app.get('/api/desk/facts', { schema: factsOf, config: permitted }, ({ query: { language } }) => {
    const known = Object.entries(knownFacts(language)).map(([name, value]) => ({ name, value }))
    return { facts: [...known, { name: 'retention', value: null }] }
  })

  const limit = limits('text-preview', PREVIEWS_PER_HOUR)
  const preview = about(
    'A text as a page would show it',
    { 200: textPreview },
    {
      params: z.object({ key: z.string().max(200) }),
      body: z.strictObject({ value: siteText }),
    },
  )
  const route = { schema: preview, config: permitted, bodyLimit: texts.mostBytes }
  app.post(`${PATH}/:key/preview`, route, async (request) => {
    await limit.check(memberOf(request).email)
    const parts = readTextKey(request.params.key)
    if (!parts) throw new ApiError('document/unknown')
    try {
      return { html: renderMarkdown(request.body.value.body, parts.language), problem: null }
    } catch (error) {
      return { html: '', problem: (error as Error).message }
    }
  })
}

const titleOf = (text: SiteText | null) => {
  const title = text?.fields['title']
  return typeof title === 'string' && title !== '' ? title : undefined
}

const editedRow = ({ document, value }: { document: string; value: unknown }): [string, SiteText][] =>
  value === null ? [] : [[document.slice(TEXT_PREFIX.length), value as SiteText]]
