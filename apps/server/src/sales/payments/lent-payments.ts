import type { bearerApi } from './bearer-api.ts'
import { GatewayTrouble, type PaymentReport } from './payment-gateway.ts'

type Company<Payment, Report extends PaymentReport> = {
  readonly provider: string
  readonly call: ReturnType<typeof bearerApi>
  readonly pathOf: (providerRef: string) => string
  /** Reads an answer. */
  readonly paymentOf: (body: unknown) => Payment
  readonly reportOf: (payment: Payment) => Report
}

/** Looks payments up at a company that lends: the company is always asked, nothing is remembered. */
export function lentPayments<Payment, Report extends PaymentReport>({
  provider,
  call,
  pathOf,
  paymentOf,
  reportOf,
}: Company<Payment, Report>) {
  async function find(providerRef: string): Promise<Payment | null> {
    const answer = await call({ method: 'GET', path: pathOf(providerRef), repeatable: true })
    if (answer.ok) return paymentOf(answer.body)
    if (answer.status === 404) return null
    throw new GatewayTrouble(`${provider}: look: ${answer.status}`)
  }

  async function findKnown(providerRef: string): Promise<Payment> {
    const payment = await find(providerRef)
    if (!payment) throw new GatewayTrouble(`${provider}: ${providerRef} is unknown`)
    return payment
  }

  async function look(providerRef: string): Promise<Report | null> {
    const payment = await find(providerRef)
    return payment && reportOf(payment)
  }

  /** What became of a payment that was to be captured or given back. It may have ended by itself. */
  function ended(providerRef: string, payment: Payment): Report {
    const report = reportOf(payment)
    if (report.needsCapture) throw new GatewayTrouble(`${provider}: ${providerRef} is still authorised`)
    return report
  }

  /** A page cannot be closed; it ends by itself within half an hour. */
  async function close(providerRef: string): Promise<Report | null> {
    const report = await look(providerRef)
    if (report?.status === 'created' && !report.needsCapture)
      throw new GatewayTrouble(`${provider}: the page of ${providerRef} is still open`)
    return report
  }

  return { find, findKnown, look, ended, close }
}
