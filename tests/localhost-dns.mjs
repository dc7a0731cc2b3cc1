// Names under .localhost are this machine (RFC 6761). Browsers know that, the C library's resolver that Node asks does not.
// Loaded into test processes with `--import`.
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'

const isLocal = (name) => typeof name === 'string' && /(^|\.)localhost\.?$/i.test(name)
const address = { address: '127.0.0.1', family: 4 }
const { lookup } = dns
const lookupPromise = dns.promises.lookup

dns.lookup = (name, options, callback) => {
  const done = typeof options === 'function' ? options : callback
  const wish = typeof options === 'object' && options !== null ? options : {}
  if (!isLocal(name)) return typeof options === 'function' ? lookup(name, done) : lookup(name, options, done)
  process.nextTick(() => (wish.all ? done(null, [address]) : done(null, address.address, address.family)))
  return {}
}

dns.promises.lookup = async (name, options) => {
  if (!isLocal(name)) return lookupPromise(name, options)
  return options?.all ? [address] : address
}

syncBuiltinESMExports()
