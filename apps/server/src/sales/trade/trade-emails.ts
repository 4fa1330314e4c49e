import { tradeEmails } from '@nawl/messages/by-language/trade-emails'

import { type Email, inEmailLayout } from '../../platform/email/email-layout.ts'
import { knownLanguage, pageAddress, STAFF_LANGUAGE } from '../../platform/language.ts'
import type { QuoteRow } from './quote.store.ts'
import type { TradeAccountRow } from './trade-account.store.ts'

type Shop = { readonly publicUrl: string; readonly tradeAddress: string }
type Account = Pick<TradeAccountRow, 'application' | 'language' | 'state' | 'reason' | 'contact'>

/** To the trade team: somebody has applied. */
export function appliedToDesk(
  { application, language }: Account,
  from: string,
  { publicUrl, tradeAddress }: Shop,
): Email {
  const words = tradeEmails[STAFF_LANGUAGE]
  const { practice, licence, website, about, role } = application
  const text = {
    subject: words.deskSubject({ practice }),
    preheader: about.slice(0, 120),
    heading: words.deskSubject({ practice }),
    paragraphs: [about],
    facts: [
      [words.email, from],
      [words.role, words.roleName({ role })],
      [words.licence, licence],
      ...(website === '' ? [] : [[words.website, website] as const]),
      [words.language, knownLanguage(language)],
    ] as const,
    action: { label: words.openDesk, url: `${publicUrl}/desk/trade` },
    reason: words.deskReason,
  }
  return { to: tradeAddress, replyTo: from, ...inEmailLayout(text, publicUrl, STAFF_LANGUAGE) }
}

/** To who applied: that it arrived. */
export function applicationReceived(account: Account, to: string, shop: Shop): Email {
  const language = knownLanguage(account.language)
  const words = tradeEmails[language]
  return letter(account, to, shop, {
    subject: words.receivedSubject,
    preheader: words.receivedText,
    heading: words.receivedHeading,
    paragraphs: [words.receivedText],
  })
}

/** To who applied: what the desk decided. */
export function tradeDecided(account: Account, to: string, shop: Shop, percent: number | null): Email {
  const language = knownLanguage(account.language)
  const words = tradeEmails[language]
  const { state, reason, contact } = account
  if (state !== 'accepted') {
    const isRefused = state === 'refused'
    const heading = isRefused ? words.refusedHeading : words.pausedHeading
    const paragraphs = [isRefused ? words.refusedText : words.pausedText, reason]
    return letter(account, to, shop, {
      subject: heading,
      preheader: paragraphs[0] ?? '',
      heading,
      paragraphs,
    })
  }
  return letter(account, to, shop, {
    subject: words.acceptedSubject,
    preheader: words.acceptedHeading,
    heading: words.acceptedHeading,
    paragraphs: [words.acceptedText({ percent: percent ?? 0 })],
    facts: contact ? [[words.contact, `${contact.name}\n${contact.email}`]] : [],
    action: {
      label: words.openProjects,
      url: pageAddress(shop.publicUrl, language, '/account/projects'),
    },
  })
}

type Text = Omit<Parameters<typeof inEmailLayout>[0], 'reason'>

function letter({ language, contact }: Account, to: string, shop: Shop, text: Text): Email {
  const known = knownLanguage(language)
  const whole = { ...text, reason: tradeEmails[known].reason }
  return {
    to,
    replyTo: contact?.email ?? shop.tradeAddress,
    ...inEmailLayout(whole, shop.publicUrl, known),
  }
}

/** To the trade team: a quote was accepted, and is an order by now. */
export function quoteAcceptedToDesk(
  { number, content, orders }: Pick<QuoteRow, 'number' | 'content' | 'orders'>,
  from: string,
  { publicUrl, tradeAddress }: Shop,
): Email {
  const words = tradeEmails[STAFF_LANGUAGE]
  const subject = words.quoteAcceptedSubject({ number })
  const text = {
    subject,
    preheader: content.project,
    heading: subject,
    paragraphs: [words.quoteAcceptedText({ project: content.project, email: from })],
    facts: orders.map((order) => [words.order, order, `${publicUrl}/desk/${order}`] as const),
    reason: words.deskReason,
  }
  return { to: tradeAddress, replyTo: from, ...inEmailLayout(text, publicUrl, STAFF_LANGUAGE) }
}
