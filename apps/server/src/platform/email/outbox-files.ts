import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder of e-mails that are written to files. */
export const outboxFolder = ({ dataDir }: { readonly dataDir: string }) => join(dataDir, 'outbox')

/** E-mail files, written when no mail server is configured. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => name.endsWith('.eml')).map((name) => join(folder, name))
}

/** Deletes e-mail files written before this date. */
export async function deleteMailFiles(folder: string, before: Date): Promise<void> {
  for (const file of await filesIn(folder))
    if ((await stat(file)).mtime < before) await rm(file, { force: true })
}

/** Deletes e-mail files to an address or with it as reply address; returns how many. */
export async function deleteMailFilesOf(folder: string, email: string): Promise<number> {
  let count = 0
  for (const file of await filesIn(folder)) {
    const [head = ''] = (await readFile(file, 'utf8')).split('\r\n\r\n', 1)
    if (!addressesOf(head).includes(email.toLowerCase())) continue
    await rm(file, { force: true })
    count++
  }
  return count
}

/** The recipients and reply addresses in a message's header, in lower case. */
function addressesOf(head: string): readonly string[] {
  // RFC 5322, 2.2.3: a line that begins with white space continues the one before.
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  return lines
    .filter((line) => /^(?:to|reply-to):/i.test(line))
    .flatMap((line) => line.slice(line.indexOf(':') + 1).split(','))
    .map((address) => (/<([^<>]*)>/.exec(address)?.[1] ?? address).trim().toLowerCase())
}
