import type { ProjectAnswer } from '@nawl/contract/trade/project'

/** A number of its own: the digits inside an identifier or a hash, which are there by chance, are none. */
const NUMBERS = /(?<![\w.-])\d+(?:,\d{3})*(?:\.\d+)?(?![\w-])/g

/** Every way the net amounts of a project and its quote may be written, as a test of any text. */
export function netAmountsIn(project: ProjectAnswer, quoteTotal: number): (text: string) => boolean {
  const nets = new Set(
    [
      ...project.options.map(({ net }) => net),
      project.prices[0]!.amounts.USD.total,
      project.prices[0]!.amounts.AED.total,
      quoteTotal,
    ].flatMap((amount) => [
      String(amount),
      (amount / 100).toFixed(2),
      (amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }),
    ]),
  )
  return (text) => (text.match(NUMBERS) ?? []).some((number) => nets.has(number))
}
