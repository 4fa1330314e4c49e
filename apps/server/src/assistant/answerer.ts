import type { AssistantReply } from '@nawl/contract/assistant/assistant'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'

import type { App } from '../platform/http/fastify-app.ts'
import type { ShopRugs } from '../catalogue/designs/shop-rugs.ts'
import { currentRugs } from '../catalogue/current-rugs.ts'
import type { Config } from '../platform/config/config.ts'
import type { Settings } from '../settings/settings.ts'
import type { Contents, ReadContents } from '../catalogue/content/content.ts'
import type { HourlyLimits } from '../platform/http/hourly-limit.ts'
import { localAnswerer, type LocalAnswerer } from './local-answerer.ts'
import { type ModelRequest, modelReply } from './model/model-reply.ts'
import type { GuessSubject } from './subject/subject-guesser.ts'
import { isFresh } from '../platform/is-fresh.ts'

/** Hourly limits on questions to a language model, which costs money: per caller, and for all together. */
const MODEL_REPLIES_PER_HOUR = 120
const MODEL_REPLIES_IN_ALL_PER_HOUR = 3_000

export type ReplyRequest = Omit<ModelRequest, 'config' | 'local'> & { readonly ip: string }

type Deps = {
  readonly config: Config
  readonly settings: Settings
  readonly contents: ReadContents
  readonly rugs: Pick<ShopRugs, 'list' | 'atHand' | 'version'>
  readonly now: () => number
  readonly limits: HourlyLimits
  readonly guess: GuessSubject
  readonly log: App['log']
}

/** Answers with a language model where one is configured, otherwise, or when it fails, with the local answerer. */
export function answerer({ config, settings, contents, rugs, now, limits, guess, log }: Deps) {
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
        now,
      }),
    now,
  })

  return async ({ ip, ...asked }: ReplyRequest): Promise<AssistantReply> => {
    const local = await currentAnswerer()
    if (model && (await one(ip)) && (await all('all'))) {
      try {
        return await modelReply({ config: model, local, ...asked })
      } catch (error) {
        log.warn({ err: error }, 'the language model failed; using the local answerer')
      }
    }
    return local.reply(asked.request, asked.country)
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
