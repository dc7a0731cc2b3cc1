// Who is asking, by network address: brakes and the list of sessions go by it. Behind a proxy of the operator's the socket's
// address is the proxy's, and what it wrote at the end of X-Forwarded-For is the client's; anybody else may write there what they like.
import { BlockList, isIP, isIPv6 } from 'node:net'

export type Proxies = Pick<BlockList, 'check'>

/** Addresses and networks (`10.0.0.0/8`), separated by commas. Throws an Error naming what is neither. */
export function readProxies(list: string): Proxies {
  const proxies = new BlockList()
  for (const one of list.split(',').map((part) => part.trim())) {
    if (one === '') continue
    const [address = '', bits] = one.split('/')
    if (isIP(address) === 0) throw new Error(`The setting TRUSTED_PROXIES is not right: ${one} is no network address.`)
    if (bits === undefined) proxies.addAddress(address, familyOf(address))
    else proxies.addSubnet(address, Number(bits), familyOf(address))
  }
  return proxies
}

/** The client's address: the last one of the way here that is not a proxy of ours. */
export function clientAddress(proxies: Proxies, socketAddress: string, forwardedFor: string | null): string {
  const way = [...(forwardedFor ?? '').split(',').map((part) => part.trim()), socketAddress]
  while (way.length > 1) {
    const last = plain(way.at(-1)!)
    const before = plain(way.at(-2)!)
    if (isIP(last) === 0 || !proxies.check(last, familyOf(last)) || isIP(before) === 0) break
    way.pop()
  }
  return plain(way.at(-1)!)
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')
/** An IPv4 address as a socket for both families shows it. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')
