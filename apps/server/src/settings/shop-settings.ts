import { type ShopSettings, shopSettings as schema } from '@nawl/contract/desk/shop-settings'
import type { ShopContacts } from '@nawl/contract/shop/shop-contacts'
import { MADDER } from '@nawl/domain/shop/accent'
import type { LanguageCode } from '@nawl/messages/languages'
import { names } from '@nawl/messages/by-language/names'
import { textIn } from '@nawl/messages/text/text-in'

import type { Config } from '../platform/config/config.ts'
import type { Seller } from '../platform/config/shop-config.ts'
import type { Published } from '../platform/revisions/published.ts'
import type { LogoStore } from './logo/logo.store.ts'
import type { DocumentKind } from './document-kind.ts'
import type { Business } from './shop-business.ts'

const DOCUMENT = 'settings/shop'

type Deps = {
  readonly config: Pick<Config, 'contacts'>
  readonly business: Pick<Business, 'mail' | 'seller'>
  readonly published: Published
  readonly logos: Pick<LogoStore, 'find'>
}

/** The shop's name and contacts as its owners last published them; before, as its variables say. */
export function readShopSettings({ config, business, published, logos }: Deps) {
  const builtIn = builtInSettings(config)
  const current = () => (published.value(DOCUMENT) as ShopSettings | undefined) ?? builtIn

  return {
    /** What the shop is called in each language. */
    names: () => current().name,
    /** The colour of buttons and links. */
    accent: () => current().accent ?? MADDER,
    /** The logo; null while the name is lettering. */
    logo: () => current().logo ?? null,
    /** Where the showroom is, in each language. */
    showroom: () => current().showroom,
    /** Whether visits are counted. Settings that were published before the shop could do so do not say. */
    countsVisits: () => current().countVisits ?? true,
    contacts(language: LanguageCode): ShopContacts {
      const { name, phone, showroom, social } = current()
      return { name, phone, showroom: textIn(showroom, language), social, ...business.mail() }
    },
    /** Who invoices. */
    seller(language: LanguageCode): Seller {
      const { name, showroom } = current()
      return business.seller(language, {
        name: textIn(name, language),
        address: textIn(showroom, language),
      })
    },
    kind: {
      name: DOCUMENT,
      permission: 'settings.change',
      schema,
      builtIn: () => builtIn,
      problems: async ({ logo }) => {
        const kept = logo && (await logos.find(logo.id))
        const isKept = kept && kept.width === logo?.width && kept.height === logo.height
        return !logo || isKept ? [] : [{ field: 'logo', problem: 'wrong' }]
      },
      mostBytes: 16 * 1024,
    } satisfies DocumentKind<ShopSettings>,
  }
}

function builtInSettings({ contacts }: Deps['config']): ShopSettings {
  const { name, phone, showroom, social } = contacts
  return {
    name,
    phone,
    showroom: { en: showroom, ar: names.ar(showroom) },
    social,
    countVisits: true,
  }
}
