import type { TextStorage } from '../../../api/browser-storage.ts'
import { type SavedStudio, type CachedTexts, NOTHING_SAVED, readSaved } from './saved-studio.ts'

/** The storage key of all rugs, the latest at the end. */
const KEY = 'nawl.studio'
/** Maximum number of rugs; the oldest is dropped first. */
const RUGS = 24

type Rugs = Readonly<Record<string, unknown>>

/** The stored state of a rug's studio; null if missing or unreadable. */
export function readVisit(storage: TextStorage, rug: string): SavedStudio | null {
  return keptIn(readRugs(storage.getItem.bind(storage)), rug)
}

/** Another tab's change to a rug's stored state, or null for any other storage event. */
export function visitElsewhere(
  { key, oldValue, newValue }: Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>,
  rug: string,
): { readonly before: CachedTexts | null; readonly kept: SavedStudio } | null {
  if (key !== KEY || newValue === null) return null
  const [before, after] = [oldValue, newValue].map((text) => readRugs(() => text)) as [Rugs, Rugs] // of two, two
  if (JSON.stringify(before[rug]) === JSON.stringify(after[rug])) return null
  // Rugs are also dropped to make room; only one removed without a new one was reset.
  const isReset =
    !Object.hasOwn(after, rug) && Object.keys(after).every((other) => Object.hasOwn(before, other))
  const kept = isReset ? NOTHING_SAVED : keptIn(after, rug)
  return kept && { before: keptIn(before, rug) && (before[rug] as CachedTexts), kept }
}

function keptIn(rugs: Rugs, rug: string): SavedStudio | null {
  return Object.hasOwn(rugs, rug) ? readSaved(rugs[rug]) : null
}

/** Stores or removes a rug's studio. If storage is full, drops older rugs. */
export function writeVisit(storage: TextStorage, rug: string, kept: CachedTexts | null): void {
  const { [rug]: _, ...others } = readRugs(storage.getItem.bind(storage))
  const rugs = Object.entries({ ...others, ...(kept && { [rug]: kept }) })
  for (const count of [RUGS, RUGS / 2, 1])
    if (write(storage, JSON.stringify(Object.fromEntries(rugs.slice(-count))))) return
}

function readRugs(read: (key: string) => string | null): Rugs {
  try {
    const rugs = JSON.parse(read(KEY) ?? '{}') as unknown
    return typeof rugs === 'object' && rugs !== null && !Array.isArray(rugs) ? (rugs as Rugs) : {}
  } catch {
    // Blocked, or not ours: the studio works without, and the next step writes it again.
    return {}
  }
}

function write(storage: TextStorage, text: string): boolean {
  try {
    storage.setItem(KEY, text)
    return true
  } catch {
    return false
  }
}
