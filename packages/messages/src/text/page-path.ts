import { LANGUAGES } from '../../build/languages.ts'

/** The path of a page in a language, from its English path and the language's prefix: `/` and `/ar` give `/ar`. */
export function pagePath(path: string, prefix: string): string {
  return path === '/' ? prefix || '/' : prefix + path
}

/** Whether a path is a language's, as `/ar` and `/ar/cart` are, and `/ar.data`, which the router asks for. */
export const isBelow = (pathname: string, prefix: string): boolean =>
  pathname.startsWith(prefix) && /^(?:[/.]|$)/.test(pathname.slice(prefix.length))

/**
 * The prefix of the language that a path is in or nearest to, and the path of its page: an unknown locale, as in
 * `/ar-EG/cart` and `/AR/cart`, has no pages, and the language says so that shares its first subtag (BCP 47); English if
 * none does.
 */
export function nearestPage(pathname: string): { readonly prefix: string; readonly path: string } {
  const prefixes = Object.values(LANGUAGES).flatMap(({ prefix }) => (prefix === '' ? [] : [prefix]))
  const own = prefixes.find((prefix) => isBelow(pathname, prefix))
  if (own !== undefined) return { prefix: own, path: pathname }
  const [locale] = /^\/[a-z]{2,3}(?:[-_][a-z\d]{2,8})*(?=\/|$)/i.exec(pathname) ?? []
  const language = locale?.toLowerCase().split(/[-_]/)[0]
  const near = prefixes.find((prefix) => prefix === language)
  return near === undefined ? { prefix: '', path: pathname } : { prefix: near, path: near + pathname }
}
