import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** What a page fills into a message: its name, and how the message writes it, such as `{least, number}` or `<link>…</link>`. */
export type Placeholder = {
  readonly name: string
  readonly kind: 'value' | 'tag'
  readonly source: string
  /** What a tag's source wraps; empty for a value. */
  readonly words: string
}

/** The placeholders of a message in their order, each once. Throws if the message cannot be parsed. */
export function placeholders(message: string): readonly Placeholder[] {
  const found = new Map<string, Placeholder>()
  const slice = (from: MessageFormatElement | undefined, to = from) =>
    message.slice(from?.location?.start.offset ?? 0, to?.location?.end.offset ?? 0)
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      const isTag = element.type === TYPE.tag
      const { value: name } = element
      if (!found.has(name))
        found.set(name, {
          name,
          kind: isTag ? 'tag' : 'value',
          source: slice(element),
          words: isTag ? slice(element.children[0], element.children.at(-1)) : '',
        })
      if (isTag) visit(element.children)
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const { value } of Object.values(element.options)) visit(value)
    }
  }
  visit(parse(message, { captureLocation: true, requiresOtherClause: true }))
  return [...found.values()]
}

/** The tags without a word in them, which a page would show as a link that nobody can see or hear. */
export const emptyTags = (message: string): readonly string[] =>
  placeholders(message).flatMap(({ kind, name, words }) =>
    kind === 'tag' && words.trim() === '' ? [name] : [],
  )
