import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'áƀçđéƒĝĥíĵķĺṃñóþqŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĹṀÑÓÞQŔŠŢÚṼŴẊÝŽ'
const ACCENTS = new Map(Array.from(PLAIN, (letter, n) => [letter, Array.from(ACCENTED)[n] ?? letter]))
/** How much longer a text gets; German and French are up to a third longer than English. */
const LONGER = 0.4

/**
 * An ICU message as a language would have it that nobody speaks: accented, 40 % longer, in brackets, so that a text
 * that is cut, cramped or outside the catalogue shows. Arguments, plurals, selects and tags stay. Throws if the message
 * cannot be parsed.
 */
export function pseudoMessage(message: string): string {
  return printAST([literal('⟦'), ...parse(message).map(pseudoElement), literal(`${padding(message)}⟧`)])
}

function pseudoElement(element: MessageFormatElement): MessageFormatElement {
  switch (element.type) {
    case TYPE.literal:
      return { ...element, value: accented(element.value) }
    case TYPE.tag:
      return { ...element, children: element.children.map(pseudoElement) }
    case TYPE.plural:
    case TYPE.select: {
      const options = Object.entries(element.options).map(([name, option]) => [
        name,
        { ...option, value: option.value.map(pseudoElement) },
      ])
      return { ...element, options: Object.fromEntries(options) as typeof element.options }
    }
    default:
      return element
  }
}

const accented = (text: string) => Array.from(text, (letter) => ACCENTS.get(letter) ?? letter).join('')

const literal = (value: string): MessageFormatElement => ({ type: TYPE.literal, value })

/** Syllables that can wrap as words do. */
function padding(message: string): string {
  const letters = Math.round(plainLength(parse(message)) * LONGER)
  const words = Array.from({ length: Math.ceil(letters / 6) }, () => ' lórem')
  return words.join('').slice(0, letters)
}

/** Letters of a message as a reader sees it, by the longest of its forms. */
function plainLength(elements: readonly MessageFormatElement[]): number {
  return elements.reduce((sum, element) => {
    if (element.type === TYPE.literal) return sum + element.value.length
    if (element.type === TYPE.tag) return sum + plainLength(element.children)
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return sum + Math.max(...Object.values(element.options).map(({ value }) => plainLength(value)))
    return sum
  }, 0)
}
