// Counts the messages of every language, and finds those that a language lacks or has in English still.
import { type Catalogue, readCatalogue, readLanguages } from '../messages/compile-messages.ts'

const LETTERS: Readonly<Record<string, RegExp>> = { Arab: /\p{Script=Arabic}/u }

/** What has no word to translate: formats, a company, a currency, examples of addresses, arguments alone. */
const WORDLESS = new Set(
  [
    'gun-plan.pdf gun-plan.svg gun-plan.dxf gun-plan.nc order.documentXml reports.download',
    'payment-providers.paypal shop-prices.dollars',
    'desk-designs.slugExample site-texts.slugExample desk-questions.pageHint integrations.addressHint',
    'order.pieces shop-prices.sampleRugs',
  ].flatMap((keys) => keys.split(' ')),
)

/** The messages of a language that are missing, or that have none of its letters though the English ones have words. */
export function messageFaults(english: Catalogue, own: Catalogue, script: string): string[] {
  const letters = LETTERS[script]
  return Object.entries(english).flatMap(([namespace, messages]) =>
    Object.entries(messages).flatMap(([name, message]) => {
      const text = own[namespace]?.[name]
      const key = `${namespace}.${name}`
      if (text === undefined) return [`${key} is missing`]
      const isEnglish = letters && /[A-Za-z]{3}/.test(withoutValues(message)) && !letters.test(text)
      return isEnglish && !WORDLESS.has(key) ? [`${key} is in English: ${text}`] : []
    }),
  )
}

const withoutValues = (message: string) => message.replaceAll(/\{\w+(?:, \w+)?\}|<\/?\w+>/g, '')

if (process.argv[1] === import.meta.filename) {
  const english = readCatalogue('en')
  const count = Object.values(english).reduce((sum, messages) => sum + Object.keys(messages).length, 0)
  for (const { code, name, script } of readLanguages().filter((language) => language.code !== 'en')) {
    const faults = messageFaults(english, readCatalogue(code), script)
    console.log(`${name}: ${count - faults.length} of ${count} messages`)
    for (const fault of faults) console.error(`content/${code}/messages: ${fault}`)
    if (faults.length > 0) process.exitCode = 1
  }
}
