import {
  type Argument,
  type MessageLanguage,
  parseMessage,
} from '@nawl/messages/text/sentences/parse-message'
import type { Sentence, SentencePart } from '@nawl/messages/text/sentences/sentence'

export type CompiledMessage = {
  readonly code: string
  readonly arguments: ReadonlyMap<string, Argument>
}

/**
 * The TypeScript of an ICU message: a constant, or a function of its arguments. A message with tags becomes the list
 * of its parts, in which every tag is what the caller makes of the text in it. `{shop}` is the shop's name, which no
 * caller passes. Throws as `parseMessage` does.
 */
export function messageCode(name: string, message: string, language: MessageLanguage): CompiledMessage {
  const { sentence, arguments: found, isNaming } = parseMessage(message, language)
  const comment = `/** ${message.replaceAll('*/', '*\\/').replaceAll(/\s+/g, ' ')} */\n`
  if (found.size === 0) {
    const declared = isNaming ? `${name} = (): string =>` : `${name}: string =`
    return { code: `${comment}export const ${declared} ${textCode(sentence)}\n`, arguments: found }
  }
  const fields = [...found].map(([field, kind]) => `readonly ${field}: ${TYPE_OF[kind]}`).join('; ')
  const isRich = [...found.values()].includes('tag')
  const head = isRich ? `<T>(a: { ${fields} }): (string | T)[]` : `(a: { ${fields} }): string`
  const body = isRich ? partsCode(sentence) : textCode(sentence)
  return { code: `${comment}export const ${name} = ${head} => ${body}\n`, arguments: found }
}

const TYPE_OF = { text: 'string | number', number: 'number', tag: '(text: string) => T' } as const

/** An expression of type string. */
function textCode(sentence: Sentence): string {
  return sentence.some((part) => typeof part !== 'string')
    ? `\`${sentence.map((part) => (typeof part === 'string' ? escaped(part) : `\${${partCode(part, textCode)}}`)).join('')}\``
    : JSON.stringify(sentence.filter((part) => typeof part === 'string').join(''))
}

const escaped = (literal: string) =>
  literal.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)

/** An expression of type `(string | T)[]`. */
function partsCode(sentence: Sentence): string {
  const list = sentence.map((part) => {
    if (typeof part === 'string') return JSON.stringify(part)
    if (part[0] === 'tag') return `a.${part[1]}(${textCode(part[2])})`
    const code = partCode(part, partsCode)
    return part[0] === 'plural' || part[0] === 'select' ? `...${code}` : `\`\${${code}}\``
  })
  return `[${list.join(', ')}]`
}

function partCode(part: Exclude<SentencePart, string>, write: (option: Sentence) => string): string {
  switch (part[0]) {
    case 'argument':
      return `apartIfRtl(a.${part[1]})`
    case 'apart':
      return `apart(a.${part[1]})`
    case 'number':
      return `number(${JSON.stringify(part[2])}, a.${part[1]})`
    case 'shop':
      return `${part[2] ? 'shopNameApart' : 'shopName'}('${part[1]}')`
    case 'plural':
    case 'select': {
      const { other, ...further } = part[2]
      // An argument that only other languages count by.
      if (part[0] === 'plural' && other && Object.keys(further).length === 0) return write(other)
      const options = Object.entries(part[2])
        .map(([name, option]) => `${JSON.stringify(name)}: ${write(option)}`)
        .join(', ')
      if (part[0] === 'select') return `select(\`\${a.${part[1]}}\`, { ${options} })`
      return `plural(${JSON.stringify(part[3])}, a.${part[1]}, { ${options} }${part[4] ? ', true' : ''})`
    }
    case 'tag':
      throw new Error(`<${part[1]}> cannot stand here`)
  }
}
