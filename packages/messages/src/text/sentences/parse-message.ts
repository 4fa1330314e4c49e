import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

import type { Sentence, SentenceOptions, SentencePart } from './sentence.ts'

/** One argument of a message: a text, a number, or a tag that wraps part of the text. */
export type Argument = 'text' | 'number' | 'tag'

export type ParsedMessage = {
  readonly sentence: Sentence
  /** What the caller gives, without the shop's name. */
  readonly arguments: ReadonlyMap<string, Argument>
  /** Whether it says what the shop is called. */
  readonly isNaming: boolean
}

export type MessageLanguage = { readonly code: string; readonly tag: string; readonly direction: string }

/** An argument that every message has and no caller passes: what the shop is called. */
const SHOP = 'shop'

/**
 * Parses an ICU message of a language. Throws if it cannot be parsed or holds dates and times, which the caller formats.
 */
export function parseMessage(message: string, language: MessageLanguage): ParsedMessage {
  const elements = parse(message, { requiresOtherClause: true })
  const found = new Map<string, Argument>()
  collect(elements, found)
  const isNaming = found.delete(SHOP)
  const reader = { ...language, isApart: language.direction === 'rtl' }
  const isRich = [...found.values()].includes('tag')
  const sentence = isRich ? elements.map((element) => part(element, reader, true)) : text(elements, reader)
  return { sentence, arguments: found, isNaming }
}

/**
 * What is wrong with a message in place of another: arguments that the other does not have (`unknown`), and tags that it
 * lacks (`missing`). A number may be used as a text.
 */
export function argumentFaults(
  own: ReadonlyMap<string, Argument>,
  model: ReadonlyMap<string, Argument>,
): { readonly unknown: readonly string[]; readonly missing: readonly string[] } {
  const fits = (kind: Argument, wanted: Argument | undefined) =>
    kind === wanted || (kind === 'text' && wanted === 'number')
  return {
    unknown: [...own].flatMap(([name, kind]) => (fits(kind, model.get(name)) ? [] : [name])),
    missing: [...model].flatMap(([name, kind]) => (kind === 'tag' && !own.has(name) ? [name] : [])),
  }
}

function collect(elements: readonly MessageFormatElement[], found: Map<string, Argument>): void {
  for (const element of elements)
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        break
      case TYPE.argument:
        note(found, element.value, 'text')
        break
      case TYPE.number:
        note(found, element.value, 'number')
        break
      case TYPE.select:
      case TYPE.plural:
        note(found, element.value, element.type === TYPE.plural ? 'number' : 'text')
        for (const { value } of Object.values(element.options)) collect(value, found)
        break
      case TYPE.tag:
        note(found, element.value, 'tag')
        if (element.children.some(({ type }) => type === TYPE.tag))
          throw new Error(`a tag within <${element.value}>`)
        collect(element.children, found)
        break
      case TYPE.date:
      case TYPE.time:
        throw new Error(`{${element.value}} is a date or a time: format it and pass the text`)
    }
}

function note(found: Map<string, Argument>, name: string, kind: Argument): void {
  const known = found.get(name)
  if (known && known !== kind && [known, kind].includes('tag'))
    throw new Error(`"${name}" is a tag and a value`)
  found.set(name, known === 'number' ? known : kind)
}

type Reader = MessageLanguage & {
  readonly isApart: boolean
  /** The argument that `#` stands for. */
  readonly count?: string
}

/** Parts that become one text. */
function text(elements: readonly MessageFormatElement[], reader: Reader): Sentence {
  const parts = elements.map((element) => part(element, reader, false))
  return reader.isApart && runsEitherWay(elements) ? ['\u200F', ...parts] : parts
}

/**
 * Whether nothing between the values says that the text runs from right to left. Set apart within another text, it
 * would run from left to right then (TR 9, rule P2), and a mark has to say it.
 */
function runsEitherWay(elements: readonly MessageFormatElement[]): boolean {
  const isValue = ({ type }: MessageFormatElement) => type === TYPE.argument || type === TYPE.number
  return (
    elements.length > 1 &&
    elements.some(isValue) &&
    elements.every(
      (element) =>
        isValue(element) ||
        (element.type === TYPE.literal && !/[\p{Script=Arabic}\p{Script=Hebrew}\u200F]/u.test(element.value)),
    )
  )
}

function part(element: MessageFormatElement, reader: Reader, isRich: boolean): SentencePart {
  const { code, tag, isApart, count } = reader
  switch (element.type) {
    case TYPE.literal:
      return element.value
    case TYPE.argument:
      if (element.value === SHOP) return ['shop', code, isApart]
      return [isApart ? 'apart' : 'argument', element.value]
    case TYPE.number:
      return ['number', element.value, tag]
    case TYPE.pound:
      return ['number', count!, tag]
    case TYPE.plural: {
      if (element.offset !== 0) throw new Error('an offset of a plural is not supported')
      const options = optionsOf(element, { ...reader, count: element.value }, isRich)
      return ['plural', element.value, options, tag, element.pluralType === 'ordinal']
    }
    case TYPE.select:
      return ['select', element.value, optionsOf(element, reader, isRich)]
    case TYPE.tag:
      return ['tag', element.value, text(element.children, reader)]
    case TYPE.date:
    case TYPE.time:
      throw new Error(`{${element.value}} cannot stand here`)
  }
}

type Choice = Extract<MessageFormatElement, { type: TYPE.plural | TYPE.select }>

function optionsOf({ options }: Choice, reader: Reader, isRich: boolean): SentenceOptions {
  return Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [
      name,
      isRich ? value.map((element) => part(element, reader, true)) : text(value, reader),
    ]),
  )
}
