import type { AssistantReply } from '@nawl/contract/assistant/assistant'
import { snapshotSize } from '@nawl/domain/cart/ordered-size'
import { formatPrice } from '@nawl/domain/money/format-price'
import { estimate } from '@nawl/domain/rug/estimate'
import { woolKilograms, YARN_USE } from '@nawl/domain/workshop/yarn-kilograms'
import { assistantReplies } from '@nawl/messages/by-language/assistant-replies'
import { assistantState } from '@nawl/messages/by-language/assistant-state'

import { saidSizeText } from '../answers/size-text.ts'
import type { Turn } from '../turn.ts'

type Size = NonNullable<Turn['context']['size']>

const WEIGHT =
  /\b(?:how heavy|how much (?:does|do|will|would|is) .{1,24} weigh|weighs?|(?:what|the|its) weight|how many (?:kilos?|kg|kilograms?|pounds?|lbs?))\b|(?:^| )(?:وزنها|وزنه|وزن|تزن|يزن|ثقيله?)(?= |$)/
/** Another weight is asked for: of the pile, of the wool in a yarn, of what stands on it, of what is posted. */
const OF_SOMETHING_ELSE =
  /\b(?:stand|hold|bear|furniture|piano|blanket|samples?|box|lose|gain|shipping|freight|charged|yarn|pile weight|limit|carry|alone)\b|(?:اثاث|شحن|يتحمل|تتحمل|عينات)/
const LONGEST = 9

/** "How heavy is it?": the wool of the size on screen, or of a square metre. */
export function weightOf(plain: string, { context, saidSize, language }: Turn): AssistantReply | null {
  if (!WEIGHT.test(plain) || OF_SOMETHING_ELSE.test(plain) || plain.split(' ').length > LONGEST) return null
  const say = assistantState[language]
  const size = context.size ?? saidSize
  const ordered = size && snapshotSize({ ...size, width: String(size.width), length: String(size.length) })
  if (!size || !ordered?.ok)
    return { kind: 'answer', text: say.woolWeightPerM2({ kg: YARN_USE.gramsPerM2 / 1000 }), language }
  const what = assistantReplies[language].rugsOf({ n: 1, size: saidSizeText(size, language) })
  return { kind: 'answer', text: say.woolWeight({ what, kg: woolKilograms(ordered.size) }), language }
}

const WHICH_CHEAPER =
  /^(?:and |so |ok |but )*(?:which|what|whichever)(?: (?:one|size|of (?:them|those|these|the two)))?(?: (?:was|is|were|comes? out|works? out|would be|of (?:them|those|the two)))* (?:the )?(?:cheaper|cheapest|less expensive|lower)(?: (?:one|size))?$|^(?:و)?(?:اي|ايهم|ايهما|وين|مين|انهي|انو)\p{L}*(?: (?:مقاس|واحد|وحده|كان|كانت|هو|هي))* (?:ال)?ارخص$/u

/** "Which was cheaper?": of the two sizes that were spoken of last. */
export function cheaperSize(plain: string, { dialogue, language, pricing }: Turn): AssistantReply | null {
  if (!WHICH_CHEAPER.test(plain)) return null
  const priced = (dialogue?.sizes ?? []).slice(-2).flatMap((size) => {
    const price = priceOf(size, pricing)
    return price === null ? [] : [{ size, price }]
  })
  const [low, high] = priced.toSorted((p, q) => p.price - q.price)
  if (!low || !high || low.price === high.price) return null
  const text = assistantState[language].cheaperSize({
    small: saidSizeText(low.size, language),
    large: saidSizeText(high.size, language),
    price: formatPrice(low.price, pricing.currency),
    otherPrice: formatPrice(high.price, pricing.currency),
  })
  return { kind: 'answer', text, language, dialogue: { size: low.size } }
}

function priceOf({ shape, unit, width, length }: Size, { perSquareFoot }: Turn['pricing']) {
  const typed = { shape, unit, width: String(width), length: String(length), quantity: 1 }
  const found = estimate(typed, perSquareFoot)
  return found.ok ? found.price : null
}
