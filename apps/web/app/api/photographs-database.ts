/** The database of photographs that visitors keep on their device. Nothing of it is ever sent. */
export const PHOTOGRAPHS_DATABASE = 'nawl-photographs'

/** Deletes it: nothing has to be loaded for that, so that it works offline too. Resolves when it is gone; never rejects. */
export async function deletePhotographsDatabase(): Promise<void> {
  try {
    const request = indexedDB.deleteDatabase(PHOTOGRAPHS_DATABASE)
    await new Promise<void>((resolve, reject) => {
      request.addEventListener('success', () => resolve())
      request.addEventListener('error', () => reject(request.error ?? new Error('it could not be deleted')))
      // Another tab still reads; it is deleted when that tab has done.
      request.addEventListener('blocked', () => resolve())
    })
  } catch (error) {
    console.warn('Kept photographs were not deleted:', error)
  }
}
