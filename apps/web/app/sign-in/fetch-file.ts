import { saveFile } from '../api/save-file.ts'
import { accountFetch } from './session.ts'

/** Downloads a file with authentication, under the name that the server gives it or else `name`; returns whether it succeeded. */
export async function fetchFile(path: string, name: string, init: RequestInit = {}): Promise<boolean> {
  try {
    const answer = await accountFetch(path, init)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    const [, given] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
    saveFile(given ?? name, await answer.blob())
    return true
  } catch (error) {
    console.warn(`${name} could not be fetched`, error)
    return false
  }
}
