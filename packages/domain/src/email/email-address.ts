/** RFC 5321, section 4.5.3.1: the maximum length of an address and of the part before the @. */
const LONGEST = 254
const LONGEST_LOCAL = 64

// RFC 5321 dot-string. Quoted and non-ASCII local parts exist on paper; hardly any server accepts them.
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u

/**
 * Whether a typed address (without surrounding blanks) is plausible: a name, an @, and a domain with a dot, in any
 * script. Whether the domain exists is not checked.
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
    // A numeric address names a machine, not a domain.
    !/^\d+$/.test(labels.at(-1) ?? '')
  )
}
