import type { AssistantReply } from '@nawl/contract/assistant/assistant'
import type { ShopContacts } from '@nawl/contract/shop/shop-contacts'
import type { LanguageCode } from '@nawl/messages/languages'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'

import type { App } from '../platform/http/fastify-app.ts'
import type { ShopRugs } from '../catalogue/designs/shop-rugs.ts'
import { currentRugs } from '../catalogue/current-rugs.ts'
import type { Config } from '../platform/config/config.ts'
import type { Settings } from '../settings/settings.ts'
import type { Contents, ReadContents } from '../catalogue/content/content.ts'
import type { HourlyLimits } from '../platform/http/limits/hourly-limit.ts'
import { localAnswerer, type LocalAnswerer } from './local-answerer.ts'
import { circuitBreaker } from './model/circuit-breaker.ts'
import { isLeftToShop } from './model/left-to-shop.ts'
import { type ModelRequest, modelReply } from './model/model-reply.ts'
import { arabicDocuments, documentsIn, type FindDocuments } from './model/passages.ts'
import type { unansweredQuestions } from './questions/unanswered-questions.ts'
import type { GuessSubject } from './subject/subject-guesser.ts'
import type { MeaningsOf } from './topics/own-answers.ts'
import { languageIn } from './text/language-in.ts'
import { isFresh } from '../platform/is-fresh.ts'

/** Hourly limits on questions to a language model, which costs money: per caller, and for all together. */
const MODEL_REPLIES_PER_HOUR = 120
const MODEL_REPLIES_IN_ALL_PER_HOUR = 3_000

type ReplyRequest = Pick<ModelRequest, 'request' | 'country' | 'signal' | 'onText'> & { readonly ip: string }

type Deps = {
  readonly config: Config
  readonly settings: Settings
  readonly contents: ReadContents
  readonly rugs: Pick<ShopRugs, 'list' | 'atHand' | 'version'>
  readonly now: () => number
  readonly limits: HourlyLimits
  readonly guess: GuessSubject
  readonly meanings: MeaningsOf
  readonly onUnanswered: ReturnType<typeof unansweredQuestions>
  readonly log: App['log']
}

/**
 * Answers with a language model where one is configured; otherwise, or when it fails or says what may not be shown, with
 * the local answerer, whose reply is there by then.
 */
export function answerer(deps: Deps) {
  const { config, settings, contents, rugs, now, limits, guess, meanings, onUnanswered, log } = deps
  const { model } = config.assistant
  const one = limits('model reply', MODEL_REPLIES_PER_HOUR)
  const all = limits('model reply of all', MODEL_REPLIES_IN_ALL_PER_HOUR)
  const currentAnswerer = answererCache({
    read: () => currentRugs(rugs, log),
    version: rugs.version,
    textsOf: contents,
    make: (known) =>
      localAnswerer({
        content: contents().en,
        contacts: settings.shop.contacts('en'),
        notShippedTo: settings.prices.notShippedTo(),
        rugs: known,
        guess,
        meanings,
        ownAnswers: () => settings.questions.own().answers,
        now,
      }),
    now,
  })

  const arabic = arabicFinder(contents, () => settings.shop.contacts('ar'))
  const breaker = circuitBreaker(now)

  return async (call: ReplyRequest): Promise<AssistantReply> => {
    let openIn: LanguageCode | null = null
    const answerer = await currentAnswerer()
    const local = await answerer.reply(call.request, call.country, (_, language) => {
      openIn = language
    })
    const reply = await better(call, answerer, local)
    const { text, context } = call.request
    // What the model answered is answered.
    if (openIn !== null && (reply === local || reply.kind === 'unknown'))
      onUnanswered({ text, language: openIn, page: context.page, ip: call.ip })
    return reply
  }

  /** The reply of the language model; the local one where there is none, or it fails. */
  async function better(
    { ip, ...asked }: ReplyRequest,
    answerer: LocalAnswerer,
    local: AssistantReply,
  ): Promise<AssistantReply> {
    const { request, country, signal } = asked
    if (!model || isLeftToShop(request.text)) return local
    if (!(await one.allows(ip)) || !(await all.allows('all')) || !breaker.mayAsk()) return local
    const language = languageIn(request.text, request.context.page)
    try {
      const reply = await modelReply({
        ...asked,
        config: model,
        language,
        local,
        pricing: answerer.pricing(request.context, country),
        rugs: answerer.rugs,
        notShippedTo: settings.prices.notShippedTo(),
        documents: documentsIn(language, answerer.ground, arabic),
      })
      breaker.succeeded()
      return reply ?? local
    } catch (error) {
      if (signal.aborted) breaker.abandoned()
      else {
        breaker.failed(error)
        log.warn({ err: error }, 'the language model failed; the local answerer replies')
      }
      return local
    }
  }
}

/** The index of the Arabic documents, built when it is needed first and again when a text changes. */
function arabicFinder(contents: ReadContents, contacts: () => ShopContacts): () => FindDocuments {
  let built: { readonly of: Contents; readonly find: FindDocuments } | undefined
  return () => {
    const of = contents()
    if (built?.of !== of) built = { of, find: arabicDocuments(of.ar, contacts()) }
    return built.find
  }
}

const CATALOGUE_KEPT_MS = 60_000

type Keeper = {
  readonly textsOf: ReadContents
  readonly read: () => Promise<readonly RugItem[]>
  readonly version: () => number
  readonly make: (rugs: readonly RugItem[]) => Promise<LocalAnswerer>
  readonly now: () => number
}

/** Reads the catalogue once a minute and after each publication, and rebuilds the answerer only when it has changed. */
function answererCache({ read, version, textsOf, make, now }: Keeper): () => Promise<LocalAnswerer> {
  let cached:
    | {
        readonly catalogue: string
        readonly texts: Contents
        readonly answerer: LocalAnswerer
        readonly at: number
        readonly version: number
      }
    | undefined
  let underWay: Promise<LocalAnswerer> | undefined

  async function look(): Promise<LocalAnswerer> {
    const seen = version()
    const rugs = await read()
    const catalogue = JSON.stringify(rugs)
    const texts = textsOf()
    const answerer =
      cached?.catalogue === catalogue && cached.texts === texts ? cached.answerer : await make(rugs)
    cached = { catalogue, texts, answerer, at: now(), version: seen }
    return answerer
  }

  return async () => {
    const isCurrent = cached?.version === version() && isFresh(CATALOGUE_KEPT_MS, cached.at, now())
    if (cached && isCurrent) return cached.answerer
    underWay ??= look().finally(() => (underWay = undefined))
    return underWay
  }
}
