import assert from 'node:assert/strict'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { it } from 'node:test'
import { api, ApiError, queryDefaults } from './api.ts'

/** Runs `use` against a real server that answers with `answer`. */
async function withServer(answer: RequestListener, use: (origin: string) => Promise<void>) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.close()
  }
}

it('sends JSON and answers with JSON, or with nothing', () =>
  withServer(
    async (request, response) => {
      if (request.method === 'DELETE') return response.writeHead(204).end()
      let body = ''
      for await (const chunk of request) body += chunk
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ method: request.method, type: request.headers['content-type'], body }))
    },
    async (origin) => {
      const posted = { method: 'POST', type: 'application/json', body: '{"a":1}' }
      assert.deepEqual(await api(`${origin}/x`, { method: 'POST', body: { a: 1 } }), posted)
      assert.deepEqual(await api(`${origin}/x`), { method: 'GET', body: '' })
      assert.equal(await api(`${origin}/x`, { method: 'DELETE' }), undefined)
    },
  ))

it('a refusal is an ApiError with all the server said', () =>
  withServer(
    (_request, response) => {
      const refusal = {
        error: 'sso',
        message: 'Ask your organization.',
        domain: 'acme',
        issues: [{ path: 'email', message: 'no' }],
      }
      response.writeHead(409, { 'content-type': 'application/json' }).end(JSON.stringify(refusal))
    },
    (origin) =>
      assert.rejects(api(`${origin}/x`), (error: ApiError) => {
        assert.ok(error instanceof ApiError)
        assert.deepEqual([error.status, error.error, error.message, error.domain], [409, 'sso', 'Ask your organization.', 'acme'])
        assert.deepEqual(error.issues, [{ path: 'email', message: 'no' }])
        return true
      }),
  ))

it('an answer that is not ours falls back to the status text', () =>
  withServer(
    (_request, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
    (origin) => assert.rejects(api(`${origin}/x`), { status: 502, error: '', message: 'Bad Gateway' }),
  ))

it('no answer at all is an ApiError of status 0', async () => {
  let closed = ''
  await withServer(
    () => {},
    async (origin) => void (closed = origin),
  )
  await assert.rejects(api(`${closed}/x`), { name: 'ApiError', status: 0, error: 'network' })
})

it('UI queries are tried again three times, later each time, but never after a refusal', () => {
  const { retry, retryDelay, gcTime } = queryDefaults.queries
  assert.equal(gcTime, 300_000)
  assert.deepEqual(
    [0, 2, 3].map((failures) => retry(failures, new ApiError(503, {}, ''))),
    [true, true, false],
  )
  assert.equal(retry(0, new ApiError(404, {}, '')), false)
  assert.equal(retry(0, new ApiError(0, { error: 'network' }, '')), true)
  assert.deepEqual([0, 1, 2, 9].map(retryDelay), [1000, 2000, 4000, 30_000])
  assert.equal(queryDefaults.mutations.retry, 0)
})
