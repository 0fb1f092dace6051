import { BlockList, isIP } from 'node:net'

/**
 * IPv4 ranges that are not single hosts of the public internet: private, shared, loopback, link-local, documentation,
 * multicast, reserved (RFC 6890).
 */
const CLOSED_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
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
/** Contains all public IPv6 hosts; mapped IPv4, NAT64, loopback, local and multicast addresses are outside of it. */
const OPEN_6 = ['2000::/3']
/** Ranges inside it that are not public: Teredo and similar, documentation, 6to4 with any IPv4 inside. */
const CLOSED_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const closed4 = listOf('ipv4', CLOSED_4)
const open6 = listOf('ipv6', OPEN_6)
const closed6 = listOf('ipv6', CLOSED_6)

function listOf(family: 'ipv4' | 'ipv6', networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [start = '', bits] = network.split('/')
    list.addSubnet(start, Number(bits), family)
  }
  return list
}

/**
 * Whether an IP address belongs to the public internet; false for private networks, and for text that is not an
 * address.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !closed4.check(address, 'ipv4')
  return family === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
}
