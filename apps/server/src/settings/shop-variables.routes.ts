import { SHOP_VARIABLES, type ShopVariables, shopVariables } from '@nawl/contract/desk/shop-variables'
import { ORDER_PREFIX } from '@nawl/domain/order/order-number'

import type { Config } from '../platform/config/config.ts'
import { described } from '../platform/http/api-error.ts'
import type { App } from '../platform/http/fastify-app.ts'

const about = described('desk')

type Deps = { readonly config: Pick<Config, 'mail' | 'seller' | 'payments'> }

/** /api/desk/settings/variables: what owners can read here, and whoever runs the server can change. */
export function shopVariablesRoutes(app: App, { config }: Deps): void {
  const schema = about('What the variables of the server say of the shop', { 200: shopVariables })
  const permitted = { permission: 'settings.change' } as const
  app.get('/api/desk/settings/variables', { schema, config: permitted }, (): ShopVariables => {
    const values = valuesOf(config)
    return {
      variables: SHOP_VARIABLES.map((name) => ({ name, value: values[name] })),
      orderPrefix: ORDER_PREFIX,
    }
  })
}

function valuesOf({
  mail,
  seller,
  payments: { bank },
}: Deps['config']): Readonly<Record<(typeof SHOP_VARIABLES)[number], string | null>> {
  const { name, address } = mail.from
  return {
    MAIL_FROM: name === null ? address : `${name} <${address}>`,
    SUPPORT_EMAIL: mail.support,
    TRADE_EMAIL: mail.trade,
    PRESS_EMAIL: mail.press,
    CARE_EMAIL: mail.care,
    SHOP_TRN: seller.trn,
    BANK_BENEFICIARY: bank?.beneficiary ?? null,
    BANK_NAME: bank?.bank ?? null,
    BANK_IBAN: bank?.iban ?? null,
    BANK_SWIFT: bank?.swift ?? null,
  }
}
