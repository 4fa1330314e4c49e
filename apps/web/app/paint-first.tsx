import { use } from 'react'

import { Nonce } from './nonce.ts'
import { sanitised } from './ui/text/sanitised.ts'

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

// Trusted Types (CSP: require-trusted-types-for): what the page runs or shows as HTML is what we wrote. By default that is
// files of our own, the empty element that React makes scripts from, and text that no element can be made of: where an
// extension or a translator has changed the page before it woke, React draws all of it anew, the router's scripts too
// (they do not run again), and a text refused would leave nothing on the page. See `sanitised` for the rest.
// A page knows which faces it needs only once it was laid out: hence a frame before it asks for them.
const WAKE = `{
const own = globalThis.trustedTypes?.createPolicy('wake', { createScript: (text) => text })
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === '<script><\\/script>' || !html.includes('<') ? html : null),
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
})
const wake = () => {
  for (const link of document.querySelectorAll('link[rel=held]')) link.rel = 'modulepreload'
  for (const held of document.querySelectorAll('script[type=held]')) {
    const script = document.createElement('script')
    const text = held.textContent
    Object.assign(script, { type: 'module', nonce: held.nonce, textContent: own?.createScript(text) ?? text })
    held.replaceWith(script)
  }
}
const first = [...document.images].filter((image) => image.fetchPriority === 'high')
const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
const complete = () => Promise.all([document.fonts.ready, ...first.map((image) => image.decode().catch(() => {}))])
painted().then(complete).then(painted).then(wake)
setTimeout(wake, ${PATIENCE_MS})
for (const event of ['pointerdown', 'keydown']) addEventListener(event, wake, { once: true })
}`

/** Starts the scripts of the page once the letters and pictures of its first view are painted, or somebody reaches for it. Last in the page. */
export function WakeWhenPainted() {
  const nonce = use(Nonce)
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: sanitised(WAKE) }} />
  )
}
