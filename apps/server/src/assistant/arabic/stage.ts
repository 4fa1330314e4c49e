import { assistantTools } from '@nawl/messages/by-language/assistant-tools'

import { saidBefore } from '../follow-up.ts'
import type { Stage } from '../turn.ts'
import { requestByGuess } from './by-guess.ts'
import { inEnglish } from './in-english.ts'
import { normaliseArabic } from './normalise.ts'

/** Does what a message in Arabic asks for: by the commands of the English grammar, which reads it in plain English. */
export function arabicCommandsStage(commands: Stage): Stage {
  return (turn) => {
    if (turn.language !== 'ar') return null
    const query = searchedFor(turn.text)
    if (query !== null)
      return {
        kind: 'tool',
        tool: 'search',
        args: { query },
        text: assistantTools.ar.searched({ query }),
        language: 'ar',
      }
    const assistant = turn.history.findLast(({ role }) => role === 'assistant')?.text
    const before = { visitor: saidBefore(turn.history), ...(assistant ? { assistant } : {}) }
    const text =
      inEnglish(turn.text, turn.context, turn.rugs, before) ??
      requestByGuess(turn.text, turn.guesses, turn.context, turn.rugs)
    // What it leans on is in the English sentence already, and the guesses are of the Arabic one.
    return text === null ? null : commands({ ...turn, text, guesses: null, history: [] })
  }
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
