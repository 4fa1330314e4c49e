/** A picture served by the shop; the e-mail only links to it. */
export type EmailPicture = {
  readonly url: string
  readonly alt: string
  /** Shown below the picture; replaces it in plain text. */
  readonly caption: string
  /** Width over height. */
  readonly aspect: number
}

/** The content of an e-mail before layout. All plain text; line breaks in paragraphs are kept. */
export type EmailText = {
  readonly subject: string
  /** The preview line that mail clients show after the subject. */
  readonly preheader: string
  readonly heading: string
  readonly paragraphs: readonly string[]
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
}

/** Width of the layout in pixels. */
const WIDTH = 560
const SERIF = "Newsreader, Georgia, 'Times New Roman', serif"
const SANS = "'Instrument Sans', 'Helvetica Neue', Arial, sans-serif"

/** Lays out an e-mail as HTML and plain text. The HTML uses tables and works without pictures and style sheets. */
export function inEmailLayout(words: EmailText, shopUrl: string): Pick<Email, 'subject' | 'text' | 'html'> {
  return { subject: words.subject, text: asText(words, shopUrl), html: asHtml(words, shopUrl) }
}

function asText(
  { heading, paragraphs, pictures = [], facts = [], action, besides, after = [], reason, leave }: EmailText,
  shopUrl: string,
): string {
  const blocks = [
    'NAWL',
    heading,
    ...paragraphs,
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

function asHtml(words: EmailText, shopUrl: string): string {
  const { subject, preheader, heading, paragraphs, pictures = [], facts = [] } = words
  const { action, besides, after = [], reason, leave } = words
  const rows = [
    row(
      `<a href="${escaped(shopUrl)}" class="ink" style="color:#1E1A16;text-decoration:none;letter-spacing:.18em;font:400 15px/1 ${SERIF}">NAWL</a>`,
      'padding:0 0 22px',
    ),
    row(
      `<h1 class="ink" style="margin:0;color:#1E1A16;font:300 30px/1.15 ${SERIF}">${escaped(heading)}</h1>`,
      'padding:28px 0 8px;border-top:1px solid #D9CFC0',
    ),
    ...paragraphs.map(paragraph),
    ...pictures.map((picture) => row(pictureBlock(picture), 'padding:28px 0 0')),
    facts.length === 0 ? '' : row(factTable(facts), 'padding:16px 0 0'),
    action ? row(button(action), 'padding:28px 0 12px') : '',
    besides ? row(button({ ...besides, quiet: true }), 'padding:4px 0 12px') : '',
    ...after.map(paragraph),
    row(foot(reason, shopUrl, leave), 'padding:44px 0 0'),
  ]
  return `<!doctype html>
<html lang="en-GB">
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
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" bgcolor="#F7F3EC" style="background:#F7F3EC">
<tr><td align="center" style="padding:40px 20px 48px">
<table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0" align="center" style="width:100%;max-width:${WIDTH}px;text-align:left">
${rows.filter((one) => one !== '').join('\n')}
</table>
</td></tr>
</table>
</body>
</html>
`
}

function row(content: string, style: string): string {
  return `<tr><td align="left" style="${style}">${content}</td></tr>`
}

function paragraph(text: string): string {
  const lines = escaped(text).replaceAll('\n', '<br>')
  return row(
    `<p class="ink" style="margin:0;color:#1E1A16;font:400 16px/1.6 ${SANS}">${lines}</p>`,
    'padding:10px 0 0',
  )
}

// The alt text fills the frame when pictures are blocked; the width attribute serves clients that ignore CSS widths.
function pictureBlock({ url, alt, caption, aspect }: EmailPicture): string {
  const height = Math.round(WIDTH / aspect)
  return `<img src="${escaped(url)}" alt="${escaped(alt)}" width="${WIDTH}" height="${height}" class="quiet" style="display:block;width:100%;max-width:${WIDTH}px;height:auto;border:0;color:#5E564D;font:400 13px/1.6 ${SANS}"><p class="quiet" style="margin:0;padding:10px 0 0;color:#5E564D;font:400 13px/1.6 ${SANS}">${escaped(caption)}</p>`
}

function factTable(facts: NonNullable<EmailText['facts']>): string {
  const cell = 'padding:10px 0;border-top:1px solid #D9CFC0;vertical-align:top'
  const lines = facts.map(([label, value, url]) => {
    const text = escaped(value).replaceAll('\n', '<br>')
    const shown = url
      ? `<a href="${escaped(url)}" class="ink" style="color:#1E1A16;text-decoration:underline">${text}</a>`
      : text
    return `<tr><th scope="row" align="left" width="120" class="quiet" style="${cell};padding-right:16px;color:#5E564D;font:400 13px/1.75 ${SANS}">${escaped(label)}</th><td align="left" class="ink" style="${cell};color:#1E1A16;font:400 15px/1.5 ${SANS}">${shown}</td></tr>`
  })
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0">${lines.join('')}</table>`
}

// Outlook colours only the cell, other clients only the link.
function button({ label, url, quiet }: NonNullable<EmailText['action']>): string {
  if (quiet)
    return `<a href="${escaped(url)}" class="ink" style="color:#1E1A16;text-decoration:underline;font:400 16px/1.6 ${SANS}">${escaped(label)}</a>`
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="#9E3B2C" style="background:#9E3B2C;border-radius:2px;padding:17px 28px"><a href="${escaped(url)}" style="display:inline-block;color:#FBF8F3;text-decoration:none;letter-spacing:.04em;font:500 15px/1.2 ${SANS}">${escaped(label)}</a></td></tr></table>`
}

function foot(reason: string, shopUrl: string, leave: EmailText['leave']): string {
  const link = (url: string, label: string) =>
    `<a href="${escaped(url)}" class="quiet" style="color:#5E564D;text-decoration:underline">${escaped(label)}</a>`
  const links = [leave ? link(leave.url, leave.label) : '', link(shopUrl, new URL(shopUrl).host)]
  return `<p class="quiet" style="margin:0;color:#5E564D;font:400 13px/1.6 ${SANS}">${escaped(reason)}<br>${links.filter(Boolean).join(' &nbsp;·&nbsp; ')}</p>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
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
