import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clientAddress, readProxies } from './client-address.ts'

const ours = readProxies('127.0.0.1, ::1, 10.0.0.0/8')

test('the client is who stands before our own proxies, and nobody can write themselves another address', () => {
  const cases: [socket: string, forwarded: string | null, client: string][] = [
    ['203.0.113.9', null, '203.0.113.9'],
    ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['127.0.0.1', null, '127.0.0.1'],
    ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['::1', '2001:db8::7', '2001:db8::7'],
    ['127.0.0.1', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
    ['127.0.0.1', '1.2.3.4, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
    ['127.0.0.1', 'not an address', '127.0.0.1'],
    ['127.0.0.1', '', '127.0.0.1'],
    ['unknown', '198.51.100.1', 'unknown'],
  ]
  for (const [socket, forwarded, client] of cases)
    assert.equal(clientAddress(ours, socket, forwarded), client, `${socket} ${forwarded}`)
})

test('without a proxy of ours nothing forwarded is believed; a wrong setting names itself', () => {
  assert.equal(clientAddress(readProxies(''), '127.0.0.1', '198.51.100.1'), '127.0.0.1')
  assert.throws(() => readProxies('127.0.0.1,localhost'), /TRUSTED_PROXIES .* localhost is no network address/)
})
