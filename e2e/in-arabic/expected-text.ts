import { arabicAddress } from './arabic-pages.ts'
import { IN_ARABIC } from './in-arabic.ts'
import { arabicLabel, inArabic, type Sought } from './translate.ts'

/** A regular expression that finds an English text in what the shop wrote, in the language of the run. */
export function expectedText(text: Sought): RegExp {
  const sought = IN_ARABIC ? inArabic(text, 'part') : text
  return typeof sought === 'string'
    ? new RegExp(sought.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    : sought
}

/** The address of a page, in the language of the run. */
export const addressIn = (address: string) => (IN_ARABIC ? arabicAddress(address) : address)

/** A label that a journey types or compares itself, in the language of the run. */
export const labelIn = (label: string) => (IN_ARABIC ? arabicLabel(label) : label)
