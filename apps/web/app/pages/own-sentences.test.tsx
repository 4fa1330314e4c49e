import { LANGUAGE } from '@nawl/messages/language'
import { NO_SENTENCES, setOwnSentences } from '@nawl/messages/text/own-sentences'
import { PAGE_NAMESPACES } from '@nawl/messages/text/page-namespaces'
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import about from '../../../../content/en/messages/about.json' with { type: 'json' }
import belowStudio from '../../../../content/en/messages/below-studio.json' with { type: 'json' }
import contact from '../../../../content/en/messages/contact.json' with { type: 'json' }
import home from '../../../../content/en/messages/home.json' with { type: 'json' }
import journal from '../../../../content/en/messages/journal.json' with { type: 'json' }
import newsletter from '../../../../content/en/messages/newsletter.json' with { type: 'json' }
import pages from '../../../../content/en/messages/pages.json' with { type: 'json' }
import process from '../../../../content/en/messages/process.json' with { type: 'json' }
import shipping from '../../../../content/en/messages/shipping.json' with { type: 'json' }
import trade from '../../../../content/en/messages/trade.json' with { type: 'json' }
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

const BUILT_IN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
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
  Object.entries(BUILT_IN[page]!).flatMap(([name, text]) =>
    /[{<]/.test(text) ? [] : [{ key: `${page}.${name}`, text }],
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

afterEach(() => setOwnSentences(LANGUAGE.code, NO_SENTENCES))

it.each(Object.entries(PAGES))(
  'the page at %s shows the owner’s sentences in every place',
  async (path, module) => {
    renderPage({ module, path })
    await screen.findAllByText(/./)
    const shown = () => SENTENCES.filter((text) => document.documentElement.textContent.includes(text))
    expect(shown().length).toBeGreaterThan(3)
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
