import type { MarkedToken, Token } from 'marked'
import sanitizeHtml from 'sanitize-html'

/** Markdown as plain text to read: links with their addresses, lists with their marks. */
export function markdownAsText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => block(token as MarkedToken)) // without extensions there are no others
    .filter((text) => text !== '')
    .join('\n\n')
}

function block(token: MarkedToken): string {
  switch (token.type) {
    case 'heading':
    case 'paragraph':
    case 'text':
      return token.tokens ? inline(token.tokens) : token.text
    case 'list':
      return token.items
        .map((item, at) => {
          const mark = token.ordered ? `${(token.start || 1) + at}. ` : '- '
          return mark + markdownAsText(item.tokens).replaceAll('\n', `\n${' '.repeat(mark.length)}`)
        })
        .join('\n')
    case 'blockquote':
      return markdownAsText(token.tokens).replaceAll(/^/gm, '> ')
    case 'hr':
      return '* * *'
    case 'code':
      return token.text
    case 'table':
      return [token.header, ...token.rows]
        .map((row) => row.map((cell) => inline(cell.tokens)).join(' | '))
        .join('\n')
    case 'html':
      return withoutTags(token.text)
    case 'br':
    case 'checkbox':
    case 'codespan':
    case 'def':
    case 'del':
    case 'em':
    case 'escape':
    case 'image':
    case 'link':
    case 'list_item':
    case 'space':
    case 'strong':
    default:
      return ''
  }
}

function inline(tokens: readonly Token[]): string {
  return tokens.map((token) => piece(token as MarkedToken)).join('')
}

function piece(token: MarkedToken): string {
  switch (token.type) {
    case 'link': {
      const label = inline(token.tokens)
      const address = token.href.replace(/^mailto:/, '')
      return label === address || label === '' ? address : `${label} (${address})`
    }
    case 'image':
      return token.text === '' ? token.href : `${token.text}\n${token.href}`
    case 'br':
      return '\n'
    case 'strong':
    case 'em':
    case 'del':
      return inline(token.tokens)
    case 'text':
      return token.tokens ? inline(token.tokens) : token.text
    case 'html':
      return withoutTags(token.text)
    case 'blockquote':
    case 'checkbox':
    case 'code':
    case 'codespan':
    case 'def':
    case 'escape':
    case 'heading':
    case 'hr':
    case 'list':
    case 'list_item':
    case 'paragraph':
    case 'space':
    case 'table':
    default:
      return 'text' in token ? token.text : ''
  }
}

const withoutTags = (html: string) =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim()
