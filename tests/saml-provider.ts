// A SAML identity provider on loopback: samlp answers the request it gets for the person who is "signed in" there, and the page posts
// the answer back by itself, as providers do. Tests may also have it write any assertion at all, signed as told.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inflateRawSync } from 'node:zlib'
import samlp from 'samlp'
import { SignedXml } from 'xml-crypto'
import { makeCertificate, type Certificate } from './certificate.ts'

export type SamlUser = { id: string; email: string; displayName: string }
export type SamlProvider = Certificate & {
  url: string
  issuer: string
  /** who is signed in at the provider */
  user: SamlUser
  /** what samlp answers to this very request */
  answer(requestUrl: string): Promise<{ acsUrl: string; samlResponse: string }>
  metadata(): string
  close(): void
}

/** The AuthnRequest in an address of the redirect binding. */
export const requestIn = (url: string) =>
  inflateRawSync(Buffer.from(new URL(url).searchParams.get('SAMLRequest')!, 'base64')).toString()
export const attributeOf = (xml: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(xml)?.[1] ?? ''

export async function startSamlProvider(
  user: SamlUser,
  certificate = makeCertificate('Test identity provider'),
): Promise<SamlProvider> {
  const server = createServer(
    (request, response) =>
      void respond(request).then(
        (html) => response.end(html),
        (error: unknown) => {
          response.statusCode = 500
          response.end(String(error))
        },
      ),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider: SamlProvider = {
    ...certificate,
    url,
    issuer: `${url}/metadata`,
    user,
    async answer(requestUrl) {
      const request = requestIn(requestUrl)
      const acsUrl = attributeOf(request, 'AssertionConsumerServiceURL')
      const settings = {
        issuer: provider.issuer,
        cert: certificate.pem,
        key: certificate.key,
        audience: /<saml:Issuer[^>]*>([^<]*)</.exec(request)![1]!,
        recipient: acsUrl,
        destination: acsUrl,
        inResponseTo: attributeOf(request, 'ID'),
        signatureAlgorithm: 'rsa-sha256',
        digestAlgorithm: 'sha256',
        lifetimeInSeconds: 300,
      }
      const person = {
        id: provider.user.id,
        displayName: provider.user.displayName,
        emails: [{ value: provider.user.email }],
        name: {},
      }
      const xml = await new Promise<string>((resolve, reject) =>
        samlp.getSamlResponse(settings, person, (error: Error | null, made: string) => (error ? reject(error) : resolve(made))),
      )
      return { acsUrl, samlResponse: Buffer.from(xml).toString('base64') }
    },
    metadata() {
      const body = certificate.pem.replaceAll(/-----[^-]+-----|\s/g, '')
      return `<?xml version="1.0"?>\n<!-- made by a test -->\n<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${provider.issuer}"><md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${body}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor><md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${url}/post"/><md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${url}/sign-in"/></md:IDPSSODescriptor></md:EntityDescriptor>`
    },
    close: () => server.close(),
  }
  async function respond(request: IncomingMessage): Promise<string> {
    const address = new URL(request.url ?? '/', url)
    if (address.pathname === '/metadata') return provider.metadata()
    const { acsUrl, samlResponse } = await provider.answer(address.href)
    return `<!doctype html><title>Identity provider</title><form method="post" action="${acsUrl}"><input type="hidden" name="SAMLResponse" value="${samlResponse}"><button>Continue</button></form><script>document.forms[0].submit()</script>`
  }
  return provider
}

const at = (offsetSeconds: number) => new Date(Date.now() + offsetSeconds * 1000).toISOString()

/** Everything a test may say differently. Times are seconds from now. */
export type Claims = {
  requestId: string
  issuer: string
  responseIssuer: string
  audience: string
  recipient: string
  destination: string
  responseTo: string
  subjectTo: string
  status: string
  nameId: string
  email: string
  method: string
  notBefore: number
  notOnOrAfter: number
  subjectUntil: number
  sessionUntil: number
  assertionId: string
  version: string
  /** parts of the assertion left out: Conditions, Subject, AuthnStatement, SubjectConfirmation, AudienceRestriction */
  without: string[]
}

export const claimsFor = (requestUrl: string, provider: SamlProvider): Claims => {
  const request = requestIn(requestUrl)
  const acsUrl = attributeOf(request, 'AssertionConsumerServiceURL')
  const requestId = attributeOf(request, 'ID')
  return {
    requestId,
    issuer: provider.issuer,
    responseIssuer: provider.issuer,
    audience: /<saml:Issuer[^>]*>([^<]*)</.exec(request)![1]!,
    recipient: acsUrl,
    destination: acsUrl,
    responseTo: requestId,
    subjectTo: requestId,
    status: 'urn:oasis:names:tc:SAML:2.0:status:Success',
    nameId: provider.user.email,
    email: provider.user.email,
    method: 'urn:oasis:names:tc:SAML:2.0:cm:bearer',
    notBefore: -30,
    notOnOrAfter: 300,
    subjectUntil: 300,
    sessionUntil: 3600,
    assertionId: `_${randomBytes(12).toString('hex')}`,
    version: '2.0',
    without: [],
  }
}

export function assertionXml(claims: Claims): string {
  const part = (name: string, xml: string) => (claims.without.includes(name) ? '' : xml)
  const { issuer, audience, recipient, subjectTo, nameId, email, method, assertionId, version } = claims
  const audiences = part(
    'AudienceRestriction',
    `<saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction>`,
  )
  const data = [
    `Recipient="${recipient}"`,
    ...(claims.without.includes('SubjectUntil') ? [] : [`NotOnOrAfter="${at(claims.subjectUntil)}"`]),
    ...(subjectTo ? [`InResponseTo="${subjectTo}"`] : []),
  ].join(' ')
  const confirmation = part(
    'SubjectConfirmation',
    `<saml:SubjectConfirmation Method="${method}"><saml:SubjectConfirmationData ${data}/></saml:SubjectConfirmation>`,
  )
  return [
    `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" Version="${version}" ID="${assertionId}" IssueInstant="${at(-5)}">`,
    part('Issuer', `<saml:Issuer>${issuer}</saml:Issuer>`),
    part(
      'Subject',
      `<saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">${nameId}</saml:NameID>${confirmation}</saml:Subject>`,
    ),
    part(
      'Conditions',
      `<saml:Conditions NotBefore="${at(claims.notBefore)}" NotOnOrAfter="${at(claims.notOnOrAfter)}">${audiences}</saml:Conditions>`,
    ),
    part(
      'AuthnStatement',
      `<saml:AuthnStatement AuthnInstant="${at(-5)}" SessionNotOnOrAfter="${at(claims.sessionUntil)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>`,
    ),
    `<saml:AttributeStatement><saml:Attribute Name="email"><saml:AttributeValue>${email}</saml:AttributeValue></saml:Attribute></saml:AttributeStatement>`,
    '</saml:Assertion>',
  ].join('')
}

export const responseXml = (claims: Claims, assertion: string): string =>
  [
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_r${randomBytes(8).toString('hex')}" Version="2.0" IssueInstant="${at(-5)}"`,
    claims.destination && ` Destination="${claims.destination}"`,
    claims.responseTo && ` InResponseTo="${claims.responseTo}"`,
    `>${claims.responseIssuer && `<saml:Issuer>${claims.responseIssuer}</saml:Issuer>`}`,
    `<samlp:Status><samlp:StatusCode Value="${claims.status}"/></samlp:Status>${assertion}</samlp:Response>`,
  ].join('')

export type Signing = {
  key: string
  cert?: string
  signature?: string
  digest?: string
  canonical?: string
  transforms?: string[]
  element?: 'Assertion' | 'Response'
}
const excC14n = 'http://www.w3.org/2001/10/xml-exc-c14n#'

/** The document with its assertion (or its outermost part) signed, after that part's issuer. */
export function signXml(xml: string, signing: Signing): string {
  const signer = new SignedXml({
    privateKey: signing.key,
    ...(signing.cert && { publicCert: signing.cert }),
    signatureAlgorithm: signing.signature ?? 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: signing.canonical ?? excC14n,
  })
  const xpath = `//*[local-name(.)='${signing.element ?? 'Assertion'}']`
  signer.addReference({
    xpath,
    transforms: signing.transforms ?? ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', excC14n],
    digestAlgorithm: signing.digest ?? 'http://www.w3.org/2001/04/xmlenc#sha256',
  })
  signer.computeSignature(xml, { location: { reference: `${xpath}/*[local-name(.)='Issuer']`, action: 'after' } })
  return signer.getSignedXml()
}
