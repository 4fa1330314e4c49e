import { guessedRequest } from '../grammar/guessed-request.ts'
import type { SentenceReader } from '../sentence-reader.ts'
import { requestsReply } from '../stages/commands.ts'
import type { Stage } from '../turn.ts'
import { normaliseArabic } from './normalise.ts'
import { FORBIDS } from './patterns.ts'

/** Requests in Arabic that the grammar does not read, where the classifier knows the tool and its whole argument. */
export function guessedArabicStage(reader: SentenceReader): Stage {
  const nothing = reader.read('')
  return (turn) => {
    const { text, language, context, guesses, rugs } = turn
    if (language !== 'ar' || FORBIDS.test(normaliseArabic(text))) return null
    const readings = guessedRequest(
      { sentence: nothing, guesses, whole: nothing, ofWhole: null },
      {
        context,
        palette: context.palette ?? [],
        onRug: context.rug !== undefined || (context.palette ?? []).length > 0,
        rugs,
        knows: reader.knows,
        guesses,
        focus: [],
        unit: undefined,
      },
    )
    return readings.every((reading) => 'call' in reading && isWhole(reading.call))
      ? requestsReply(readings, turn)
      : null
  }
}

/** Without the words of the sentence, a search or a list would be of anything. */
const isWhole = ({ tool }: { readonly tool: string }): boolean => tool !== 'listRugs' && tool !== 'search'
