import { LANGUAGE } from '@nawl/messages/language'
import { NO_SENTENCES, type OwnSentences, setOwnSentences } from '@nawl/messages/text/own-sentences'
import type { Sentence } from '@nawl/messages/text/sentences/sentence'
import { sentenceValues } from '@nawl/messages/text/sentences/sentence-values'
import { PAGE_NAMESPACES, type PageNamespace } from '@nawl/messages/text/page-namespaces'
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import * as about from '@nawl/messages/about'
import * as belowStudio from '@nawl/messages/below-studio'
import * as contact from '@nawl/messages/contact'
import * as facts from '@nawl/messages/facts'
import * as home from '@nawl/messages/home'
import * as hours from '@nawl/messages/hours'
import * as journal from '@nawl/messages/journal'
import * as newsletter from '@nawl/messages/newsletter'
import * as pages from '@nawl/messages/pages'
import * as process from '@nawl/messages/process'
import * as shipping from '@nawl/messages/shipping'
import * as trade from '@nawl/messages/trade'
import { Hero } from '../catalogue/home/hero.tsx'
import { PileFacts } from '../catalogue/home/pile-facts.tsx'
import { ProcessList } from '../catalogue/home/process-list.tsx'
import { NewsletterForm } from '../page/newsletter-form.tsx'
import { renderPage } from '../testing/render-page.tsx'
import * as aboutPage from './info/about.route.tsx'
import * as contactPage from './info/contact/contact.route.tsx'
import * as processPage from './info/process.route.tsx'
import * as tradePage from './info/trade.route.tsx'
import * as shippingPage from './policies/shipping.route.tsx'

const BUILT_IN: Readonly<Record<PageNamespace, object>> = {
  about,
  'below-studio': belowStudio,
  contact,
  home,
  journal,
  newsletter,
  pages,
  process,
  shipping,
  trade,
}
/** Those without arguments, by key. */
const PLAIN = PAGE_NAMESPACES.flatMap((page) =>
  Object.entries(BUILT_IN[page]).flatMap(([name, text]) =>
    typeof text === 'string' ? [{ key: `${page}.${name}`, text }] : [],
  ),
)
/** Long enough to be nothing else by chance. */
const SENTENCES = PLAIN.flatMap(({ text }) => (text.length > 24 ? [text] : []))

function HomeParts() {
  return (
    <>
      <Hero />
      <PileFacts />
      <ProcessList />
      <NewsletterForm />
    </>
  )
}
const PAGES = {
  '/': { default: HomeParts },
  '/about': aboutPage,
  '/process': processPage,
  '/contact': { ...contactPage, loader: () => ({ days: [] }) },
  '/trade': tradePage,
  '/shipping': shippingPage,
}

/** What the desk says that pages fill in, with a sentence of its own for each value: `§home.pitch.countries=50§`. */
const KNOWN = Object.entries(sentenceValues({ facts, hours, trade }, LANGUAGE.tag)).flatMap(([key, values]) =>
  Object.entries(values).map(([name, value]) => ({ key, name, shown: `§${key}.${name}=${value}§` })),
)
/** Sentences that these pages do not show: for one design, one region or one list. */
const ELSEWHERE = /^(?:below-studio\.|contact\.stillAsking|about\.summary|home\.seeIt)/

afterEach(() => setOwnSentences(LANGUAGE.code, NO_SENTENCES))

it.each(Object.entries(PAGES))(
  'the page at %s shows the owner’s sentences in every place',
  async (path, module) => {
    renderPage({ module, path })
    await screen.findAllByText(/./)
    const shown = () => SENTENCES.filter((text) => document.documentElement.textContent.includes(text))
    expect(shown().length).toBeGreaterThan(2)
    document.body.replaceChildren()

    setOwnSentences(LANGUAGE.code, {
      version: path,
      sentences: Object.fromEntries(PLAIN.map(({ key }) => [key, [`§${key}§`]])),
    })
    renderPage({ module, path })
    await screen.findAllByText(/§/)
    expect(shown()).toEqual([])
  },
)

it('the desk says what the pages fill in', async () => {
  const own = [...new Set(KNOWN.map(({ key }) => key))].map((key) => [
    key,
    KNOWN.filter((each) => each.key === key).flatMap(({ name }): Sentence => [
      `§${key}.${name}=`,
      ['argument', name],
      '§',
    ]),
  ])
  setOwnSentences(LANGUAGE.code, {
    version: 'values',
    sentences: Object.fromEntries(own) as OwnSentences['sentences'],
  })
  let text = ''
  for (const [path, module] of Object.entries(PAGES)) {
    renderPage({ module, path })
    await screen.findAllByText(/§/)
    text += document.documentElement.textContent
    document.body.replaceChildren()
  }
  const missing = KNOWN.filter(({ key, shown }) => !ELSEWHERE.test(key) && !text.includes(shown))
  expect(missing).toEqual([])
})
