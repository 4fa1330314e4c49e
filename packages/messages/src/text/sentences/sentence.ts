import { apart, apartIfRtl, number, plural, select } from '../../format.ts'
import { shopName, shopNameApart } from '../shop-name.ts'

/**
 * A parsed message: its texts, and between them its arguments (`apart`: in a text that runs from right to left),
 * numbers, plurals, selects, tags, and the shop's name. `tag` is a BCP 47 tag. It is plain JSON, so it can be sent to a browser.
 */
export type SentencePart =
  | string
  | readonly ['argument' | 'apart', name: string]
  | readonly ['number', name: string, tag: string]
  | readonly ['plural', name: string, options: SentenceOptions, tag: string, isOrdinal: boolean]
  | readonly ['select', name: string, options: SentenceOptions]
  | readonly ['tag', name: string, children: Sentence]
  | readonly ['shop', language: string, isApart: boolean]
export type Sentence = readonly SentencePart[]
export type SentenceOptions = Readonly<Record<string, Sentence>>

/** What a sentence is given: texts, numbers, and what each tag makes of its text. */
export type SentenceArguments<T> = Readonly<Record<string, string | number | ((text: string) => T)>>

/** A sentence without tags. */
export function sentenceText(sentence: Sentence, given: SentenceArguments<unknown>): string {
  return sentence.map((part) => (typeof part === 'string' ? part : partText(part, given))).join('')
}

/** A sentence with tags, as the list of its parts. */
export function sentenceParts<T>(sentence: Sentence, given: SentenceArguments<T>): (string | T)[] {
  return sentence.flatMap((part): (string | T)[] => {
    if (typeof part === 'string') return [part]
    if (part[0] === 'tag') return [(given[part[1]] as (text: string) => T)(sentenceText(part[2], given))]
    if (part[0] === 'plural' || part[0] === 'select') return sentenceParts(chosen(part, given), given)
    return [partText(part, given)]
  })
}

type Choice = Extract<SentencePart, readonly ['plural' | 'select', ...unknown[]]>

const chosen = (part: Choice, given: SentenceArguments<unknown>): Sentence =>
  part[0] === 'plural'
    ? plural(part[3], given[part[1]] as number, part[2], part[4])
    : select(String(given[part[1]]), part[2])

function partText(part: Exclude<SentencePart, string>, given: SentenceArguments<unknown>): string {
  switch (part[0]) {
    case 'argument':
      return apartIfRtl(given[part[1]] as string | number)
    case 'apart':
      return apart(given[part[1]] as string | number)
    case 'number':
      return number(part[2], given[part[1]] as number)
    case 'plural':
    case 'select':
      return sentenceText(chosen(part, given), given)
    case 'shop':
      return part[2] ? shopNameApart(part[1]) : shopName(part[1])
    case 'tag':
      return sentenceText(part[2], given)
  }
}
