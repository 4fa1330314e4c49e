import { messageLetters } from '@nawl/messages/by-language/message-letters'
import { SHOP_TIME_ZONE } from '@nawl/domain/shop/time-zone'
import { LANGUAGES } from '@nawl/messages/languages'

import { type Email, type EmailText, inEmailLayout } from '../../platform/email/email-layout.ts'
import { hourIn } from '../consultation/invitation.ts'
import { type SentRow, sentMessage } from './sent-message.ts'

type House = { readonly publicUrl: string; readonly support: string }

/**
 * To the writer, in the language in which they wrote: the answer as staff typed it, and below what it answers. There is
 * no inbox at the desk, so replies go to the shop's support address.
 */
export function messageAnswerEmail(row: SentRow, answer: string, { publicUrl, support }: House): Email {
  const { email, language, words: asked, booked } = sentMessage(row)
  const { kind, receivedAt } = row.thread
  const words = messageLetters[language]
  const subject = words.subject({ kind })
  const day = new Intl.DateTimeFormat(LANGUAGES[language].tag, {
    dateStyle: 'long',
    timeZone: SHOP_TIME_ZONE,
  }).format(receivedAt)
  const text: EmailText = {
    subject,
    preheader: answer.replaceAll(/\s+/gu, ' ').slice(0, 120),
    heading: subject,
    paragraphs: answer.split(/\n{2,}/u),
    facts: booked ? [[words.booked, hourIn(booked.timeZone, new Date(booked.startsAt), language)]] : [],
    after: asked === null ? [] : [words.youWrote({ day }), quoted(asked)],
    reason: words.reason({ kind }),
  }
  return { to: email, replyTo: support, ...inEmailLayout(text, publicUrl, language) }
}

const quoted = (text: string) => text.replaceAll(/^/gmu, '> ')
