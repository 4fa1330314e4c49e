/* What compiled messages call. `tag` is a BCP 47 tag, such as `ar-AE`. */

const rules = new Map<string, Intl.PluralRules>()
const numbers = new Map<string, Intl.NumberFormat>()

/** The text for a count: an exact one (`=0`), or the one of its plural category (CLDR), or `other`. */
export function plural<T>(
  tag: string,
  count: number,
  texts: Readonly<Record<string, T>>,
  ordinal = false,
): T {
  const key = `${tag} ${ordinal}`
  let rule = rules.get(key)
  if (!rule) rules.set(key, (rule = new Intl.PluralRules(tag, { type: ordinal ? 'ordinal' : 'cardinal' })))
  return texts[`=${count}`] ?? texts[rule.select(count)] ?? texts['other']!
}

/** The text for a value, or `other`. */
export function select<T>(value: string, texts: Readonly<Record<string, T>>): T {
  return (Object.hasOwn(texts, value) ? texts[value] : undefined) ?? texts['other']!
}

/** A number as people of the language write it. */
export function number(tag: string, value: number): string {
  let format = numbers.get(tag)
  if (!format) numbers.set(tag, (format = new Intl.NumberFormat(tag)))
  return format.format(value)
}

/**
 * A value within a text that runs from right to left, set apart so that neither turns the other around (first strong
 * isolate and its end, Unicode TR 9).
 */
export function apart(value: string | number): string {
  return `\u2068${value}\u2069`
}

/** Whether a text has letters that run from right to left. */
export const hasRtl = (text: string): boolean => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)

/** A value within a text that runs from left to right: a name in Arabic would turn around what stands beside it. */
export function apartIfRtl(value: string | number): string {
  return hasRtl(`${value}`) ? apart(value) : `${value}`
}
