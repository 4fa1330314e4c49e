import { photoImage } from '@nawl/contract/imaging/photo-paths'
import { STILLS, stillImage } from '@nawl/contract/imaging/room-paths'
import { unbrokenParts } from '@nawl/domain/shop/unbroken'
import { drawings as descriptions } from '@nawl/messages/by-language/drawings'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { Marked, type Tokens } from 'marked'
import sanitizeHtml from 'sanitize-html'

import { withFacts } from './with-facts.ts'

/** Path of the journal's drawings. */
export const DRAWINGS = '/journal/drawings'

/** A text split at its second-level headings; the introduction comes before the first. */
export type Text = { readonly introduction: string; readonly sections: readonly Section[] }
export type Section = { readonly anchor: string; readonly heading: string; readonly html: string }

/**
 * Renders the site's Markdown as sanitized HTML. Extensions: `{{fact}}` for a fact of the shop, a heading's
 * `{#anchor}`, `![caption](drawing:name)` for a drawing, `![alt text](still:name "caption")` for a photograph of the
 * workshop, `photo:name` for one of the owner's own, and a blockquote that begins with `[!side]` for a side note. Ranges never break over a line. Throws on an unknown fact, still or picture.
 */
export function renderMarkdown(source: string, language: LanguageCode = 'en'): string {
  const html = parsed(source, language)
  return sanitizeHtml(unbrokenHtml(inLanguage(html, LANGUAGES[language].prefix)), ALLOWED)
}

function parsed(source: string, language: LanguageCode): string {
  try {
    return markdownIn(language).parse(withFacts(source, language), { async: false })
  } catch (error) {
    // The parser asks whoever reads the message to report it to its makers, but the fault is in the text.
    const said = error instanceof Error ? error.message : String(error)
    throw new Error(said.split('Please report this to ')[0]?.trim() ?? said, { cause: error })
  }
}

/** Links to pages lead to those of the language. */
const inLanguage = (html: string, prefix: string) =>
  prefix === '' ? html : html.replaceAll(/href="\/(?!\/)/g, `href="${prefix}/`)

/** Keeps ranges such as `6-8 weeks` on one line, in text and not in attributes. */
function unbrokenHtml(html: string): string {
  const inSpans = (part: string, at: number) =>
    at % 2 === 1 ? `<span class="unbroken">${part}</span>` : part
  return html.replaceAll(/(?<=^|>)[^<>]+/g, (text) => unbrokenParts(text).map(inSpans).join(''))
}

/** A text split into sections, each rendered by `renderMarkdown`. */
export function renderSections(source: string, language: LanguageCode = 'en'): Text {
  const [introduction = '', ...parts] = source.split(/^## /m)
  return {
    introduction: renderMarkdown(introduction, language),
    sections: parts.map((part) => {
      const [line = '', ...rest] = part.split('\n')
      return { ...headingOf(line, language), html: renderMarkdown(rest.join('\n'), language) }
    }),
  }
}

const markdownIn = (language: LanguageCode) =>
  new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        // The text has its facts already.
        const { anchor } = headingOf(text, 'en')
        const inner = this.parser
          .parseInline(tokens)
          .replace(/\{#[\w-]+\}\s*$/, '')
          .trimEnd()
        return `<h${depth} id="${anchor}">${inner}</h${depth}>`
      },
      image({ href, text, title }: Tokens.Image) {
        const [, kind, name = ''] = /^(drawing|still|photo):([\w-]+)$/.exec(href) ?? []
        if (kind === undefined)
          throw new Error(`"${href}" is no drawing, still or photo; write ![caption](drawing:name)`)
        if (kind === 'drawing') return drawingFigure(name, text, language)
        return kind === 'still' ? stillFigure(name, text, title ?? '') : photoFigure(name, text, title ?? '')
      },
      // HTML allows no figure inside a paragraph.
      paragraph({ tokens }: Tokens.Paragraph) {
        const inner = this.parser.parseInline(tokens)
        return inner.startsWith('<figure>') ? inner : `<p>${inner}</p>`
      },
      blockquote({ tokens }: Tokens.Blockquote) {
        const inner = this.parser.parse(tokens)
        if (!inner.startsWith('<p>[!side]')) return `<blockquote>${inner}</blockquote>`
        return `<aside>${inner.replace(/\[!side\]\s*/, '')}</aside>`
      },
    },
  })

function drawingFigure(name: string, caption: string, language: LanguageCode): string {
  const key = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const described: Readonly<Record<string, string>> = descriptions[language]
  const alt = described[key]
  if (alt === undefined) throw new Error(`The drawing "${name}" has no description in messages/drawings.json`)
  return figure(`src="${DRAWINGS}/${name}.svg" alt="${alt}"`, caption)
}

function stillFigure(name: string, alt: string, caption: string): string {
  const still = STILLS.find((id) => id === name)
  if (still === undefined) throw new Error(`There is no still "${name}"; there are ${STILLS.join(', ')}`)
  return sourcedFigure(stillImage(still), alt, caption)
}

function photoFigure(name: string, alt: string, caption: string): string {
  const image = photoImage(name)
  if (!image) throw new Error(`There is no photograph "${name}"`)
  return sourcedFigure(image, escaped(alt), escaped(caption))
}

/** An owner's words may hold quotation marks. */
const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

type Sourced = Readonly<Record<'src' | 'srcSet', string> & Record<'width' | 'height', number>>

function sourcedFigure({ src, srcSet, width, height }: Sourced, alt: string, caption: string): string {
  const sizes = '(width < 1000px) 90vw, 50vw'
  return figure(
    `src="${src}" srcset="${srcSet}" sizes="${sizes}" width="${width}" height="${height}" alt="${alt}"`,
    caption,
  )
}

const figure = (image: string, caption: string) =>
  `<figure><img ${image} loading="lazy"><figcaption>${caption}</figcaption></figure>`

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'a',
    'blockquote',
    'br',
    'aside',
    'figure',
    'img',
    'figcaption',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'span',
  ],
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading'],
    h2: ['id'],
    h3: ['id'],
    ol: ['start'],
  },
  allowedClasses: { span: ['unbroken'] },
  allowedSchemes: ['https', 'mailto'],
}

/** A heading's text and anchor: the explicit one, else one derived from the text. */
function headingOf(line: string, language: LanguageCode): { anchor: string; heading: string } {
  const [, written] = /\{#([\w-]+)\}\s*$/.exec(line) ?? []
  const heading = withFacts(line.replace(/\{#[\w-]+\}\s*$/, '').trim(), language)
  // The anchor ignores the section's number, which may change.
  return { anchor: written ?? anchorOf(heading.replace(/^\d+\.\s*/, '')), heading }
}

function anchorOf(heading: string): string {
  const words =
    heading
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  return words.join('-')
}
