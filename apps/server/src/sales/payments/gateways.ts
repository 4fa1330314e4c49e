import type { BankAccount } from '@nawl/domain/money/bank-account'
import { type PaymentProvider, PROVIDER_NAMES } from '@nawl/domain/order/payment-state'

import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/db/database.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { testGateway } from './test/test-gateway.ts'

/** The configured payment providers. Bank transfers have none: staff check the account. */
export type Gateways = Readonly<Partial<Record<PaymentProvider, PaymentGateway>>>

/** Opens the configured gateways; loads the code of each on demand. */
export async function openGateways(config: Config, database: Database): Promise<Gateways> {
  const {
    providers: { stripe, paypal, tabby, tamara },
    test,
  } = config.payments
  const { publicUrl } = config
  return {
    ...(stripe ? { stripe: (await import('./stripe/stripe-gateway.ts')).stripeGateway(stripe) } : {}),
    ...(paypal ? { paypal: (await import('./paypal/paypal-gateway.ts')).paypalGateway(paypal) } : {}),
    ...(tabby ? { tabby: (await import('./tabby/tabby-gateway.ts')).tabbyGateway(tabby) } : {}),
    ...(tamara ? { tamara: (await import('./tamara/tamara-gateway.ts')).tamaraGateway(tamara) } : {}),
    ...(test !== 'off' ? { test: testGateway({ database, publicUrl }) } : {}),
  }
}

/** The available payment providers, in the order of the checkout. */
export function meansOf(gateways: Gateways, bank: BankAccount | null): readonly PaymentProvider[] {
  const withGateway = PROVIDER_NAMES.filter((provider) => gateways[provider] !== undefined)
  return bank === null ? withGateway : [...withGateway, 'bank-transfer']
}
