/**
 * The `content-disposition` of a file to keep (RFC 6266): its name in full, and in ASCII for whoever reads no more.
 */
export function asAttachment(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    // RFC 6266, appendix D: some unescape a percent sign that they were not meant to.
    .replaceAll(/[^\x20-\x7E]|["\\%]/g, '_')
  // RFC 8187, 3.2.1: these four encodeURIComponent leaves as they are.
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** `Khatam 8 x 10 ft, Nawl.pdf`: a name that every system takes for a file. */
export function fileName(rugName: string, size: string | null, ending: 'png' | 'pdf'): string {
  // A lone half of a letter cannot be encoded; what Windows keeps for itself becomes a space.
  const tame = rugName.toWellFormed().replaceAll(/[\p{C}<>:"/\\|?*\uFFFD]+/gu, ' ')
  const named =
    tame
      .replaceAll(/\s+/g, ' ')
      .replace(/^[ .]+/, '')
      .trim() || 'Rug'
  return `${[named, size?.replaceAll('×', 'x')].filter(Boolean).join(' ')}, Nawl.${ending}`
}
