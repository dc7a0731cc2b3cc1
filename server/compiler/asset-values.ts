// What a file that is no code hands to those who import it: JSON its value and its keys, anything else its text or its address.

const mimeTypes: Record<string, string> = {
  svg: 'image/svg+xml',
  css: 'text/css',
  html: 'text/html',
  json: 'application/json',
}

function dataUrl(file: string, text: string): string {
  const type = mimeTypes[file.slice(file.lastIndexOf('.') + 1)] ?? 'text/plain'
  return `data:${type};charset=utf-8,${encodeURIComponent(text)}`
}

/** Exported name -> JavaScript expression. Throws a SyntaxError for bad JSON. */
export function assetValues(id: string, text: string): Record<string, string> {
  const [file = '', query] = id.split('?', 2)
  if (query === 'raw') return { default: JSON.stringify(text) }
  if (file.startsWith('public/')) return { default: JSON.stringify(file.slice('public'.length)) }
  if (!file.endsWith('.json') || query === 'url') return { default: JSON.stringify(dataUrl(file, text)) }
  const value = JSON.parse(text) as unknown
  const values: Record<string, string> = { default: JSON.stringify(value) }
  if (value && typeof value === 'object' && !Array.isArray(value))
    for (const [key, entry] of Object.entries(value))
      if (/^[A-Za-z_$][\w$]*$/.test(key) && !reserved.has(key)) values[key] = JSON.stringify(entry)
  return values
}

const reserved = new Set(
  'default break case catch class const continue debugger delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static await implements interface package private protected public eval arguments'.split(
    ' ',
  ),
)
