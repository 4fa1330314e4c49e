import { strFromU8, unzipSync } from 'fflate'

/** The text of all files of an archive whose name ends so. */
export const zippedText = (archive: Uint8Array, ending: string): string =>
  Object.entries(unzipSync(archive))
    .filter(([name]) => name.endsWith(ending))
    .map(([, bytes]) => strFromU8(bytes))
    .join('\n')
