import { countries } from '@nawl/messages/by-language/countries'
import { facts } from '@nawl/messages/by-language/facts'
import { hours } from '@nawl/messages/by-language/hours'
import { retention } from '@nawl/messages/by-language/retention'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { factsText } from '@nawl/messages/text/facts-text'
import { shopName } from '@nawl/messages/text/shop-name'
import { retentionText } from '@nawl/messages/text/pages/retention-text'

/** The shop's name and its facts in a language, by the names that texts use. */
export const knownFacts = (language: LanguageCode): Readonly<Record<string, string>> => ({
  shop: shopName(language),
  ...factsText(facts[language], hours[language], LANGUAGES[language].tag, {
    countryNamesOf: countries[language],
  }),
})

/** Replaces each `{{name}}` by that fact, `{{retention}}` by the retention table, `{{shop}}` by the shop's name. Throws on unknown names. */
export function withFacts(text: string, language: LanguageCode): string {
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
    if (name === 'retention') return retentionText(retention[language])
    const known = knownFacts(language)
    if (!Object.hasOwn(known, name))
      throw new Error(
        `There is no fact "${name}". Those there are: ${Object.keys(known).join(', ')}, retention`,
      )
    return known[name]!
  })
}
