import { localAnswerer } from '../../apps/server/src/assistant/local-answerer.ts'
import { subjectGuesser } from '../../apps/server/src/assistant/subject/subject-guesser.ts'
import { builtInRugs } from '../../apps/server/src/catalogue/built-in-rugs.ts'
import { readContents } from '../../apps/server/src/catalogue/content/content.ts'
import { readConfig } from '../../apps/server/src/platform/config/config.ts'

/** The shop's own answerer with its catalogue and texts. Close it at the end. */
export async function openAnswerer() {
  const reading = readConfig({})
  if (!reading.ok) throw new Error(reading.message)
  const { artworkDir, contacts, contentDir } = reading.config
  const guesser = subjectGuesser({
    patienceMs: 10_000,
    report: (error) => {
      throw error
    },
  })
  const rugs = builtInRugs(artworkDir)
  const content = readContents(contentDir, (rug) => `/artwork/${rug}.jpg`).en
  const answerer = await localAnswerer({ guess: guesser.guess, rugs, contacts, content })
  return { answerer, rugs, close: () => guesser.close() }
}
