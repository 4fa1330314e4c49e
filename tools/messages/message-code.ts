import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** One argument of a message: a text, a number, or a tag that wraps part of the text. */
export type Argument = 'text' | 'number' | 'tag'

export type CompiledMessage = {
  readonly code: string
  readonly arguments: ReadonlyMap<string, Argument>
}

type Language = { readonly code: string; readonly tag: string; readonly direction: string }

/** An argument that every message has: what the shop is called. */
const SHOP = 'shop'

/**
 * The TypeScript of an ICU message: a constant, or a function of its arguments. A message with tags becomes the list
 * of its parts, in which every tag is what the caller makes of the text in it. `{shop}` is the shop's name, which no caller passes. Throws if the message cannot be parsed or
 * holds dates and times, which the caller formats.
 */
export function messageCode(
  name: string,
  message: string,
  { code, tag, direction }: Language,
): CompiledMessage {
  const elements = parse(message, { requiresOtherClause: true })
  const found = new Map<string, Argument>()
  collect(elements, found)
  const writer: Writer = { code, tag: JSON.stringify(tag), isApart: direction === 'rtl' }
  const comment = `/** ${message.replaceAll('*/', '*\\/').replaceAll(/\s+/g, ' ')} */\n`
  const isNaming = found.delete(SHOP)
  if (found.size === 0) {
    const declared = isNaming ? `${name} = (): string =>` : `${name}: string =`
    return { code: `${comment}export const ${declared} ${text(elements, writer)}\n`, arguments: found }
  }
  const fields = [...found].map(([field, kind]) => `readonly ${field}: ${TYPE_OF[kind]}`).join('; ')
  const isRich = [...found.values()].includes('tag')
  const head = isRich ? `<T>(a: { ${fields} }): (string | T)[]` : `(a: { ${fields} }): string`
  const body = isRich ? parts(elements, writer) : text(elements, writer)
  return { code: `${comment}export const ${name} = ${head} => ${body}\n`, arguments: found }
}

const TYPE_OF = { text: 'string | number', number: 'number', tag: '(text: string) => T' } as const

type Writer = {
  readonly code: string
  readonly tag: string
  readonly isApart: boolean
  /** The argument that `#` stands for. */
  readonly count?: string
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

/** An expression of type string. */
function text(elements: readonly MessageFormatElement[], writer: Writer): string {
  const pieces = [
    ...(writer.isApart && runsEitherWay(elements) ? [{ literal: '\u200F' }] : []),
    ...elements.map((element) => piece(element, writer)),
  ]
  return pieces.some(({ literal }) => literal === undefined)
    ? `\`${pieces.map(({ literal, expression }) => (literal === undefined ? `\${${expression}}` : escaped(literal))).join('')}\``
    : JSON.stringify(pieces.map(({ literal }) => literal).join(''))
}

/**
 * Whether nothing between the values says that the text runs from right to left. Set apart within another text, it
 * would run from left to right then (TR 9, rule P2), and a mark has to say it.
 */
function runsEitherWay(elements: readonly MessageFormatElement[]): boolean {
  return (
    elements.length > 1 &&
    elements.some(({ type }) => type === TYPE.argument) &&
    elements.every(
      (element) =>
        element.type === TYPE.argument ||
        (element.type === TYPE.literal && !/[\p{Script=Arabic}\p{Script=Hebrew}\u200F]/u.test(element.value)),
    )
  )
}

const escaped = (literal: string) =>
  literal.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)

type Piece = { readonly literal?: string; readonly expression?: string }

function piece(element: MessageFormatElement, writer: Writer): Piece {
  switch (element.type) {
    case TYPE.literal:
      return { literal: element.value }
    case TYPE.argument: {
      if (element.value === SHOP)
        return { expression: `${writer.isApart ? 'shopNameApart' : 'shopName'}('${writer.code}')` }
      return { expression: writer.isApart ? `apart(a.${element.value})` : `a.${element.value}` }
    }
    case TYPE.number:
      return { expression: `number(${writer.tag}, a.${element.value})` }
    case TYPE.pound:
      return { expression: `number(${writer.tag}, a.${writer.count})` }
    case TYPE.plural:
    case TYPE.select:
      return { expression: choice(element, writer, (option, inner) => text(option, inner)) }
    case TYPE.tag:
    case TYPE.date:
    case TYPE.time:
      throw new Error(`{${element.value}} cannot stand here`)
  }
}

/** An expression of type `(string | T)[]`. */
function parts(elements: readonly MessageFormatElement[], writer: Writer): string {
  const list = elements.map((element) => {
    if (element.type === TYPE.tag) return `a.${element.value}(${text(element.children, writer)})`
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return `...${choice(element, writer, (option, inner) => parts(option, inner))}`
    const { literal, expression } = piece(element, writer)
    return literal === undefined ? `\`\${${expression}}\`` : JSON.stringify(literal)
  })
  return `[${list.join(', ')}]`
}

type Choice = Extract<MessageFormatElement, { type: TYPE.plural | TYPE.select }>

function choice(
  element: Choice,
  writer: Writer,
  write: (option: readonly MessageFormatElement[], writer: Writer) => string,
): string {
  const isPlural = element.type === TYPE.plural
  if (isPlural && element.offset !== 0) throw new Error('an offset of a plural is not supported')
  const inner = isPlural ? { ...writer, count: element.value } : writer
  const options = Object.entries(element.options)
    .map(([name, { value }]) => `${JSON.stringify(name)}: ${write(value, inner)}`)
    .join(', ')
  if (!isPlural) return `select(\`\${a.${element.value}}\`, { ${options} })`
  const ordinal = element.pluralType === 'ordinal' ? ', true' : ''
  return `plural(${writer.tag}, a.${element.value}, { ${options} }${ordinal})`
}
