// A name server on loopback that knows TXT records and nothing else.
import { createSocket } from 'node:dgram'
import { once } from 'node:events'

export type NameServer = { address: string; records: Map<string, string[]>; asked: string[]; close(): void }

const headerBytes = 12
const noSuchName = 3

export async function startNameServer(port = 0): Promise<NameServer> {
  const records = new Map<string, string[]>()
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (query, { port: from, address }) => {
    const labels: string[] = []
    let at = headerBytes
    for (let length = query[at]!; length > 0; length = query[at]!) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length))
      at += length + 1
    }
    const question = query.subarray(headerBytes, at + 5)
    const name = labels.join('.').toLowerCase()
    asked.push(name)
    const found = records.get(name) ?? []
    const header = Buffer.alloc(headerBytes)
    query.copy(header, 0, 0, 2)
    header.writeUInt16BE(0x8180 | (found.length > 0 ? 0 : noSuchName), 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(found.length, 6)
    socket.send(Buffer.concat([header, question, ...found.map(answerOf)]), from, address)
  })
  socket.bind(port, '127.0.0.1')
  await once(socket, 'listening')
  return { address: `127.0.0.1:${socket.address().port}`, records, asked, close: () => socket.close() }
}

function answerOf(text: string): Buffer {
  const parts = text.match(/.{1,255}/gs) ?? []
  const data = Buffer.concat(parts.map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)])))
  const head = Buffer.from([0xc0, headerBytes, 0, 16, 0, 1, 0, 0, 0, 60, 0, 0])
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
