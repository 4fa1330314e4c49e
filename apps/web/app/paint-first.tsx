import { use } from 'react'

import { Nonce } from './nonce.ts'
import { sanitised } from './ui/text/sanitised.ts'

/** Scripts start after this long at the latest. */
const PATIENCE_MS = 1500

/**
 * The router's script tags, and their replacement until the page is painted. A page is complete without scripts;
 * loading them at once would delay the pictures the visitor came for, most of all on a phone.
 */
const HELD = [
  ['rel="modulepreload"', 'rel="held"'],
  ['type="module"', 'type="held"'],
] as const

/**
 * Replaces the scripts in a chunk of a page; `<WakeWhenPainted>` starts them later. A script tag split between two
 * chunks runs at once.
 */
export function holdScripts(html: string): string {
  return HELD.reduce((held, [now, later]) => held.replaceAll(now, later), html)
}

// Trusted Types (CSP: require-trusted-types-for): the page may only run or render as HTML what we wrote. The default
// policy accepts our own script files, the empty element that React creates scripts from, and text that cannot create
// an element: if an extension or a translator changed the page before hydration, React renders all of it again,
// including the router's scripts (which do not run again), and refusing that text would leave the page empty.
// `sanitised` covers the rest.
// A page requests its fonts only after layout, hence the wait for a frame.
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

/**
 * Starts the page's scripts once the fonts and pictures of the first view are painted, or the visitor interacts. Must
 * be last in the page.
 */
export function WakeWhenPainted() {
  const nonce = use(Nonce)
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: sanitised(WAKE) }} />
  )
}
