import type { AssistantReply } from '@nawl/contract/assistant/assistant'
import { snapshotSize } from '@nawl/domain/cart/ordered-size'
import { QUANTITIES } from '@nawl/domain/rug/sizes/size'
import { MOST_RATIO, type Shape } from '@nawl/domain/rug/shape'
import { assistantReplies } from '@nawl/messages/by-language/assistant-replies'
import { names } from '@nawl/messages/by-language/names'

import type { Ask, Refusal } from '../grammar/reading.ts'
import type { PricedSize } from '../recommend/priced-size.ts'
import { seriesText } from './quote-text.ts'
import { limitTexts, type SaidSides, saidSizeText } from './size-text.ts'
import { colorName, type ReplyTo } from './tool-messages.ts'

type Choices = Extract<AssistantReply, { kind: 'choices' }>

const MOST_CHIPS = 3
const MOST_OPTIONS = 12

/** The question back, with what to answer as chips. */
export function askReply(ask: Ask, { context, language }: ReplyTo): Choices {
  const say = assistantReplies[language]
  /** Chips for three; the others may be named. `template` is what another answer makes of it. */
  const asked = (
    text: string,
    choices: { readonly label: string; readonly say: string }[],
    template?: string,
  ): Choices => ({
    kind: 'choices',
    text,
    choices: choices.slice(0, MOST_CHIPS),
    language,
    dialogue: {
      asked: {
        about: ask.about === 'unit' || ask.about === 'side' ? 'other' : ask.about,
        options: choices.slice(0, MOST_OPTIONS),
        ...(template === undefined ? {} : { template }),
      },
    },
  })
  switch (ask.about) {
    case 'yarn':
      return asked(
        say.whichYarn({ n: ask.yarns.length }),
        // By its hex: a yarn of that name may be another, and its name in Arabic is no word of the sentence.
        ask.yarns.map(({ name, hex }) => ({
          label: colorName(name, language),
          say: ask.sentence(hex.toLowerCase()),
        })),
        ask.sentence('{}'),
      )
    case 'color':
      return asked(
        say.whichColor({ yarn: colorName(ask.yarn.name, language) }),
        ['navy', 'terracotta', 'sage'].map((color) => ({
          label: colorName(color, language),
          say: `make the ${ask.yarn.hex.toLowerCase()} ${color}`,
        })),
        `make the ${ask.yarn.hex.toLowerCase()} {}`,
      )
    case 'unit': {
      const { width, length, asksPrice } = ask
      const sentence = (unit: string) =>
        `${asksPrice ? 'how much is' : 'make it'} ${width} by ${length} ${unit}`
      return asked(say.feetOrMetres, [
        { label: say.inFeet({ width, length }), say: sentence('feet') },
        { label: say.inMetres({ width, length }), say: sentence('metres') },
      ])
    }
    case 'side': {
      const side = say.sideText({ side: ask.side, unit: ask.unit })
      return asked(say.widthOrLength({ side }), [
        { label: say.wide({ side }), say: `make it ${ask.side} ${ask.unit} wide` },
        { label: say.long({ side }), say: `make it ${ask.side} ${ask.unit} long` },
      ])
    }
    case 'design': {
      const [first] = ask.designs
      return asked(
        say.whichDesign({ n: ask.designs.length, name: first?.name ?? '' }),
        ask.designs.map(({ name, collection }) => ({
          label: say.designIn({ name, collection: names[language](collection) }),
          say: `open ${name} ${collection}`,
        })),
        'open {}',
      )
    }
    case 'size': {
      const { why } = ask
      const text = why === 'price' ? say.whichSizePrice : why === 'cart' ? say.whichSizeCart : say.whichSize
      const sentence = (sides: string) =>
        why === 'price'
          ? `how much is ${(ask.quantity ?? 1) > 1 ? `${ask.quantity} rugs of ` : ''}${sides}`
          : why === 'cart'
            ? `make it ${sides} and add it to the cart`
            : `make it ${sides}`
      return asked(
        text,
        ask.sizes.map((size) => ({
          label: saidSizeText({ ...size, shape: size.shape ?? context.size?.shape }, language),
          say: sentence(`${size.width} by ${size.length} ${size.unit}`),
        })),
        sentence('{}'),
      )
    }
  }
}

/** Why something is not done, with the limits. */
export function refusalReply(
  refusal: Refusal,
  to: ReplyTo & { readonly saidSize?: PricedSize | null },
): AssistantReply {
  const { context, language } = to
  const say = assistantReplies[language]
  if (refusal.why === 'quantity') {
    const size = context.size ?? to.saidSize
    const price = size && refusal.asked ? seriesText(refusal.asked, size, to) : null
    const limit = say.atMost({ most: QUANTITIES.length })
    return { kind: 'answer', text: price ? `${price} ${limit}` : limit, source: '/trade', language }
  }
  return {
    kind: 'answer',
    text: say.noSuchSize(limitTexts(context.size?.shape ?? 'rectangle', language)),
    source: '/faq#sizes',
    language,
  }
}

/** What to say of a size that is not made; null for one that is. */
export function sizeRefusal(
  sides: SaidSides & { readonly shape?: Shape | undefined },
  { context, language }: ReplyTo,
): AssistantReply | null {
  const shape = sides.shape ?? context.size?.shape ?? 'rectangle'
  const found = snapshotSize({
    shape,
    width: String(sides.width),
    length: String(sides.length),
    unit: sides.unit,
  })
  if (found.ok) return null
  const say = assistantReplies[language]
  const limits = limitTexts(shape, language)
  if (found.reason === 'invalid-dimensions')
    return { kind: 'answer', text: say.noSuchSize(limits), source: '/faq#sizes', language }
  const { width, length, unit } = found.nearest
  const size = saidSizeText({ width: Number(width), length: Number(length), unit, shape }, language)
  return {
    kind: 'choices',
    text: found.isNarrow
      ? say.nearestNarrowSize({ ...limits, ratio: MOST_RATIO, size })
      : say.nearestSize({ ...limits, size }),
    choices: [{ label: size, say: `make it ${width} by ${length} ${unit}` }],
    language,
  }
}
