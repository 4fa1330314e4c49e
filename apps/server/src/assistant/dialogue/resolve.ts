import type { DialogueState } from '@nawl/contract/assistant/dialogue'
import { designAddress, findDesign } from '@nawl/domain/catalogue/address'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'

import type { SentenceReader } from '../sentence-reader.ts'
import type { Turn } from '../turn.ts'
import { type Move, moveIn, plainly, withoutCorrection } from './move.ts'
import { pickedOptions } from './options.ts'
import { LONGEST_ANSWER, type Resolved, type Scene } from './resolved.ts'
import { yarnCorrected } from './yarn-corrected.ts'
import { takenBack, toneChange, yarnPutBack } from './yarn-changes.ts'
import { changedYarns, colorSaid, designSaid, sizeSaid, yarnsSaid } from './values.ts'

type Asked = NonNullable<DialogueState['asked']>

/** "…, like sand" says more of the same. */
const ADDS_TO_IT = /^(?:like|as|but not|not|than|مثل|متل|زي|مو|مش) /iu

/** Resolves a message that leans on the conversation; null for one that stands by itself. */
export function resolved(text: string, scene: Scene): Resolved | null {
  const whole = resolvedPart(text, scene)
  if (whole) return whole
  for (const joint of text.matchAll(/[.!?؟،,;]\s+|\s+(?:and|then|but|ثم|وبعدين)\s+|\s+(?=و\p{L}{3})/giu)) {
    const lead = text.slice(0, joint.index)
    const rest = text.slice(joint.index + joint[0].length).trim()
    if (plainly(lead) === '' || rest === '' || ADDS_TO_IT.test(rest)) continue
    const found = resolvedPart(lead, scene)
    if (found) return { ...found, rest }
  }
  return null
}

function resolvedPart(text: string, scene: Scene): Resolved | null {
  const { state } = scene
  const move = moveIn(text)
  return (
    chipTyped(text, state) ??
    (state.asked?.about === 'other' ? rugPicked(text, move, scene) : null) ??
    optionPicked(move, scene) ??
    sizePicked(text, move, scene) ??
    answerSaid(text, move, scene) ??
    toneOfYarn(text, move, scene) ??
    putBack(text, scene) ??
    yarnCorrected(text, move, scene) ??
    sameAgain(text, move, scene) ??
    rugPicked(text, move, scene) ??
    corrected(text, move, scene)
  )
}

const said = (...say: string[]): Resolved => ({ first: [], say, rest: null })

/** The label of a chip, or what it sends, typed or pressed. */
function chipTyped(text: string, { asked }: DialogueState): Resolved | null {
  const at = asked?.options.findIndex(({ label, say }) => say === text || bare(label) === bare(text)) ?? -1
  const option = asked?.options[at]
  if (option) return { ...said(option.say), chosen: at, answers: true }
  return asked && asked.answered !== true ? partOfChip(text, asked) : null
}

/** "Feet" to chips of which one is "8 × 10 ft" and makes it "8 by 10 feet". */
function partOfChip(text: string, { options }: Asked): Resolved | null {
  const words = bare(text)
    .split(' ')
    .filter((word) => !/^(?:in|the|a|please|of|it|with|\d+)$/.test(word))
  if (words.length === 0 || words.length > 2) return null
  const has = ({ label, say }: Asked['options'][number]) => {
    const all = new Set(`${bare(label)} ${bare(say)}`.split(' '))
    return words.every((word) => all.has(word))
  }
  const [at, ...others] = options.flatMap((option, place) => (has(option) ? [place] : []))
  const option = at === undefined ? undefined : options[at]
  return at !== undefined && option && others.length === 0
    ? { ...said(option.say), chosen: at, answers: true }
    : null
}

/** A label without what is not typed: marks of direction, punctuation, an article. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:the|ال) ?/u, '')

/** "The second one", "both", "no, the other", "the smaller": of what was asked. */
function optionPicked({ pick, rest, corrects }: Move, { turn, state }: Scene): Resolved | null {
  const { asked } = state
  if (!asked || rest !== '' || asked.options.length === 0) return null
  if (!pick) return null
  if (asked.about === 'other' && asked.options.length < 2) return null
  const wasAnswered = asked.answered === true
  // What is offered to say next is no answer to "that one".
  if (pick.which === 'that' && (wasAnswered ? !corrects : asked.about === 'other')) return null
  const picked = pickedOptions(pick, asked, turn.rugs, turn.context.palette?.length)
  const options = (picked ?? []).flatMap((at) => asked.options[at] ?? [])
  const [at] = picked ?? []
  if (at === undefined || options.length === 0) return null
  const first = wasAnswered && pick.which !== 'all' && pick.which !== 'both' ? takenBack(state, turn) : []
  return { first, say: options.map(({ say }) => say), rest: null, chosen: at, answers: true }
}

const AGREES =
  /^(?:(?:yes|yeah|yep|sure|ok|okay|please|go|ahead|fine|great|good|perfect|lovely|sounds|do|it|نعم|ايه|اي|تمام|طيب|اوكي|ماشي|زين|خلاص) ?)+$/

/** "The smaller one" of two sizes that were spoken of. */
function sizePicked(text: string, { pick, rest }: Move, { turn, state }: Scene): Resolved | null {
  const { sizes = [] } = state
  if (state.asked && state.asked.answered !== true && state.asked.about === 'size') {
    const [first] = state.asked.options
    return first && AGREES.test(plainly(text)) ? { ...said(first.say), chosen: 0, answers: true } : null
  }
  if (pick?.which !== 'most' || sizes.length < 2) return null
  const asks = /[?؟]\s*$|^(?:which|what)\b/i.test(text.trim())
  if (rest !== '' && !(asks && /^(?:which|what|اي|ايهم|وش)$/.test(rest))) return null
  // Which is the cheaper one is told with both prices.
  if (asks && pick.of === 'cheap') return null
  const options = sizes.slice(-2).map(({ width, length, unit }) => {
    const sides = `${width} by ${length} ${unit}`
    return { label: sides, say: asks ? `how much is ${sides}` : `make it ${sides}` }
  })
  const [at] = pickedOptions(pick, { about: 'size', options }, turn.rugs) ?? []
  const option = at === undefined ? undefined : options[at]
  return option ? said(option.say) : null
}

/** "Navy", "250 by 300", "Khatam": an answer in other words than those of the chips. */
function answerSaid(text: string, { corrects }: Move, { turn, state, reader }: Scene): Resolved | null {
  const { asked } = state
  if (!asked?.template || plainly(text).split(' ').length > LONGEST_ANSWER) return null
  const isOpen = asked.answered !== true
  if (!isOpen && !corrects) return null
  if (/[?؟]\s*$/.test(text)) return null
  const value = answerTo(asked.about, withoutCorrection(text), turn, reader, asked.options)
  if (value === null) return null
  const at = asked.options.findIndex(({ say }) => say.toLowerCase().includes(value.toLowerCase()))
  return {
    first: isOpen ? [] : takenBack(state, turn),
    say: [asked.template.replace('{}', value)],
    rest: null,
    answers: true,
    ...(at >= 0 ? { chosen: at } : {}),
  }
}

function answerTo(
  about: NonNullable<DialogueState['asked']>['about'],
  text: string,
  { context: { palette = [] }, rugs }: Turn,
  reader: SentenceReader,
  options: readonly { readonly say: string }[],
): string | null {
  switch (about) {
    case 'yarn': {
      const among = palette.filter(
        ({ hex }) =>
          options.length === 0 || options.some(({ say }) => say.toLowerCase().includes(hex.toLowerCase())),
      )
      const [yarns, ...others] = yarnsSaid(text, among.length > 0 ? among : palette, reader)
      const [yarn, ...more] = yarns ?? []
      return yarn && others.length === 0 && more.length === 0 ? yarn.hex.toLowerCase() : null
    }
    case 'color':
      return colorSaid(text, reader)
    case 'size':
      return sizeSaid(text, reader)
    case 'design':
      return designSaid(text, rugs, reader)
    case 'other':
      return null
  }
}

/** "A bit lighter", "ادفأ شوي": of the yarn that was changed last, or that is named. */
function toneOfYarn(text: string, move: Move, { turn, state, reader }: Scene): Resolved | null {
  const call = toneChange(text, move, { turn, state, reader })
  return call ? { first: [call], say: [], rest: null } : null
}

/** "Put the navy back", "رجع الفاتح مثل ما كان". */
function putBack(text: string, { turn, state, reader }: Scene): Resolved | null {
  const call = yarnPutBack(text, { turn, state, reader })
  return call ? { first: [call], say: [], rest: null } : null
}

const AGAIN =
  /^(?:and |but |ok |okay |so |what |how |about |if |maybe |would |it |was |be |in |with |for |try |as |و|طيب |طب |واذا |اذا |لو |وب|ب|كانت |كان )+/i

/** What a number of rugs follows. */
const TAKES = /(?:^|\s)(?:take|order|buy|get|have|of|ناخذ|اخذت|اخذنا|اخدت)(?=\s)/

/** "And in blue?", "what about 250 by 300?": the last request with another colour or size. */
function sameAgain(text: string, { corrects }: Move, { turn, state, reader }: Scene): Resolved | null {
  const last = state.done?.at(-1)
  const plain = plainly(text)
  if (!last || plain.split(' ').length > LONGEST_ANSWER) return null
  const isAgain = AGAIN.test(plain) || corrects
  const { palette = [] } = turn.context
  if (last.tool === 'quote' || last.tool === 'setSize') {
    const unit = state.size?.unit
    const size = isAgain || /^[\d\s.x×*بفيin cmtر]+$/.test(plain) ? sizeSaid(text, reader, unit) : null
    if (size !== null && !/room|bed|sofa|table/.test(plain))
      return said(last.tool === 'quote' ? `how much is ${size}` : `make it ${size}`)
    const [, taken = ''] = plain.split(TAKES, 2)
    const quantity =
      /\b(\d{1,2})\b/.exec(taken)?.[1] ?? /^(?:and |و)?(\d{1,2})(?: of them| rugs)?$/.exec(plain)?.[1]
    const sides = state.size
    if (quantity !== undefined && sides && isAgain)
      return said(`how much are ${quantity} rugs of ${sides.width} by ${sides.length} ${sides.unit}`)
  }
  if (last.tool === 'setColor' && isAgain) {
    const yarn = changedYarns(state, palette).at(-1)
    const to = yarn
      ? colorSaid(withoutCorrection(text).replace(/^(?:and|but|what about|how about)\s+/i, ''), reader)
      : null
    if (
      yarn &&
      to !== null &&
      yarnsSaid(text, palette, reader).every((yarns) => !yarns.some(({ name }) => name.toLowerCase() === to))
    )
      return said(`make the ${yarn.hex.toLowerCase()} ${to}`)
  }
  return null
}

const OPENS =
  /\b(?:open|show|see|take|go for|go with|like|want|pick|choose)\b|(?:^|\s)(?:افتح|ورني|وريني|ابي|بدي|ابغ|خذ|اختار|شوف)/iu

/** "Open that one", "the cheapest one", "الأولى": of the rugs that were shown or spoken of last. */
function rugPicked(text: string, { pick, rest }: Move, { turn, state }: Scene): Resolved | null {
  const { context, rugs } = turn
  if (!pick || rest !== '') return null
  if (pick.which === 'that') {
    const rug = state.rug === undefined ? null : findDesign(rugs, state.rug)
    return rug && rug.id !== context.rug && OPENS.test(text) ? opens(rug, rugs) : null
  }
  const changesRug = state.done?.some(({ tool }) => tool !== 'openDesign') ?? false
  if (context.rug !== undefined && changesRug) return null
  const shown = (context.shown ?? []).flatMap((address) => findDesign(rugs, address) ?? [])
  const here = shown.findIndex(({ id }) => id === context.rug)
  const options = shown.map((rug) => ({ label: rug.name, say: `open ${nameOf(rug, rugs)}` }))
  const asked = { about: 'design' as const, options, ...(here >= 0 ? { chosen: here } : {}) }
  const [at, ...others] = options.length > 1 ? (pickedOptions(pick, asked, rugs) ?? []) : []
  const rug = at === undefined || others.length > 0 ? undefined : shown[at]
  return rug ? opens(rug, rugs) : null
}

const opens = (rug: RugItem, rugs: readonly RugItem[]): Resolved => ({
  first: [{ tool: 'openDesign', args: { name: addressed(rug, rugs) } }],
  say: [],
  rest: null,
})

/** What the tool that opens a design takes for it: its name, or its address where others have that name. */
export const addressed = (rug: RugItem, rugs: readonly RugItem[]): string =>
  rugs.filter(({ name }) => name === rug.name).length === 1 ? rug.name : designAddress(rugs, rug)

/** How a sentence names a design so that no other is meant. */
export const nameOf = (rug: RugItem, rugs: readonly RugItem[]): string =>
  rugs.filter(({ name }) => name === rug.name).length === 1 ? rug.name : `${rug.name} ${rug.collection}`

/** "No, make it 2 by 3", "wait, round": what is said instead, by itself. */
function corrected(text: string, { corrects }: Move, { state }: Scene): Resolved | null {
  const bareText = withoutCorrection(text)
  return corrects && state.done && bareText !== text ? said(bareText) : null
}
