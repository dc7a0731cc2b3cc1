// What a SAML identity provider answered (D22). Three readings, each of which can only say no: the shape of the whole document, so
// that there is one response, one assertion and no place to hide another; the signatures, by node-saml, with the certificates the
// organisation gave and never one that came along; and the claims, read only from the text whose signature was found right.
import { SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import type { SignOnProblem } from '#shared/sign-on.ts'
import { childrenNamed, elementsOf, isNamed, namespaces, parseStrictly, textOf } from './strict-xml.ts'

export const samlLimits = { responseMaxChars: 350_000, clockSkewMs: 60_000 } as const
const { assertion: A, protocol: P, signature: S } = namespaces

/** What this very answer must be about. */
export type Expected = {
  issuer: string
  certificates: string[]
  entityId: string
  acsUrl: string
  /** the id of our request, which was asked for once */
  requestId: string
  now: Date
}
export type SamlPerson = {
  assertionId: string
  validUntil: Date
  issuer: string
  subject: string
  email: string | null
  name: string | null
}
export type SamlReading = { person: SamlPerson } | { problem: SignOnProblem }

/** The request a response says it answers; what is right about it is for `readSamlResponse` to say. */
export function requestIdOf(xml: string): string | null {
  return parseStrictly(xml)?.getAttribute('InResponseTo') || null
}

/** The text of a posted SAMLResponse, or null. */
export function decodeResponse(base64: string): string | null {
  const packed = base64.replaceAll(/\s/g, '')
  if (packed.length > samlLimits.responseMaxChars || !/^[A-Za-z0-9+/]+={0,2}$/.test(packed)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(packed, 'base64'))
  } catch {
    return null
  }
}

export async function readSamlResponse(xml: string, expected: Expected): Promise<SamlReading> {
  const problem = problemOfShape(xml) ?? problemOfEnvelope(parseStrictly(xml)!, expected)
  if (problem) return { problem }
  const signed = await signedAssertion(xml, expected)
  return signed ? readAssertion(signed, expected) : { problem: 'signature' }
}

const allowed = {
  SignatureMethod: [
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
    'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
  ],
  DigestMethod: ['http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2001/04/xmlenc#sha512'],
  CanonicalizationMethod: ['http://www.w3.org/2001/10/xml-exc-c14n#'],
  Transform: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', 'http://www.w3.org/2001/10/xml-exc-c14n#'],
} as const
const partsOfSignature = ['SignedInfo', 'SignatureValue', 'KeyInfo']

function problemOfShape(xml: string): SignOnProblem | null {
  const root = parseStrictly(xml)
  if (!root || !isNamed(root, P, 'Response') || root.getAttribute('Version') !== '2.0') return 'shape'
  const all = elementsOf(root)
  const called = (name: string) => all.filter(({ localName }) => localName === name)
  const [assertion, ...more] = called('Assertion')
  if (called('Response').length > 1 || called('EncryptedAssertion').length > 0 || more.length > 0) return 'shape'
  if (!assertion) return 'declined'
  if (!isNamed(assertion, A, 'Assertion') || assertion.parentNode !== root) return 'shape'
  const ids = all.flatMap((element) => ['ID', 'Id', 'id'].flatMap((name) => element.getAttribute(name) || []))
  if (new Set(ids).size !== ids.length) return 'shape'
  const signatures = called('Signature')
  const homes = new Set(signatures.map(({ parentNode }) => parentNode))
  if (homes.size !== signatures.length || called('SignedInfo').length !== signatures.length) return 'shape'
  if (!homes.has(assertion)) return 'signature'
  for (const signature of signatures) {
    const home = signature.parentNode as Element
    if (!isNamed(signature, S, 'Signature') || (home !== root && home !== assertion)) return 'shape'
    const problem = problemOfSignature(signature, home.getAttribute('ID') ?? '')
    if (problem) return problem
  }
  return null
}

/** One reference, to the element around it, by the algorithms we take, and nothing else inside. */
function problemOfSignature(signature: Element, id: string): SignOnProblem | null {
  const parts = Array.from(signature.childNodes).filter(({ nodeType }) => nodeType === 1) as Element[]
  if (parts.some(({ localName }) => !partsOfSignature.includes(localName))) return 'shape'
  const [info, ...infos] = childrenNamed(signature, S, 'SignedInfo')
  const [reference, ...references] = info ? childrenNamed(info, S, 'Reference') : []
  if (!reference || infos.length > 0 || references.length > 0 || !id || reference.getAttribute('URI') !== `#${id}`) return 'shape'
  for (const [name, algorithms] of Object.entries(allowed)) {
    const said = elementsOf(signature).filter((element) => element.localName === name)
    if (name !== 'Transform' && said.length !== 1) return 'shape'
    if (said.some((element) => !(algorithms as readonly string[]).includes(element.getAttribute('Algorithm') ?? '')))
      return 'algorithm'
  }
  return null
}

/** The outermost part may not be signed: what it says may only agree. */
function problemOfEnvelope(root: Element, { issuer, acsUrl, requestId }: Expected): SignOnProblem | null {
  const status = childrenNamed(root, P, 'Status').flatMap((element) => childrenNamed(element, P, 'StatusCode'))
  if (status[0]?.getAttribute('Value') !== 'urn:oasis:names:tc:SAML:2.0:status:Success') return 'declined'
  if (childrenNamed(root, A, 'Issuer').some((element) => textOf(element) !== issuer)) return 'issuer'
  if (root.hasAttribute('Destination') && root.getAttribute('Destination') !== acsUrl) return 'recipient'
  return root.getAttribute('InResponseTo') === requestId ? null : 'request'
}

/** The assertion as it was signed, or null. The clock and the request's id are checked here once more, by the library. */
async function signedAssertion(xml: string, expected: Expected): Promise<string | null> {
  const { entityId, acsUrl, certificates, requestId, now } = expected
  const saml = new SAML({
    issuer: entityId,
    // audience and times are read below from what was signed, so that an administrator learns which of them is wrong
    audience: false,
    acceptedClockSkewMs: -1,
    callbackUrl: acsUrl,
    idpCert: certificates,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: {
      saveAsync: async () => null,
      getAsync: async (id) => (id === requestId ? now.toISOString() : null),
      removeAsync: async (id) => id,
    },
  })
  try {
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: Buffer.from(xml).toString('base64') })
    return profile?.getAssertionXml?.() ?? null
  } catch {
    return null
  }
}

function readAssertion(xml: string, expected: Expected): SamlReading {
  const root = parseStrictly(xml)
  if (!root || !isNamed(root, A, 'Assertion') || root.getAttribute('Version') !== '2.0') return { problem: 'shape' }
  const only = (parent: Element | undefined, name: string) => {
    const found = parent ? childrenNamed(parent, A, name) : []
    return found.length === 1 ? found[0] : undefined
  }
  const subject = only(root, 'Subject')
  const conditions = only(root, 'Conditions')
  const assertionId = root.getAttribute('ID')
  const nameId = only(subject, 'NameID')
  if (!subject || !conditions || !assertionId || !textOf(nameId)) return { problem: 'shape' }
  if (textOf(only(root, 'Issuer')) !== expected.issuer) return { problem: 'issuer' }
  const audiences = childrenNamed(conditions, A, 'AudienceRestriction')
  const isForUs = (restriction: Element) =>
    childrenNamed(restriction, A, 'Audience').some((audience) => textOf(audience) === expected.entityId)
  if (audiences.length === 0 || !audiences.every(isForUs)) return { problem: 'audience' }
  const statements = childrenNamed(root, A, 'AuthnStatement')
  const nowMs = expected.now.getTime()
  if (!isNow(conditions, nowMs)) return { problem: 'time' }
  if (statements.length === 0) return { problem: 'shape' }
  if (statements.some((statement) => !isAhead(statement.getAttribute('SessionNotOnOrAfter'), nowMs))) return { problem: 'time' }
  const bearers = childrenNamed(subject, A, 'SubjectConfirmation')
    .filter((element) => element.getAttribute('Method') === 'urn:oasis:names:tc:SAML:2.0:cm:bearer')
    .flatMap((element) => childrenNamed(element, A, 'SubjectConfirmationData'))
  const forUs = bearers.filter((data) => data.getAttribute('Recipient') === expected.acsUrl)
  if (forUs.length === 0) return { problem: 'recipient' }
  const asked = forUs.filter((data) => data.getAttribute('InResponseTo') === expected.requestId)
  if (asked.length === 0) return { problem: 'request' }
  const now = asked.find((data) => data.hasAttribute('NotOnOrAfter') && isNow(data, nowMs))
  if (!now) return { problem: 'time' }
  const validUntil = new Date(Date.parse(now.getAttribute('NotOnOrAfter')!) + samlLimits.clockSkewMs)
  return { person: { assertionId, validUntil, issuer: expected.issuer, ...personOf(root, nameId!) } }
}

const isNow = (element: Element, nowMs: number): boolean =>
  isAhead(element.getAttribute('NotOnOrAfter'), nowMs) && isBehind(element.getAttribute('NotBefore'), nowMs)
const isAhead = (time: string | null, nowMs: number) => !time || Date.parse(time) > nowMs - samlLimits.clockSkewMs
const isBehind = (time: string | null, nowMs: number) => !time || Date.parse(time) <= nowMs + samlLimits.clockSkewMs

/** Under which names providers tell an address and a name; the last part of each, in lower case. */
const emailNames = [
  'email',
  'mail',
  'emailaddress',
  'e-mail',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'urn:oid:1.2.840.113549.1.9.1',
]
const nameNames = ['displayname', 'name', 'fullname', 'urn:oid:2.16.840.1.113730.3.1.241', 'cn', 'urn:oid:2.5.4.3']

function personOf(assertion: Element, nameId: Element): Pick<SamlPerson, 'subject' | 'email' | 'name'> {
  const said = new Map<string, string>()
  for (const statement of childrenNamed(assertion, A, 'AttributeStatement'))
    for (const attribute of childrenNamed(statement, A, 'Attribute')) {
      const value = textOf(childrenNamed(attribute, A, 'AttributeValue')[0])
      const key = (attribute.getAttribute('Name') ?? '').toLowerCase().replace(/^https?:.*\//, '')
      if (value && !said.has(key)) said.set(key, value)
    }
  const first = (names: string[]) => names.map((name) => said.get(name)).find((value) => value !== undefined)
  const id = textOf(nameId)
  const email = first(emailNames) ?? (id.includes('@') ? id : null)
  const parts = [said.get('givenname') ?? said.get('firstname'), said.get('surname') ?? said.get('lastname')]
  const name = first(nameNames) ?? (parts.filter(Boolean).join(' ') || null)
  const isPassing = nameId.getAttribute('Format') === 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
  return { subject: isPassing ? (email ?? '').toLowerCase() : id, email, name }
}
