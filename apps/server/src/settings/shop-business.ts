import { type ShopBusiness, shopBusiness as schema } from '@nawl/contract/desk/shop-business'
import { readSender, type Sender, senderText } from '@nawl/domain/email/sender'
import { type BankAccount, isRealAccount, plainIban } from '@nawl/domain/money/bank-account'
import { DEFAULT_ORDER_PREFIX } from '@nawl/domain/order/order-number'
import { type CustomsFacts, DEFAULT_CUSTOMS } from '@nawl/domain/shop/customs'
import { plainTrn } from '@nawl/domain/tax-documents/trn'
import type { LanguageCode } from '@nawl/messages/languages'
import { textIn } from '@nawl/messages/text/text-in'

import type { Config } from '../platform/config/config.ts'
import type { Seller } from '../platform/config/shop-config.ts'
import type { Published } from '../platform/revisions/published.ts'
import type { DocumentKind } from './document-kind.ts'

const DOCUMENT = 'settings/business'

type Deps = {
  readonly config: Pick<Config, 'mail' | 'seller' | 'payments' | 'isPublic'>
  readonly published: Published
  /** Whether prices include VAT. */
  readonly chargesVat: () => boolean
}

/** Where the shop's teams read what people write. */
export type TeamAddresses = Omit<ShopBusiness['mail'], 'from'>

export type Business = ReturnType<typeof readShopBusiness>

/** Addresses, seller, account and order numbers as owners last published them; before, as the shop's variables say. */
export function readShopBusiness({ config, published, chargesVat }: Deps) {
  const builtIn = builtInBusiness(config)
  const current = () => (published.value(DOCUMENT) as ShopBusiness | undefined) ?? builtIn
  return {
    /** Who e-mails are from. */
    sender: (): Sender => readSender(current().mail.from) ?? config.mail.from,
    /** Where the shop's teams are reached. */
    mail: (): TeamAddresses => {
      const { from: _, ...teams } = current().mail
      return teams
    },
    /** Who invoices; what it is called and where it is, unless the shop itself says so. */
    seller(language: LanguageCode, shop: Pick<Seller, 'name' | 'address'>): Seller {
      const { name, address } = current().seller
      return {
        name: textIn(name, language) || shop.name,
        address: textIn(address, language) || shop.address,
        trn: trn(),
      }
    },
    trn,
    /** What is said to customs offices of exports. */
    customs: (): CustomsFacts => current().customs ?? DEFAULT_CUSTOMS,
    /** The account for transfers; null where none can be paid to. */
    bank,
    /** Whether strangers would be asked to pay to the example, and transfers are not offered for that. */
    hasOnlyExample: () => !isOffered(current().bank),
    /** How the numbers of new orders begin. */
    orderPrefix: () => current().orderPrefix,
    kind: {
      name: DOCUMENT,
      permission: 'settings.change',
      schema,
      builtIn: () => builtIn,
      movesMoney: true,
      problems: ({ bank: account, seller }) => [
        ...(isOffered(account) ? [] : [{ field: 'bank.iban', problem: 'example' }]),
        ...(seller.trn === '' && config.seller.trn === null && config.isPublic && chargesVat()
          ? [{ field: 'seller.trn', problem: 'needed-for-vat' }]
          : []),
      ],
      mostBytes: 16 * 1024,
    } satisfies DocumentKind<ShopBusiness>,
  }

  /** Also that of the variables where owners gave none, so that whoever runs the server can always give it. */
  function trn(): string | null {
    return plainTrn(current().seller.trn) || config.seller.trn
  }

  function bank(): BankAccount | null {
    const account = current().bank
    if (account.iban === '' || !isOffered(account)) return null
    return { ...account, iban: plainIban(account.iban) }
  }

  /** Strangers are never asked to pay to the example. */
  function isOffered(account: BankAccount): boolean {
    return !config.isPublic || isRealAccount(account)
  }
}

function builtInBusiness({ mail, seller, payments }: Deps['config']): ShopBusiness {
  const { from, support, trade, press, care } = mail
  return {
    mail: { from: senderText(from), support, trade, press, care },
    seller: { name: { en: '', ar: '' }, address: { en: '', ar: '' }, trn: seller.trn ?? '' },
    bank: payments.bank ?? { beneficiary: '', bank: '', iban: '', swift: '' },
    orderPrefix: DEFAULT_ORDER_PREFIX,
  }
}
