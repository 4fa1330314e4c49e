import type { Page } from '@playwright/test'

/** Words in Latin letters that a visitor sees on an Arabic page and that are no name, code or abbreviation. */
export function latinRuns(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const apart = '[lang="en"], [dir="ltr"], bdi, code, noscript, script, style, a[href^="mailto:"], time'
    const known =
      /^(?:Nawl|English|Google|Instagram|Facebook|LinkedIn|PNG|JPEG|HEIC|WebP|AVIF|GIF|BMP|PDF|PayPal|JavaScript|Markdown|UTC|AED|USD|Home|Shift|Alt|Delete|Enter|Escape|Backspace|rugs|sub)$/
    /** Settings of browsers, the language of machines, the encodings of files and programs go by their English names. */
    const settings =
      /Global Privacy Control|Do Not Track|G-code|(?:utf|windows)-\d+|Google Authenticator|1Password|Aegis|\(webhooks\)/g
    /** The place of its reader's name in a newsletter or a canned answer, which their editor writes as it is. */
    const place = /\/desk\/(?:newsletter\/|messages\/canned)/.test(location.pathname) ? /\{name\}/g : /(?!)/g
    /** Of e-mail, and of pages in the brackets of Markdown. */
    const address = /[\w.+-]+@[\w.-]+|(?<=\()\/\w+/g
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement
      // The options of a list that is closed are read when it is opened.
      const shown = element?.closest('select') ?? element
      if (!element || element.closest(apart) || !shown?.checkVisibility()) continue
      const whole = walker.currentNode.textContent ?? ''
      const text = [settings, place, address].reduce((rest, name) => rest.replaceAll(name, ''), whole)
      for (const word of text.match(/[A-Za-z]{3,}/g) ?? [])
        if (!known.test(word) && word !== word.toUpperCase()) found.add(word)
    }
    return [...found]
  })
}
