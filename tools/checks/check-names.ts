// Checks that names of files, folders and exports use the field's words: the list maps each forbidden word to its
// replacement. Sentences and local names are not checked.
import { readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'

import { sourceFiles } from './source-files.ts'

/** A forbidden word in names, and its replacement. */
const SAY: Readonly<Record<string, string>> = {
  kept: 'saved, cached or ordered artwork',
  keeper: 'cache or store',
  press: 'pool or renderer',
  leaving: 'caller-gone or unsubscribe',
  kick: 'wake',
  along: 'downloads',
  watch: 'observability or monitor',
  harmed: 'corrupted',
  killed: 'crash-test',
  siege: 'soak-test',
  ears: 'speech-input',
  mouth: 'speech-output',
  snap: 'phonetic-correction',
  think: 'answerer',
  brain: 'answerer',
  letter: 'email',
  letters: 'emails',
  letterhead: 'email-layout',
  letterforms: 'glyph-outlines',
  mailbox: 'email-address',
  say: 'toast, announce or speak',
  words: 'messages, text or vocabulary',
  door: 'trigger',
  act: 'action',
  acts: 'actions',
  look: 'style, settings or hover-intent',
  meant: 'match or hover-intent',
  called: 'requested',
  asked: 'requested',
  strip: 'bar',
  shelf: 'store, row or swatches',
  house: 'site',
  company: 'payment provider',
  clockwork: 'scheduler',
  hundredths: 'minor units',
  held: 'saved or locked',
  frozen: 'snapshot or ordered',
}
/** Names in which the word has its ordinary meaning, or that are specified or stored. */
const ALLOWED: ReadonlySet<string> = new Set([
  // An English idiom.
  'numbers-in-words',
  'numbersInWords',
  'UnbrokenWords',
  'unbroken-words',
  // Payments on hold in a test or at a payment provider.
  'heldAmount',
  'heldUsd',
  'snapshot',
])
const FOLDERS = ['apps', 'packages', 'tools', 'bench', 'e2e']
const EXPORT = /^export (?:async )?(?:default )?(?:function|const|class|type|interface|let)\*? (\w+)/gm
const root = resolve(import.meta.dirname, '../..')

type Finding = { readonly file: string; readonly name: string; readonly word: string }

/** The forbidden words in a file's name, its folder's and its exports; `file` is its path from the root. */
export function oldNamesIn(file: string, source: string): readonly Finding[] {
  const own = basename(file).replace(/\.(?:test|route|routes|store|worker)?\.?\w+$/, '')
  const names = [own, basename(dirname(file)), ...[...source.matchAll(EXPORT)].map(([, name = '']) => name)]
  return names.flatMap((name) =>
    ALLOWED.has(name)
      ? []
      : partsOf(name)
          .filter((part) => Object.hasOwn(SAY, part))
          .map((word) => ({ file, name, word })),
  )
}

/** `kept-pages`, `keptPages` and `KEPT_PAGES` consist of the same words. */
function partsOf(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_.]/)
}

if (process.argv[1] === import.meta.filename) {
  const findings = FOLDERS.flatMap((folder) =>
    sourceFiles(join(root, folder)).flatMap((file) =>
      oldNamesIn(relative(root, file), readFileSync(file, 'utf8')),
    ),
  )
  for (const { file, name, word } of findings)
    console.error(`${file}: ${name} says "${word}"; say ${SAY[word]}`)
  process.exitCode = findings.length > 0 ? 1 : 0
}
