import { saveFile } from '../api/save-file.ts'
import { accountFetch } from './session.ts'

/** Downloads a file with authentication under a given name; returns whether it succeeded. */
export async function fetchFile(path: string, name: string): Promise<boolean> {
  try {
    const answer = await accountFetch(path)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    saveFile(name, await answer.blob())
    return true
  } catch (error) {
    console.warn(`${name} could not be fetched`, error)
    return false
  }
}
