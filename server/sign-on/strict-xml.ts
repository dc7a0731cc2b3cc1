// XML from strangers. Whatever different programs may read differently is refused before anything is read: document types, entities of
// one's own, comments, processing instructions, CDATA, characters that are none.
import { DOMParser } from '@xmldom/xmldom'

export const namespaces = {
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
} as const

const declaration = /^\uFEFF?\s*<\?xml\s[^<>?]*\?>/
const forbidden =
  // oxlint-disable-next-line no-control-regex
  /<!|<\?|[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-fA-F]{1,6});)/

/** The root element, or null when this is not plain, well-formed XML. */
export function parseStrictly(xml: string): Element | null {
  const text = xml.replace(declaration, '').trim()
  if (!text.startsWith('<') || forbidden.test(text)) return null
  let isSound = true
  const flaw = () => void (isSound = false)
  try {
    const parser = new DOMParser({ locator: {}, errorHandler: { warning: flaw, error: flaw, fatalError: flaw } })
    const { documentElement, childNodes } = parser.parseFromString(text, 'text/xml')
    return isSound && documentElement && childNodes.length === 1 ? documentElement : null
  } catch {
    return null
  }
}

/** All elements below, the element itself among them. */
export const elementsOf = (root: Element): Element[] => [root, ...Array.from(root.getElementsByTagName('*'))]

export const isNamed = (element: Element, namespace: string, name: string): boolean =>
  element.namespaceURI === namespace && element.localName === name

export const childrenNamed = (parent: Element, namespace: string, name: string): Element[] =>
  Array.from(parent.childNodes).filter(
    (node): node is Element => node.nodeType === 1 && isNamed(node as Element, namespace, name),
  )

/** The text of an element that holds nothing but text; empty when it holds more or is not there. */
export function textOf(element: Element | undefined): string {
  const nodes = element ? Array.from(element.childNodes) : []
  return nodes.every(({ nodeType }) => nodeType === 3)
    ? nodes
        .map(({ nodeValue }) => nodeValue ?? '')
        .join('')
        .trim()
    : ''
}
