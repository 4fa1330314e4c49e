import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'

/** The printer declares the parser's elements once more. */
const print = printAST as unknown as (elements: readonly MessageFormatElement[]) => string

const PLAIN = 'bcdfghjklmnpqrstvwxyzBCDFGHJKLMNPQRSTVWXYZ'
const ACCENTED = 'ƀçđƒĝĥĵķĺṃñþqŕšţṽŵẋýžƁÇĐƑĜĤĴĶĹṀÑÞQŔŠŢṼŴẊÝŽ'
/** Vowels are doubled, which makes English words two fifths longer, as German and Finnish ones are. */
const DOUBLED = { a: 'áá', e: 'éé', i: 'íí', o: 'óó', u: 'úú', A: 'ÁÁ', E: 'ÉÉ', I: 'ÍÍ', O: 'ÓÓ', U: 'ÚÚ' }
const LETTERS = new Map([
  ...Array.from(PLAIN, (letter, n) => [letter, Array.from(ACCENTED)[n] ?? letter] as const),
  ...Object.entries(DOUBLED),
])

/**
 * An ICU message in a language that nobody speaks: accented, about 40 % longer, in brackets, so that a text that is cut,
 * cramped or outside the catalogue shows. Arguments, plurals, selects and tags stay. Throws if the message cannot be
 * parsed.
 */
export function pseudoMessage(message: string): string {
  return `[${print(pseudoElements(parse(message)))}]`
}

function pseudoElements(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === TYPE.literal)
      return { ...element, value: Array.from(element.value, pseudoLetter).join('') }
    if (element.type === TYPE.tag) return { ...element, children: pseudoElements(element.children) }
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: pseudoElements(option.value) },
    ])
    return { ...element, options: Object.fromEntries(options) }
  })
}

const pseudoLetter = (letter: string) => LETTERS.get(letter) ?? letter
