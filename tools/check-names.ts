// Names say the field's words. What stood here before in words of our own must not come back: each old word with what
// to say instead. Ordinary English in sentences is not looked at, only names of files and folders and of what is exported.
import { readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'

import { sourceFiles } from './source-files.ts'

/** An old word in names, and the field's. */
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
  desk: 'admin',
  company: 'payment provider',
  clockwork: 'scheduler',
  hundredths: 'minor units',
  held: 'saved or locked',
  frozen: 'snapshot or ordered',
}
/** Where the word is what it says, or a name that is specified or stored. */
const ALLOWED: ReadonlySet<string> = new Set([
  // The customers' desk of a consultation is a place, not the staff's pages.
  'ConsultationDesk',
  // "Numbers in words" is what English calls them.
  'numbers-in-words',
  'numbersInWords',
  'UnbrokenWords',
  'unbroken-words',
  // Amounts that a test or a payment provider holds back.
  'heldAmount',
  'heldUsd',
  'snapshot',
])
const FOLDERS = ['apps', 'packages', 'tools', 'bench', 'e2e']
const EXPORT = /^export (?:async )?(?:default )?(?:function|const|class|type|interface|let)\*? (\w+)/gm
const root = resolve(import.meta.dirname, '..')

type Finding = { readonly file: string; readonly name: string; readonly word: string }

/** The old words in a file's own name, in its folder's and in what it exports; `file` is its path from the root. */
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

/** `kept-pages`, `keptPages` and `KEPT_PAGES` are of the same words. */
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
