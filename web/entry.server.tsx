// Draws the public pages while the site is built. React would put a large part of a page behind a script that swaps it in, which suits
// a stream; a finished file holds everything in its place, for readers without scripts too.
import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'

export default async function drawPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  await page.allReady
  headers.set('content-type', 'text/html')
  return new Response(page, { status, headers })
}
