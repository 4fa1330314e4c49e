/** Profiles are among the headers, before the pixels. */
const HEADERS = 2 ** 18
/** As ICC profiles write their name: UTF-16, big-endian. */
const NAME = Uint8Array.from(Array.from('Display P3').flatMap((letter) => [0, letter.codePointAt(0) ?? 0]))

/** Whether a HEIC has the profile of Apple's phones, which libheif does not convert. */
export function isDisplayP3(bytes: Uint8Array): boolean {
  const last = Math.min(bytes.length, HEADERS) - NAME.length
  for (let at = bytes.indexOf(0); at !== -1 && at <= last; at = bytes.indexOf(0, at + 1))
    if (NAME.every((byte, n) => bytes[at + n] === byte)) return true
  return false
}
