import { assistantTools } from '@nawl/messages/by-language/assistant-tools'

import type { Stage, Turn } from '../turn.ts'
import { isArabizi } from './arabizi.ts'
import { requestByGuess } from './by-guess.ts'
import { normaliseArabic } from './normalise.ts'
import { englishOf } from './requests-in.ts'

/** Does what a message in Arabic asks for: by the commands of the English grammar, which reads it in plain English. */
export function arabicCommandsStage(commands: Stage): Stage {
  return (turn) => {
    // What a chip sends is English already.
    if (turn.language !== 'ar' || !(/\p{Script=Arabic}/u.test(turn.text) || isArabizi(turn.text))) return null
    const query = searchedFor(turn.text)
    if (query !== null)
      return {
        kind: 'tool',
        tool: 'search',
        args: { query },
        text: assistantTools.ar.searched({ query }),
        language: 'ar',
      }
    if (asksFact(turn)) return null
    const text = englishOf(turn) ?? requestByGuess(turn.text, turn.guesses, turn.context, turn.rugs)
    // What it leans on is in the English sentence already, and the guesses are of the Arabic one.
    return text === null ? null : commands({ ...turn, text, guesses: null, history: [] })
  }
}

/** Probability from which a message asks for an answer, whatever verbs it has. */
const SURELY_ASKS = 0.6

function asksFact({ guesses }: Turn): boolean {
  const first = guesses?.[0]
  return (
    first !== undefined &&
    first.likelihood >= SURELY_ASKS &&
    first.label !== null &&
    !/^(?:tool|talk):/.test(first.label)
  )
}

const SEARCH = /(?:^| )(?:دور|ابحث|بحث|تبحث|فتش|دورلي|ابحثلي|دوري)(?: \S+){0,3}? (?:عن |علي |ع |عال)(.+)$/
const NO_QUERY = /^(?:كلمه|شي|حاجه|سجاده?|سجاجيد|زوليه|تصميم|تصاميم|فيها?|فيه|عليها?|عليه|عن) /

/** The Arabic words that a message asks to search for. */
function searchedFor(text: string): string | null {
  const query = SEARCH.exec(normaliseArabic(text))?.[1]
  return query === undefined ? null : bareQuery(query)
}

function bareQuery(query: string): string {
  const shorter = query.replace(NO_QUERY, '')
  return shorter === query ? query.replaceAll(/ و(?=\S{3})/g, ' ') : bareQuery(shorter)
}
