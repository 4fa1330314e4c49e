import type { LanguageCode } from '@nawl/messages/languages'

import type { HourlyLimits } from '../../platform/http/limits/hourly-limit.ts'
import { isInArabic } from '../subject/subject-model.ts'
import { commonTerms } from '../topics/content-terms.ts'
import { isSameQuestion, likeMeanings, type MeaningsOf } from '../topics/own-answers.ts'
import type { questionStore } from './question.store.ts'
import { withoutNames } from './without-names.ts'

/** Hourly limits of stored questions: somebody who types at random must not bury what others ask. */
const OF_ONE_PER_HOUR = 30
const OF_ALL_PER_HOUR = 500
/** Letters of the shortest question. */
const SHORTEST = 3

type Deps = {
  readonly store: Pick<ReturnType<typeof questionStore>, 'add'>
  readonly limits: HourlyLimits
  readonly meanings: MeaningsOf
  readonly now: () => number
  readonly report: (error: unknown) => void
}

type Asked = {
  readonly text: string
  readonly language: LanguageCode
  readonly page: string
  /** Limits how many one caller can have stored, and is not stored itself. */
  readonly ip: string
}

/** Stores questions that the assistant did not answer, without names, beside others of their meaning. */
export function unansweredQuestions({ store, limits, meanings, now, report }: Deps) {
  const one = limits('unanswered question', OF_ONE_PER_HOUR)
  const all = limits('unanswered question of all', OF_ALL_PER_HOUR)

  async function add({ text: asked, language, page, ip }: Asked): Promise<void> {
    const text = withoutNames(asked, commonTerms().isCommon)
    if (text.replaceAll(/[^\p{L}]/gu, '').length < SHORTEST) return
    if (!(await one.allows(ip)) || !(await all.allows('all'))) return
    const meaning = isInArabic(text) ? null : ((await meanings([text]))?.[0] ?? null)
    const [path = '/'] = page.split(/[?#]/)
    await store.add(
      { text, language, page: path },
      meaning,
      (groups) =>
        groups.find((group) => {
          const meant = meaning && group.meaning ? likeMeanings(meaning, group.meaning) : null
          return isSameQuestion(text, group.text, meant)
        }) ?? null,
      new Date(now()),
    )
  }

  /** Returns at once: nobody's answer waits for it. */
  return (asked: Asked): void => void add(asked).catch(report)
}
