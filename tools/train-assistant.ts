// `npm run train:assistant`: trains the assistant's classifier on the phrases of its `subject/phrases` and writes it beside
// them. About six minutes. Run it after a change of phrases, and commit both.
import { MODEL_FILE, phrasesHash, writeModel } from '../apps/server/src/assistant/subject/model-file.ts'
import { openSentenceMeaning } from '../apps/server/src/assistant/subject/sentence-meaning.ts'
import { trainModel } from '../apps/server/src/assistant/subject/train-model.ts'
import { trainingPhrases } from '../apps/server/src/assistant/subject/training-phrases.ts'

const phrases = trainingPhrases()
const meaningOf = await openSentenceMeaning()
const meanings = await meaningOf(phrases.map(({ text }) => text))
const table = trainModel(phrases, meanings)
await writeModel(MODEL_FILE, table, phrasesHash(phrases))
console.log(`${phrases.length} phrases, ${table.labels.length} labels, ${table.rows.size} words`)
