import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { Marked, type Token, type Tokens } from 'marked'
import sanitizeHtml from 'sanitize-html'

import { withFacts } from '../../../catalogue/content/with-facts.ts'
import type { EmailBody } from '../../../platform/email/email-layout.ts'
import { type EmailSetting, emailSetting, escaped } from '../../../platform/email/email-setting.ts'
import { EmailFault } from './email-fault.ts'
import { markdownAsText } from './markdown-as-text.ts'

/** Pictures of the shop in formats that every mail program shows. */
const OWN_PICTURE = /^\/[\w./%-]+\.(?:jpe?g|png|gif)$/i
/** Width of the letter in pixels. */
const WIDTH = 560

type Place = { readonly publicUrl: string; readonly language: LanguageCode }

/**
 * Sets a letter's Markdown for mail programs: styles stand in every element, links and pictures are whole addresses.
 * `{{fact}}` is a fact of the shop. Throws a EmailFault for an unknown fact or a picture from elsewhere.
 */
export function emailBody(source: string, place: Place): EmailBody {
  const text = withEmailFacts(source, place.language)
  const marked = new Marked({
    gfm: true,
    renderer: {
      image: ({ href, text: alt }: Tokens.Image) =>
        `<img src="${escaped(pictureAddress(href, place))}" alt="${escaped(alt)}">`,
    },
  })
  // Links in Markdown, whose addresses the plain text repeats.
  const tokens = marked.lexer(text)
  void marked.walkTokens(tokens, (token) => makeWhole(token, place))
  const html = sanitizeHtml(marked.parser(tokens), allowedIn(emailSetting(place.language), place))
  return { html, text: markdownAsText(tokens) }
}

/** The facts of the shop in a line or a body. Throws a EmailFault that names an unknown one. */
export function withEmailFacts(source: string, language: LanguageCode): string {
  return source.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (fact: string, name: string) => {
    try {
      return withFacts(fact, language)
    } catch (error) {
      throw new EmailFault('unknown-fact', name, error)
    }
  })
}

function makeWhole(token: Token, place: Place): void {
  if (token.type === 'link') token.href = wholeAddress(String(token.href), place)
  if (token.type === 'image') token.href = pictureAddress(String(token.href), place)
}

/** `/product/onyx` in the letter's language, on this shop; other addresses as they are. */
function wholeAddress(href: string, { publicUrl, language }: Place): string {
  return /^\/(?!\/)/.test(href) ? `${publicUrl}${LANGUAGES[language].prefix}${href}` : href
}

function pictureAddress(href: string, { publicUrl }: Place): string {
  const path = href.startsWith(`${publicUrl}/`) ? href.slice(publicUrl.length) : href
  if (!OWN_PICTURE.test(path)) throw new EmailFault('foreign-picture', href)
  return `${publicUrl}${path}`
}

type Attributes = sanitizeHtml.Attributes

function allowedIn(
  { serif, sans, start, leading, tight }: EmailSetting,
  place: Place,
): sanitizeHtml.IOptions {
  const ink = 'color:#1E1A16'
  const words = `${ink};font:400 16px/${leading} ${sans}`
  const list = `margin:0;padding:10px 0 0;padding-${start}:24px;${words}`
  const heading = (size: number) => `margin:0;padding:24px 0 0;${ink};font:400 ${size}px/${tight} ${serif}`
  // Whatever the writer gave an element, it has these attributes only.
  const set = (tagName: string, style: string, keep: (given: Attributes) => Attributes = () => ({})) =>
    [
      tagName,
      (_tag: string, given: Attributes) => ({ tagName, attribs: { ...keep(given), class: 'ink', style } }),
    ] as const
  const link = ({ href = '' }: Attributes): Attributes => ({ href: wholeAddress(href, place) })
  const picture = ({ src = '', alt = '' }: Attributes): Attributes => ({
    src: pictureAddress(src, place),
    alt,
    width: String(WIDTH),
  })
  const elements = [
    set('p', `margin:0;padding:10px 0 0;${words}`),
    set('h2', heading(24)),
    set('h3', heading(20)),
    set('ul', list),
    set('ol', list, ({ start: first }) => (first === undefined ? {} : { start: first })),
    set('li', 'padding:2px 0'),
    set('blockquote', `margin:12px 0 0;border-${start}:2px solid #D9CFC0;padding-${start}:16px`),
    set('a', `${ink};text-decoration:underline`, link),
    set('img', 'display:block;width:100%;height:auto;border:0;padding:14px 0 0', picture),
    set('hr', 'margin:24px 0 0;border:0;border-top:1px solid #D9CFC0'),
  ] as const
  const styled = ['class', 'style']
  return {
    allowedTags: [...elements.map(([tag]) => tag), 'strong', 'em', 'br'],
    allowedAttributes: {
      ...Object.fromEntries(elements.map(([tag]) => [tag, styled])),
      a: [...styled, 'href'],
      img: [...styled, 'src', 'alt', 'width'],
      ol: [...styled, 'start'],
    },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    transformTags: { h1: 'h2', ...Object.fromEntries(elements) },
  }
}
