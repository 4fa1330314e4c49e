/**
 * Whether a text holds what mail programs turn into a link: an address of a page or of a mailbox. Our e-mails repeat names
 * and addresses that anybody can type, to anybody's mailbox.
 */
export const holdsWebAddress = (text: string): boolean => WEB_ADDRESS.test(text)

/** A scheme, `www.`, a mailbox, a domain with a path, or one under an ending that no abbreviation has. */
const WEB_ADDRESS =
  /:\/\/|\bwww\.|\S@\S+\.\S|[\p{L}\d-]\.[a-z]{2,}\/|[\p{L}\d-]\.(?:com|net|org|info|biz|app|dev|xyz|shop|site|online|link|click|top|live|club|store)\b/iu

/** A name without its web address: signs between the parts of one become blanks. */
export const withoutWebAddress = (name: string): string =>
  holdsWebAddress(name) ? name.replaceAll(/(?<=\S)[.:/@]+(?=\S)/gu, ' ') : name
