import { isEmailAddress } from '@nawl/domain/email/email-address'
import { readSender } from '@nawl/domain/email/sender'
import { isIban, isSwiftCode } from '@nawl/domain/money/bank-account'
import { isOrderPrefix } from '@nawl/domain/order/order-number'
import { isHsCode, PILE_MATERIALS } from '@nawl/domain/shop/customs'
import { isTrn } from '@nawl/domain/tax-documents/trn'
import { z } from 'zod'

import { shopLine } from './shop-line.ts'

const MOST_ADDRESS = 200
const MOST_BANK = 140

/** A line that may be empty, which has a meaning of its own. */
const orEmpty = (isRight: (text: string) => boolean, most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((text) => text === '' || isRight(text))

const isLine = (text: string) => shopLine(MOST_ADDRESS).safeParse(text).success
const inEachLanguage = z.strictObject({
  en: orEmpty(isLine, MOST_ADDRESS),
  ar: orEmpty(isLine, MOST_ADDRESS),
})
const mailbox = z.string().trim().refine(isEmailAddress)

const bank = z
  .strictObject({
    beneficiary: orEmpty(isLine, MOST_BANK),
    bank: orEmpty(isLine, MOST_BANK),
    iban: orEmpty(isIban, 50),
    swift: orEmpty(isSwiftCode, 11),
  })
  .superRefine((account, context) => {
    const given = Object.entries(account)
    if (given.every(([, text]) => text === '')) return
    for (const [name, text] of given)
      if (text === '') context.addIssue({ code: 'custom', path: [name], message: 'incomplete' })
  })

/** What owners set of the business: its addresses for e-mail, who sells, the account for transfers, and order numbers. */
export const shopBusiness = z.strictObject({
  mail: z.strictObject({
    from: z
      .string()
      .trim()
      .max(MOST_ADDRESS)
      .refine((text) => readSender(text) !== null)
      .meta({ description: 'Who e-mails are from: an address, or `Nawl <hello@nawl.example>`' }),
    support: mailbox,
    trade: mailbox,
    press: mailbox,
    care: mailbox,
  }),
  seller: z.strictObject({
    name: inEachLanguage.meta({ description: 'On invoices; the shop’s name where it is empty' }),
    address: inEachLanguage.meta({ description: 'On invoices; the showroom’s where it is empty' }),
    trn: orEmpty(isTrn, 30).meta({ description: 'The tax registration number; empty for none' }),
  }),
  bank: bank.meta({ description: 'For bank transfers, which are not offered while all of it is empty' }),
  customs: z
    .strictObject({
      material: z.enum(PILE_MATERIALS),
      hsCode: orEmpty(isHsCode, 20).meta({ description: 'The shop’s own; empty for that of the material' }),
      exporterCode: orEmpty(isLine, 40),
    })
    .exactOptional()
    .meta({ description: 'What is said to customs offices of exports' }),
  orderPrefix: z
    .string()
    .refine(isOrderPrefix)
    .meta({ description: 'How new order numbers begin', examples: ['NW'] }),
})
export type ShopBusiness = z.infer<typeof shopBusiness>
