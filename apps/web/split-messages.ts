import { readFileSync } from 'node:fs'

import type { Plugin } from 'vite'

const NAMESPACE = /\/packages\/messages\/build\/\w+\/[\w-]+\.ts$/
const ONE = /^(.+\.ts)\?message=(\w+)$/
const COMPILED = '// Compiled from content/*/messages'
/** A size such as `240 × 310` never breaks between its sides over two lines. */
const unbroken = (message: string) => message.replaceAll(' × ', '\u00A0×\u00A0')
const MESSAGE = /^export (?:const|let) (\w+)\b/

/**
 * Makes every message a module of its own, so that a chunk gets the messages it shows and not the rest of their
 * namespace: a bundler puts a module, however large, into one chunk. On pages, what stands on both sides of a × stays
 * together.
 */
export function splitMessages(): Plugin {
  return {
    name: 'split-messages',
    apply: 'build',
    resolveId: (id) => (ONE.test(id) ? { id, moduleSideEffects: false } : null),
    load(id) {
      const [, file, name] = ONE.exec(id) ?? []
      if (file === undefined && !NAMESPACE.test(id)) return null
      const code = readFileSync(file ?? id, 'utf8')
      if (!code.startsWith(COMPILED)) return null
      const lines = code.split('\n')
      if (name !== undefined) {
        const line = lines.find((each) => MESSAGE.exec(each)?.[1] === name)
        const imports = lines.filter((each) => each.startsWith('import '))
        return { code: [...imports, unbroken(line ?? '')].join('\n'), moduleSideEffects: false }
      }
      const names = lines.flatMap((line) => MESSAGE.exec(line)?.[1] ?? [])
      const exports = names.map((each) => `export { ${each} } from '${id}?message=${each}'`)
      return { code: exports.join('\n'), moduleSideEffects: false }
    },
  }
}
