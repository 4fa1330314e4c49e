import type { UploadedDesignAnswer } from '@nawl/contract/imaging/upload'

import { browserStorage, type TextStorage } from '../../api/browser-storage.ts'

/** A design this browser made, with the secret that lets it rename and delete it. */
export type SavedUpload = { readonly design: UploadedDesignAnswer; readonly secret: string }

const KEY = 'nawl.own-designs'

/** The visitor's designs, the latest first; none where storage is denied or holds something else. */
export function readSavedUploads(storage: TextStorage): readonly SavedUpload[] {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? '[]') as unknown
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

/** Writes them; false where the browser keeps nothing. */
export function writeSavedUploads(storage: TextStorage, designs: readonly SavedUpload[]): boolean {
  try {
    storage.setItem(KEY, JSON.stringify(designs))
    return true
  } catch {
    return false
  }
}

/** The browser's copy of a design by its address, or null. */
export function savedUpload(address: string): UploadedDesignAnswer | null {
  if (typeof window === 'undefined') return null
  const found = readSavedUploads(browserStorage()).find(({ design }) => design.id === address.toLowerCase())
  return found?.design ?? null
}

function isKept(entry: unknown): entry is SavedUpload {
  const { design, secret } = (entry ?? {}) as Partial<SavedUpload>
  const texts = [secret, design?.id, design?.name, design?.mainImage, design?.size?.shape]
  return texts.every((text) => typeof text === 'string') && Array.isArray(design?.yarns)
}
