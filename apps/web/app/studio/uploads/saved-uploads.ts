import type { UploadedDesignAnswer } from '@nawl/contract/imaging/upload'

import { browserStorage, type TextStorage } from '../../api/browser-storage.ts'

/** A design uploaded from this browser, with the secret needed to rename and delete it. */
export type SavedUpload = { readonly design: UploadedDesignAnswer; readonly secret: string }

const KEY = 'nawl.own-designs'

/** The visitor's uploads, latest first; empty if storage is blocked or unreadable. */
export function readSavedUploads(storage: TextStorage): readonly SavedUpload[] {
  try {
    const stored = JSON.parse(storage.getItem(KEY) ?? '[]') as unknown
    return Array.isArray(stored) ? stored.filter(isKept) : []
  } catch {
    return []
  }
}

/** Stores them; false if storage is blocked. */
export function writeSavedUploads(storage: TextStorage, designs: readonly SavedUpload[]): boolean {
  try {
    storage.setItem(KEY, JSON.stringify(designs))
    return true
  } catch {
    return false
  }
}

/** The browser's copy of an upload by its address, or null. */
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
