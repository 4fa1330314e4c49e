import { LANGUAGE } from '@nawl/messages/language'
import { shopName } from '@nawl/messages/text/shop-name'
import { LanguageLinks } from './language-links.tsx'
import * as messages from '@nawl/messages/shell'
import { useLocation } from 'react-router'

import { Sentence } from '../ui/text/sentence.tsx'

import { useRoot } from '../page/use-root.ts'
import { NewsletterForm } from '../page/newsletter-form.tsx'
import { SiteLink } from './site-link.tsx'
import { siteSections } from './site-sections.ts'
import { SocialLinks } from './social-links.tsx'
import { ShopLogoPicture } from '../page/shop-logo-picture.tsx'
import { ArabicName } from '../page/wordmark.tsx'

const FIRST_PUBLISHED = 2026

/** The class by which a long name is set smaller, to stay on its line. */
function lengthOf(name: string): string {
  if (name.length <= 5) return ''
  return name.length <= 12 ? 'is-long' : 'is-very-long'
}

/** The footer: newsletter form but on its own page, every page of the shop in four columns, and the name at full page width. */
export function SiteFooter() {
  const { contacts } = useRoot()
  const { pathname } = useLocation()
  return (
    <footer className="page-margin">
      {pathname !== '/newsletter' && (
        <section
          aria-labelledby="letter"
          className="grid gap-x-12 gap-y-7 border-t border-rule py-[clamp(56px,6vw,96px)] md:grid-cols-[7fr_5fr] md:items-end"
        >
          <h2 id="letter" className="type-h2">
            <Sentence
              parts={messages.newsletterHeading({
                second: (text) => <span className="md:block">{text}</span>,
              })}
            />
          </h2>
          <NewsletterForm />
        </section>
      )}
      <div className="footer-columns border-t border-rule pt-14">
        <p className="type-ui col-span-full max-w-[300px] md:col-[1/span_4]">
          <Sentence
            parts={messages.aboutShop({
              unbroken: (text) => <span className="whitespace-nowrap">{text}</span>,
            })}
          />
        </p>
        {siteSections(contacts).map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="type-caption font-medium">{title}</h2>
            <ul className="mt-2">
              {links.map((link) => (
                <li key={link.to}>
                  <SiteLink link={link} className="quiet-link type-ui" />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      {contacts.logo ? (
        // Its name stands in the next line.
        <p className="mt-16 mb-6">
          <ShopLogoPicture logo={contacts.logo} className="footer-logo" alt="" />
        </p>
      ) : (
        <p aria-hidden="true" dir="ltr" className={`footer-mark ${lengthOf(shopName('en'))}`}>
          <span>{shopName('en')}</span>
          <ArabicName className="footer-mark-arabic" />
        </p>
      )}
      <div className="flex min-h-16 items-center justify-between border-t border-rule py-2">
        <p className="type-caption flex flex-wrap items-center gap-x-7 text-graphite">
          <span>
            © {FIRST_PUBLISHED} {shopName(LANGUAGE.code)}
          </span>
          <span>{messages.place}</span>
          <LanguageLinks className="quiet-link" />
        </p>
        <SocialLinks social={contacts.social} />
      </div>
    </footer>
  )
}
