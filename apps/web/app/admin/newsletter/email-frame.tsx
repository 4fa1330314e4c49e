import * as messages from '@nawl/messages/newsletter-desk'
import { useEffect, useRef } from 'react'

import { sanitised } from '../../ui/text/sanitised.ts'

/** In place of `style`, which the policy of the page lets no document within it have. */
const STYLE = 'data-style'

/**
 * A letter in a document of its own, without scripts, forms or links that lead away. Its styles are set from here: those in
 * its attributes would need a policy that allows them everywhere at the desk.
 */
export function EmailFrame({ html }: { readonly html: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const { current } = frame
    if (!current) return
    const dress = () => {
      const { contentDocument } = current
      if (contentDocument) dressEmail(contentDocument)
    }
    current.addEventListener('load', dress)
    current.srcdoc = sanitised(undressed(html))
    return () => current.removeEventListener('load', dress)
  }, [html])
  return (
    <iframe ref={frame} title={messages.letterTitle} sandbox="allow-same-origin" className="letter-frame" />
  )
}

/** Styles moved out of the policy's way; the sheet for dark screens goes, as the desk is light. */
const undressed = (html: string) =>
  withoutSheet(html).replaceAll(/<[a-z][^<>]*>/g, (tag) => tag.replace(' style="', ` ${STYLE}="`))

function withoutSheet(html: string): string {
  const [before = '', rest] = html.split('<style>', 2)
  const end = '</style>'
  return rest === undefined ? html : before + rest.slice(rest.indexOf(end) + end.length)
}

function dressEmail(letter: Document): void {
  for (const element of letter.querySelectorAll<HTMLElement>(`[${STYLE}]`))
    element.style.cssText = element.getAttribute(STYLE) ?? ''
  for (const link of letter.querySelectorAll('a')) link.removeAttribute('href')
}
