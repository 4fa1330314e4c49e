import { parseSync } from 'oxc-parser'

export type FoundLiteral = { readonly line: number; readonly text: string }

type Node = { readonly type: string; readonly start: number; readonly [field: string]: unknown }

/** Attributes whose value is read by a program. */
const NOT_READ =
  /^(?:class(?:Name)?|style|href|to|src|srcSet|sizes|d|points|viewBox|transform|key|id|name|rel|type|as|method|action|encType|autoComplete|inputMode|role|target|media|htmlFor|form|fill|stroke|path|pattern|data-.*|aria-(?:live|haspopup|current|controls|labelledby|describedby|owns|autocomplete|orientation|relevant|sort|checked|pressed|hidden|expanded|busy|atomic|modal)|accept|font.*|preserveAspectRatio|integrity|crossOrigin|d[A-Z].*)$/
/** Calls whose texts are for engineers: logs, queries, descriptions of the API, and what tests say. */
const FOR_ENGINEERS =
  /^(?:console\.\w+|(?:\w+\.)*(?:warn|info|debug|report|describe|meta|querySelector(?:All)?|closest|matches|matchMedia|getContext|addEventListener|removeEventListener|dispatchEvent|getPropertyValue|setProperty|sql|raw|execute|clsx|cx|register|mark|measure))$/
/** Names that programs read: keys, methods, errors, structure of a PDF, types of schema.org, scripts. */
const NAMES = new Set(
  [
    'Enter Escape Esc Tab Backspace Delete Home End Shift Control Ctrl Cmd Mod Key Alt Meta Space',
    'GET POST PUT DELETE PATCH HEAD Bearer Basic Strict Lax None',
    'AbortError TimeoutError NotFoundError TypeError Infinity NaN',
    'Document Table Artifact Layout Pagination Span Direction Figure Link Alternative',
    'Article Person Question Answer Product Brand Offer',
    'Nawl Arial Arab &nbsp;',
  ].flatMap((names) => names.split(' ')),
)

/** Whether a text looks like something a person reads: a capitalized word, a phrase, or a sentence. */
export function isForPeople(text: string): boolean {
  const plain = text.trim()
  if (NAMES.has(plain)) return false
  if (/^[A-Z][a-z]{2,}[.:…?!]?$/.test(plain)) return true
  if (/^[A-Z][a-z']* [A-Za-z]|^[A-Z]’?[a-z]* [a-z]/.test(plain)) return true
  return /[a-z]{2,},? [a-z’']{1,} [a-z]{2,}/.test(plain) && !/[-[\]{}<>=_]|\d\w/.test(plain)
}

/**
 * The literals of a file that people would read: text of an element, attributes such as `aria-label`, and strings that
 * look like a phrase. Errors thrown, logs, class names and imports are for engineers.
 */
export function literalsIn(path: string, code: string): FoundLiteral[] {
  const found: FoundLiteral[] = []
  const add = (node: Node, text: string) => {
    const line = code.slice(0, node.start).split('\n').length
    found.push({ line, text: text.trim().replaceAll(/\s+/g, ' ').slice(0, 80) })
  }
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (!isNode(node) || isForEngineers(node)) return
    if (node.type === 'JSXText') {
      if (/\p{L}{2}/u.test(node['value'] as string) && !NAMES.has((node['value'] as string).trim()))
        add(node, node['value'] as string)
    } else if (node.type === 'JSXAttribute') {
      const { name } = node['name'] as { name: unknown }
      const value = node['value'] as Node | null
      if (typeof name === 'string' && NOT_READ.test(name)) return visitExpressions(value, visit)
      if (value?.type === 'Literal' && isReadAttribute(name) && /\p{L}{2}/u.test(String(value['value'])))
        return add(value, String(value['value']))
      visit(value)
    } else if (node.type === 'Literal' && typeof node['value'] === 'string') {
      if (isForPeople(node['value'])) add(node, node['value'])
    } else if (node.type === 'TemplateLiteral') {
      const quasis = node['quasis'] as { value: { cooked: string | null } }[]
      const text = quasis.map(({ value }) => value.cooked ?? '').join('…')
      if (isForPeople(text) && !/^\s*(?:select|insert|update|delete|with)\s/i.test(text)) add(node, text)
      visit(node['expressions'])
    } else
      for (const [field, value] of Object.entries(node))
        if (field !== 'type' && field !== 'typeAnnotation') visit(value)
  }
  visit(parseSync(path, code).program)
  return found
}

const READ_ATTRIBUTES =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|heading|text|hint|caption)$/
const isReadAttribute = (name: unknown) => typeof name === 'string' && READ_ATTRIBUTES.test(name)

/** Class names may be chosen by an expression that shows a sentence elsewhere: only nested elements are visited. */
function visitExpressions(node: Node | null, visit: (node: unknown) => void): void {
  if (node?.type === 'JSXElement') visit(node)
}

function isForEngineers(node: Node): boolean {
  if (/^(?:Import|Export(?:All|Named)Declaration$)/.test(node.type) && node['source']) return true
  if (/^TS(?!As|Satisfies|NonNull)/.test(node.type) || node.type === 'ThrowStatement') return true
  if (node.type === 'ExpressionStatement' && 'directive' in node && node['directive']) return true
  if (node.type === 'NewExpression' && nameOf(node['callee']).endsWith('Error')) return true
  if (node.type === 'TaggedTemplateExpression') return FOR_ENGINEERS.test(nameOf(node['tag']))
  return node.type === 'CallExpression' && FOR_ENGINEERS.test(nameOf(node['callee']))
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'Identifier') return node['name'] as string
  if (node.type !== 'MemberExpression') return ''
  return `${nameOf(node['object']) || 'x'}.${nameOf(node['property'])}`
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
