import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** A part of an XML document. Paths are names below it: `cac:Price/cbc:PriceAmount`. */
export type Part = {
  readonly name: string
  readonly text: string
  readonly children: readonly Part[]
  readonly attribute: (name: string) => string | null
  readonly all: (path: string) => readonly Part[]
  /** The text at a path; null when nothing is there. Throws when there is more than one. */
  readonly at: (path: string) => string | null
  /** An amount at a path in minor units, 0 when there is none. */
  readonly fils: (path: string) => number
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
  ignoreDeclaration: true,
})

/** The root of a document. Throws if it is not well-formed. */
export function readXml(xml: string): Part {
  const isWell = XMLValidator.validate(xml)
  if (isWell !== true) throw new Error(`${isWell.err.msg} in line ${isWell.err.line}`)
  const [root] = partsOf(parser.parse(xml) as Parsed)
  if (!root) throw new Error('an XML document has a root')
  return root
}

/** Elements with their names as keys, beside `:@` with their attributes; texts are `#text`. */
type Parsed = readonly Readonly<Record<string, unknown>>[]

const partsOf = (parsed: Parsed): readonly Part[] =>
  parsed.flatMap((each) =>
    Object.keys(each)
      .filter((name) => name !== ':@' && name !== '#text')
      .map((name) => partOf(name, each[name] as Parsed, (each[':@'] ?? {}) as Record<string, string>)),
  )

function partOf(name: string, parsed: Parsed, attributes: Readonly<Record<string, string>>): Part {
  const children = partsOf(parsed)
  const own = parsed.map((each) => (each['#text'] ?? '') as string)
  const all = (path: string): readonly Part[] => {
    const [first, ...rest] = path.split('/')
    const found = children.filter((child) => child.name === first)
    return rest.length === 0 ? found : found.flatMap((part) => part.all(rest.join('/')))
  }
  const at = (path: string) => {
    const [found, ...more] = all(path)
    if (more.length > 0) throw new Error(`${more.length + 1} × ${path}`)
    return found?.text ?? null
  }
  return {
    name,
    text: own.join('') + children.map(({ text }) => text).join(''),
    children,
    attribute: (of) => attributes[of] ?? null,
    all,
    at,
    fils: (path) => Math.round(Number(at(path) ?? 0) * 100),
  }
}
