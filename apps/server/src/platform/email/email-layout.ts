import { accent } from '@nawl/domain/shop/accent'
import { logo, logoPath, logoWithin } from '@nawl/domain/shop/logo'
import { withoutTurns } from '@nawl/domain/shop/tidy-line'
import { shopName } from '@nawl/messages/text/shop-name'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'

import { pageAddress } from '../language.ts'
import { type EmailSetting, emailSetting, escaped } from './email-setting.ts'

/** A picture served by the shop; the e-mail only links to it. */
export type EmailPicture = {
  readonly url: string
  readonly alt: string
  /** Shown below the picture; replaces it in plain text. */
  readonly caption: string
  /** Width over height. */
  readonly aspect: number
}

/** The same text as HTML with its own styles, which is trusted, and as plain text. */
export type EmailBody = { readonly html: string; readonly text: string }

/** The content of an e-mail before layout. All plain text; line breaks in paragraphs are kept. */
export type EmailText = {
  readonly subject: string
  /** The preview line that mail clients show after the subject. */
  readonly preheader: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Text with headings, lists and links, below the paragraphs. */
  readonly body?: EmailBody
  readonly pictures?: readonly EmailPicture[]
  /** A fact with a URL becomes a link. */
  readonly facts?: readonly (readonly [label: string, value: string, url?: string])[]
  /** The main action, a button; `quiet` gives a secondary style. */
  readonly action?: { readonly label: string; readonly url: string; readonly quiet?: true }
  /** A further link below the button. */
  readonly besides?: { readonly label: string; readonly url: string }
  readonly after?: readonly string[]
  /** Footer: why the recipient receives this e-mail. */
  readonly reason: string
  readonly leave?: { readonly label: string; readonly url: string }
  /** Of reason and leave, where they are in another language than the rest. */
  readonly footLanguage?: LanguageCode
}

/** Width of the layout in pixels. */
const WIDTH = 560

/** Lays out an e-mail as HTML and plain text. The HTML uses tables and works without pictures and style sheets. */
export function inEmailLayout(
  words: EmailText,
  publicUrl: string,
  language: LanguageCode,
): Pick<Email, 'subject' | 'text' | 'html'> {
  const shopUrl = pageAddress(publicUrl, language, '/')
  const house = houseOf(language)
  return {
    // Lists of mail are searched and compared: a name in Arabic letters gets no marks in a line of English.
    subject: LANGUAGES[language].direction === 'rtl' ? words.subject : withoutTurns(words.subject),
    text: asText(words, { house, shopUrl }),
    html: asHtml(words, { house, shopUrl, publicUrl, language }),
  }
}

/** The shop's name as a wordmark: capitals where the script has them. */
const houseOf = (language: LanguageCode) => shopName(language).toLocaleUpperCase(LANGUAGES[language].tag)

type Frame = { readonly house: string; readonly shopUrl: string }

function asText(
  {
    heading,
    paragraphs,
    body,
    pictures = [],
    facts = [],
    action,
    besides,
    after = [],
    reason,
    leave,
  }: EmailText,
  { house, shopUrl }: Frame,
): string {
  const blocks = [
    house,
    heading,
    ...paragraphs,
    body?.text ?? '',
    ...pictures.map(({ caption, url }) => `${caption}\n${url}`),
    facts.map(([label, value, url]) => `${label}: ${value}${url ? `\n${url}` : ''}`).join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    besides ? `${besides.label}:\n${besides.url}` : '',
    ...after,
    '-- ',
    reason,
    leave ? `${leave.label}:\n${leave.url}` : '',
    shopUrl,
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

type HtmlFrame = Frame & { readonly publicUrl: string; readonly language: LanguageCode }

function asHtml(words: EmailText, { house, shopUrl, publicUrl, language }: HtmlFrame): string {
  const { subject, preheader, heading, paragraphs, pictures = [], facts = [] } = words
  const { body, action, besides, after = [], reason, leave, footLanguage = language } = words
  const { tag, direction } = LANGUAGES[language]
  const setting = emailSetting(language)
  const { serif, start, tight, wordmark } = setting
  const row = rowIn(setting)
  const paragraph = (text: string) => row(paragraphIn(setting, text), 'padding:10px 0 0')
  const rows = [
    row(
      `<a href="${escaped(shopUrl)}" class="ink" style="color:#1E1A16;text-decoration:none;letter-spacing:${wordmark};font:400 15px/1.4 ${serif}">${markIn(publicUrl, house)}</a>`,
      'padding:0 0 22px',
    ),
    row(
      `<h1 class="ink" style="margin:0;color:#1E1A16;font:300 30px/${tight} ${serif}">${escaped(heading)}</h1>`,
      'padding:28px 0 8px;border-top:1px solid #D9CFC0',
    ),
    ...paragraphs.map(paragraph),
    body ? row(body.html, 'padding:0') : '',
    ...pictures.map((picture) => row(pictureBlock(picture, setting), 'padding:28px 0 0')),
    facts.length === 0 ? '' : row(factTable(facts, setting), 'padding:16px 0 0'),
    action ? row(button(action, setting), 'padding:28px 0 12px') : '',
    besides ? row(button({ ...besides, quiet: true }, setting), 'padding:4px 0 12px') : '',
    ...after.map(paragraph),
    row(foot({ reason, leave, language: footLanguage }, shopUrl), 'padding:44px 0 0'),
  ]
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .paper { background: #1E1A16 !important }
  .ink { color: #F7F3EC !important }
  .quiet { color: #C9BFB1 !important }
  td, th { border-color: #4A4239 !important }
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#F7F3EC">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table role="presentation" lang="${tag}" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" bgcolor="#F7F3EC" style="background:#F7F3EC">
<tr><td align="center" style="padding:40px 20px 48px">
<table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0" align="center" style="width:100%;max-width:${WIDTH}px;text-align:${start}">
${rows.filter((one) => one !== '').join('\n')}
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** Of a logo in letters, in pixels. */
const LOGO = { width: 240, height: 48 } as const

/** The owner's logo, whose alternative is set as the lettering is, or the name as lettering. */
function markIn(publicUrl: string, house: string): string {
  const own = logo()
  if (!own) return escaped(house)
  const { width, height } = logoWithin(own, LOGO)
  const url = escaped(`${publicUrl}${logoPath(own, 'letter.png')}`)
  return `<img src="${url}" alt="${escaped(house)}" width="${Math.round(width)}" height="${Math.round(height)}" style="display:block;border:0">`
}

const rowIn =
  ({ start }: EmailSetting) =>
  (content: string, style: string): string =>
    `<tr><td align="${start}" style="${style}">${content}</td></tr>`

// The direction of what somebody wrote follows its own letters: an Arabic message in an English e-mail to staff.
function paragraphIn({ sans, leading }: EmailSetting, text: string): string {
  const lines = escaped(text).replaceAll('\n', '<br>')
  return `<p dir="auto" class="ink" style="margin:0;color:#1E1A16;font:400 16px/${leading} ${sans}">${lines}</p>`
}

// The alt text fills the frame when pictures are blocked; the width attribute serves clients that ignore CSS widths.
function pictureBlock({ url, alt, caption, aspect }: EmailPicture, { sans, leading }: EmailSetting): string {
  const height = Math.round(WIDTH / aspect)
  return `<img src="${escaped(url)}" alt="${escaped(alt)}" width="${WIDTH}" height="${height}" class="quiet" style="display:block;width:100%;max-width:${WIDTH}px;height:auto;border:0;color:#5E564D;font:400 13px/${leading} ${sans}"><p class="quiet" style="margin:0;padding:10px 0 0;color:#5E564D;font:400 13px/${leading} ${sans}">${escaped(caption)}</p>`
}

function factTable(facts: NonNullable<EmailText['facts']>, { sans, start, end }: EmailSetting): string {
  const cell = 'padding:10px 0;border-top:1px solid #D9CFC0;vertical-align:top'
  const lines = facts.map(([label, value, url]) => {
    const text = value
      .split('\n')
      .map((line) => `<span dir="auto">${escaped(line)}</span>`)
      .join('<br>')
    const shown = url
      ? `<a href="${escaped(url)}" class="ink" style="color:#1E1A16;text-decoration:underline">${text}</a>`
      : text
    return `<tr><th scope="row" align="${start}" width="120" class="quiet" style="${cell};padding-${end}:16px;color:#5E564D;font:400 13px/1.75 ${sans}">${escaped(label)}</th><td align="${start}" class="ink" style="${cell};color:#1E1A16;font:400 15px/1.5 ${sans}">${shown}</td></tr>`
  })
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0">${lines.join('')}</table>`
}

// Outlook colours only the cell, other clients only the link.
function button(
  { label, url, quiet }: NonNullable<EmailText['action']>,
  { sans, leading, tracking }: EmailSetting,
): string {
  if (quiet)
    return `<a href="${escaped(url)}" class="ink" style="color:#1E1A16;text-decoration:underline;font:400 16px/${leading} ${sans}">${escaped(label)}</a>`
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${accent()}" style="background:${accent()};border-radius:2px;padding:17px 28px"><a href="${escaped(url)}" style="display:inline-block;color:#FBF8F3;text-decoration:none;letter-spacing:${tracking};font:500 15px/1.2 ${sans}">${escaped(label)}</a></td></tr></table>`
}

function foot(
  {
    reason,
    leave,
    language,
  }: { readonly reason: string; readonly leave: EmailText['leave']; readonly language: LanguageCode },
  shopUrl: string,
): string {
  const { sans, leading, start } = emailSetting(language)
  const { tag, direction } = LANGUAGES[language]
  const link = (url: string, label: string) =>
    `<a href="${escaped(url)}" class="quiet" style="color:#5E564D;text-decoration:underline">${escaped(label)}</a>`
  const links = [leave ? link(leave.url, leave.label) : '', link(shopUrl, new URL(shopUrl).host)]
  return `<p lang="${tag}" dir="${direction}" class="quiet" style="margin:0;color:#5E564D;text-align:${start};font:400 13px/${leading} ${sans}">${escaped(reason)}<br>${links.filter(Boolean).join(' &nbsp;·&nbsp; ')}</p>`
}

/** An e-mail in the outbox: everything but sender, Message-ID and date. */
export type Email = {
  /** One address, so a refusal concerns the whole e-mail. */
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** One-click unsubscribe, RFC 8058. */
  readonly unsubscribeUrl?: string
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string }
}
