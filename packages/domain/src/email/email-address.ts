/** RFC 5321, section 4.5.3.1: the longest address and the longest part before the @. */
const LONGEST = 254
const LONGEST_LOCAL = 64

// RFC 5321 dot-string. Quoted and non-ASCII names before the @ exist on paper; hardly a server takes them.
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u

/**
 * Whether mail could be sent to an address as somebody types it (without blanks around it): a name, an @, and a
 * domain with a dot, in any script. Whether the domain exists is for the mail to find out.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0))
  const labels = text.slice(at + 1).split('.')
  return (
    text.length <= LONGEST &&
    local.length <= LONGEST_LOCAL &&
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    // An address of numbers is a machine's, not a domain.
    !/^\d+$/.test(labels.at(-1) ?? '')
  )
}
