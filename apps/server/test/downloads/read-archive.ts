import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What an archive wants to know of a PDF, as a reader of PDFs sees it. */
export async function readArchive(pdf: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const { info, metadata } = await document.getMetadata()
  const files = [...((await document.getAttachments()) ?? new Map<string, { filename: string }>())]
  const attached = files.map(async ([id, { filename }]) => ({
    name: filename,
    text: new TextDecoder().decode((await document.getAttachmentContent(id)) ?? undefined),
  }))
  const marks = (await document.getMarkInfo()) as ReadonlyMap<string, boolean> | null
  return {
    part: metadata.get('pdfaid:part') as unknown,
    level: metadata.get('pdfaid:conformance') as unknown,
    author: [metadata.get('dc:creator')].flat() as unknown[],
    title: metadata.get('dc:title') as unknown,
    info: info as Record<string, unknown>,
    isTagged: marks?.get('Marked') === true,
    ids: document.fingerprints,
    attached: await Promise.all(attached),
  }
}
