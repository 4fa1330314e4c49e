import { isIPv6 } from 'node:net'

/**
 * The rate-limit identity of an address: an IPv4 address itself, or the /64 network of an IPv6 address, because one
 * connection usually has the whole network (RFC 6177).
 */
export function callerOf(address: string): string {
  if (!isIPv6(address)) return address
  const inside = /^(?:0*:){2,5}ffff:(\d+\.\d+\.\d+\.\d+|[\da-f]{1,4}:[\da-f]{1,4})$/i.exec(address)?.[1]
  if (inside) return asIPv4(inside)
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** The IPv4 address inside an IPv6 one, in dotted or hexadecimal form (RFC 4291, 2.5.5). */
function asIPv4(inside: string): string {
  const groups = inside.split(':').map((group) => Number.parseInt(group, 16))
  return inside.includes('.') ? inside : groups.flatMap((group) => [group >> 8, group & 255]).join('.')
}
