// What a page of ours may run and load (D13): its own files, the inline scripts it was built with, by their hashes, and in frames
// the previews and publications. So text that somebody smuggles into a page stays text.
import { createHash } from 'node:crypto'
import type { Config } from './config.ts'

const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g

/** The Content-Security-Policy of a built page. */
export function pagePolicy(html: string, { baseUrl, contentHost }: Pick<Config, 'baseUrl' | 'contentHost'>): string {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
  )
  const scheme = new URL(baseUrl).protocol
  const content = ['apps', 'preview'].map((door) => `${scheme}//*.${door}.${contentHost}`)
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    // the code view and floating parts set styles of their own
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${content.join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
