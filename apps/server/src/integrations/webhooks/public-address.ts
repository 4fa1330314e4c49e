import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** IPv4 networks that are not the public internet (IANA's registry of special-purpose addresses, RFC 6890). */
const NOT_PUBLIC_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Link-local, and where clouds hand out their machines' credentials.
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/** What 2000::/3 holds that is not the public internet, or leads to an IPv4 address. */
const NOT_PUBLIC_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const refusedIPv4 = listOf(NOT_PUBLIC_IPV4, 'ipv4')
const refusedIPv6 = listOf(NOT_PUBLIC_IPV6, 'ipv6')
/** All that is assigned; loopback, link-local, private, IPv4-mapped and NAT64 addresses are outside. */
const globalIPv6 = listOf(['2000::/3'], 'ipv6')

/** Whether an IP address is of a machine on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refusedIPv4.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return false
  return globalIPv6.check(address, 'ipv6') && !refusedIPv6.check(address, 'ipv6')
}

const isLoopbackAddress = (address: string) => address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(address)

/** Whether webhooks may be sent to an IP address; `toOwnMachine` for a shop that runs on one's own machine. */
export function mayReceive(address: string, toOwnMachine: boolean): boolean {
  return isPublicAddress(address) || (toOwnMachine && isLoopbackAddress(address))
}

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}
