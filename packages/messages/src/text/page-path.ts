/** The path of a page in a language, from its English path and the language's prefix: `/` and `/ar` give `/ar`. */
export function pagePath(path: string, prefix: string): string {
  return path === '/' ? prefix || '/' : prefix + path
}
