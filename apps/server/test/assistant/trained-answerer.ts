import type { AssistantContext, AssistantReply, AssistantRequest } from '@nawl/contract/assistant/assistant'
import type { OwnAnswer } from '@nawl/contract/desk/questions'
import { DEFAULT_COUNTRY } from '@nawl/domain/shop/countries/countries'

import { localAnswerer } from '../../src/assistant/local-answerer.ts'
import { subjectGuesser } from '../../src/assistant/subject/subject-guesser.ts'
import { builtInRugs } from '../../src/catalogue/built-in-rugs.ts'
import { readContents } from '../../src/catalogue/content/content.ts'
import { readConfig } from '../../src/platform/config/config.ts'

/** The answerer with the classifier that the shop comes with. Close it at the end. */
export async function trainedAnswerer(ownAnswers: readonly OwnAnswer[] = []) {
  const reading = readConfig({})
  if (!reading.ok) throw new Error(reading.message)
  const { config } = reading
  const guesser = subjectGuesser({
    patienceMs: 60_000,
    report: (error) => {
      throw error
    },
  })
  const unanswered: string[] = []
  const answerer = await localAnswerer({
    rugs: builtInRugs('nothing drawn yet'),
    contacts: config.contacts,
    content: readContents(config.contentDir, (rug) => `/artwork/${rug}.jpg`).en,
    guess: guesser.guess,
    meanings: guesser.meanings,
    ownAnswers: () => ownAnswers,
  })
  const home: AssistantContext = { page: '/' }
  const reply = (text: string, history?: AssistantRequest['history']): Promise<AssistantReply> =>
    answerer.reply(
      { text, context: home, ...(history ? { history } : {}) },
      DEFAULT_COUNTRY,
      (question, language) => void unanswered.push(`${language}: ${question}`),
    )
  return { reply, unanswered, close: () => guesser.close() }
}
