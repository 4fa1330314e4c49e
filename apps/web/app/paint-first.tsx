import { use } from 'react'

import { Nonce } from './nonce.ts'

/** At the latest, a page wakes this long after it is here. */
const PATIENCE_MS = 1500

/**
 * What the router writes to start a page's scripts, and what stands there until the page is painted. A page is whole
 * without scripts; fetching and reading them meanwhile holds back the very pictures one came for, most of all on a phone.
 */
const HELD = [
  ['rel="modulepreload"', 'rel="held"'],
  ['type="module"', 'type="held"'],
] as const

/** Holds the scripts in a piece of a page back until `<WakeWhenPainted>` starts them. What a piece cuts in two starts at once. */
export function holdScripts(html: string): string {
  return HELD.reduce((held, [now, later]) => held.replaceAll(now, later), html)
}

const WAKE = `{
const wake = () => {
  for (const link of document.querySelectorAll('link[rel=held]')) link.rel = 'modulepreload'
  for (const held of document.querySelectorAll('script[type=held]')) {
    const script = document.createElement('script')
    Object.assign(script, { type: 'module', nonce: held.nonce, textContent: held.textContent })
    held.replaceWith(script)
  }
}
const first = [...document.images].filter((image) => image.fetchPriority === 'high')
Promise.all(first.map((image) => image.decode().catch(() => {})))
  .then(() => requestAnimationFrame(() => setTimeout(wake)))
setTimeout(wake, ${PATIENCE_MS})
for (const event of ['pointerdown', 'keydown']) addEventListener(event, wake, { once: true })
}`

/** Starts the scripts of the page once the pictures of its first view are painted, or somebody reaches for it. Last in the page. */
export function WakeWhenPainted() {
  const nonce = use(Nonce)
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: WAKE }} />
}
