// What people have tried against SAML. `victim` is whom the attacker wants to be; the answers they can get from the provider are their own.
import { signed, says, signs, edits, signatureIn, withoutSignature, idOf, type Attack } from './saml-forging.ts'
import { signXml } from './saml-provider.ts'
import { wrappingAttacks, parserAttacks } from './saml-shapes.ts'

const unsignedOrWrong: Attack[] = [
  edits('no signature', withoutSignature),
  edits('no signature, and the victim', (xml, { claims, victim }) => withoutSignature(xml).replaceAll(claims.email, victim)),
  edits('the victim’s address', (xml, { claims, victim }) => xml.replaceAll(claims.email, victim)),
  edits('an empty signature', (xml) => xml.replace(signatureIn(xml), '<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"/>')),
  edits('an empty signature value', (xml) => xml.replace(/<SignatureValue>[^<]*/, '<SignatureValue>')),
  edits('an empty digest', (xml) => xml.replace(/<DigestValue>[^<]*/, '<DigestValue>')),
  edits('no digest', (xml) => xml.replace(/<DigestValue>[^<]*<\/DigestValue>/, '')),
  edits('no reference', (xml) => xml.replace(/<Reference[\s\S]*?<\/Reference>/, '')),
  edits('an empty reference', (xml) => xml.replace(/URI="#[^"]+"/, 'URI=""')),
  edits('a reference to the response', (xml) => xml.replace(/URI="#[^"]+"/, `URI="#${idOf(xml)}"`)),
  edits('a reference by XPointer', (xml) => xml.replace(/URI="#([^"]+)"/, `URI="#xpointer(id('$1'))"`)),
  edits('a reference elsewhere', (xml) => xml.replace(/URI="#[^"]+"/, 'URI="http://127.0.0.1/evil.xml"')),
  edits('an attribute of the assertion more', (xml, { victim }) =>
    xml.replace(
      '</saml:AttributeStatement>',
      `<saml:Attribute Name="mail"><saml:AttributeValue>${victim}</saml:AttributeValue></saml:Attribute></saml:AttributeStatement>`,
    ),
  ),
  edits('a longer time', (xml) => xml.replaceAll(/NotOnOrAfter="\d{4}/g, 'NotOnOrAfter="2099')),
  { name: 'the stranger’s key', forge: ({ claims, stranger }) => signed(claims, stranger) },
  {
    name: 'the stranger’s key with their certificate in KeyInfo',
    forge: ({ claims, stranger }) => signed(claims, stranger, { cert: stranger.pem }),
  },
  {
    name: 'the stranger’s key with the right certificate in KeyInfo',
    forge: ({ claims, stranger, provider }) => signed(claims, stranger, { cert: provider.pem }),
  },
  {
    name: 'the stranger’s answer',
    forge: ({ claims, stranger }) => signed({ ...claims, issuer: stranger.issuer, responseIssuer: stranger.issuer }, stranger),
  },
  { name: 'only the response signed', forge: ({ claims, provider }) => signed(claims, provider, { element: 'Response' }) },
  {
    name: 'the response signed by the stranger, the assertion by nobody',
    forge: ({ claims, stranger, victim }) =>
      signed({ ...claims, email: victim, nameId: victim }, stranger, { element: 'Response' }),
  },
  {
    name: 'a signed response around an assertion of the stranger',
    forge: ({ claims, provider, stranger, victim }) =>
      signXml(signed({ ...claims, email: victim, nameId: victim }, stranger), { key: provider.key, element: 'Response' }),
  },
  { name: 'the answer that was used before', forge: ({ used }) => used },
  {
    name: 'the used answer under the new request’s id',
    forge: ({ used, claims }) => used.replaceAll(/InResponseTo="[^"]*"/g, `InResponseTo="${claims.requestId}"`),
  },
  {
    name: 'the used assertion in a new response',
    forge: ({ used, claims }) => used.replace(/InResponseTo="[^"]*"/, `InResponseTo="${claims.requestId}"`),
  },
]

const algorithms: Attack[] = [
  signs('RSA with SHA-1', () => ({ signature: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' })),
  signs('a digest with SHA-1', () => ({ digest: 'http://www.w3.org/2000/09/xmldsig#sha1' })),
  signs('both with SHA-1', () => ({
    signature: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
    digest: 'http://www.w3.org/2000/09/xmldsig#sha1',
  })),
  signs('canonical form with comments', () => ({ canonical: 'http://www.w3.org/2001/10/xml-exc-c14n#WithComments' })),
  signs('the inclusive canonical form', () => ({ canonical: 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315' })),
  signs('a transform with comments', () => ({
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', 'http://www.w3.org/2001/10/xml-exc-c14n#WithComments'],
  })),
  ...[
    'http://www.w3.org/2000/09/xmldsig#hmac-sha1',
    'http://www.w3.org/2001/04/xmldsig-more#hmac-sha256',
    'http://www.w3.org/2001/04/xmldsig-more#rsa-md5',
    'http://www.w3.org/2000/09/xmldsig#dsa-sha1',
    'http://www.w3.org/2000/09/xmldsig#none',
    'none',
    '',
  ].map((algorithm) =>
    edits(`the signature’s algorithm “${algorithm}”`, (xml) =>
      xml.replace(/(<SignatureMethod Algorithm=")[^"]*/, `$1${algorithm}`),
    ),
  ),
  ...['http://www.w3.org/2000/09/xmldsig#sha1', 'http://www.w3.org/2001/04/xmldsig-more#md5', 'none', ''].map((algorithm) =>
    edits(`the digest’s algorithm “${algorithm}”`, (xml) => xml.replace(/(<DigestMethod Algorithm=")[^"]*/, `$1${algorithm}`)),
  ),
  ...[
    'http://www.w3.org/TR/1999/REC-xslt-19991116',
    'http://www.w3.org/TR/1999/REC-xpath-19991116',
    'http://www.w3.org/2002/06/xmldsig-filter2',
    'http://www.w3.org/2000/09/xmldsig#base64',
    'urn:none',
  ].flatMap((algorithm) => [
    edits(`the transform ${algorithm} in place of one`, (xml) => xml.replace(/(<Transform Algorithm=")[^"]*/, `$1${algorithm}`)),
    edits(`the transform ${algorithm} beside`, (xml) =>
      xml.replace('<Transforms>', `<Transforms><Transform Algorithm="${algorithm}"/>`),
    ),
  ]),
  edits('no transforms', (xml) => xml.replace(/<Transforms>[\s\S]*?<\/Transforms>/, '')),
  edits('HMAC with the certificate as its key', (xml) =>
    xml
      .replace(/(<SignatureMethod Algorithm=")[^"]*/, '$1http://www.w3.org/2000/09/xmldsig#hmac-sha1')
      .replace(/<SignatureValue>[^<]*/, '<SignatureValue>AAAAAAAAAAAAAAAAAAAAAAAAAAA='),
  ),
]

const hours = (count: number) => count * 3600
const elsewhere = ['https://evil.example/', 'urn:x', '', 'HTTP://HARBOR.LOCALHOST', 'harbor']
const claims: Attack[] = [
  ...elsewhere.map((value) => says(`the audience “${value}”`, () => ({ audience: value }))),
  says('the audience of the other organisation', ({ claims: own }) => ({ audience: own.audience.replace('harbor', 'north') })),
  says('the audience and a slash', ({ claims: own }) => ({ audience: `${own.audience}/` })),
  says('the audience cut short', ({ claims: own }) => ({ audience: own.audience.slice(0, -1) })),
  ...elsewhere.map((value) => says(`the recipient “${value}”`, () => ({ recipient: value }))),
  says('the recipient of the other organisation', ({ claims: own }) => ({ recipient: own.recipient.replace('harbor', 'north') })),
  says('the recipient and a query', ({ claims: own }) => ({ recipient: `${own.recipient}?x=1` })),
  ...elsewhere.filter(Boolean).map((value) => says(`the destination “${value}”`, () => ({ destination: value }))),
  says('the destination of the other organisation', ({ claims: own }) => ({
    destination: own.destination.replace('harbor', 'north'),
  })),
  ...elsewhere.map((value) => says(`the issuer “${value}”`, () => ({ issuer: value }))),
  says('the stranger as issuer', ({ stranger }) => ({ issuer: stranger.issuer })),
  says('the stranger as the response’s issuer', ({ stranger }) => ({ responseIssuer: stranger.issuer })),
  says('the issuer in capitals', ({ provider }) => ({ issuer: provider.issuer.toUpperCase() })),
  says('the issuer and a slash', ({ provider }) => ({ issuer: `${provider.issuer}/` })),
  says('no request named', () => ({ responseTo: '', subjectTo: '' })),
  says('no request named in the response', () => ({ responseTo: '' })),
  says('no request named in the subject', () => ({ subjectTo: '' })),
  says('another request in the response', () => ({ responseTo: '_other' })),
  says('another request in the subject', () => ({ subjectTo: '_other' })),
  says('another request in both', () => ({ responseTo: '_other', subjectTo: '_other' })),
  says('the request’s id in capitals', ({ claims: own }) => ({
    responseTo: own.requestId.toUpperCase(),
    subjectTo: own.requestId.toUpperCase(),
  })),
  says('the request’s id and a space', ({ claims: own }) => ({ subjectTo: `${own.requestId} x` })),
  ...[-70, -600, -hours(1), -hours(48)].flatMap((seconds) => [
    says(`conditions over for ${-seconds} s`, () => ({ notBefore: -hours(96), notOnOrAfter: seconds })),
    says(`confirmation over for ${-seconds} s`, () => ({ subjectUntil: seconds })),
    says(`the provider’s session over for ${-seconds} s`, () => ({ sessionUntil: seconds })),
  ]),
  ...[90, 600, hours(1), hours(48)].map((seconds) =>
    says(`not before ${seconds} s from now`, () => ({ notBefore: seconds, notOnOrAfter: hours(96) })),
  ),
  ...['Conditions', 'Subject', 'AuthnStatement', 'SubjectConfirmation', 'AudienceRestriction', 'SubjectUntil'].map((part) =>
    says(`no ${part}`, () => ({ without: [part] })),
  ),
  ...['holder-of-key', 'sender-vouches', 'Bearer', ''].map((method) =>
    says(`confirmed by ${method}`, () => ({ method: `urn:oasis:names:tc:SAML:2.0:cm:${method}` })),
  ),
  ...['Requester', 'Responder', 'AuthnFailed', 'success', ''].map((status) =>
    says(`the status ${status}`, () => ({ status: `urn:oasis:names:tc:SAML:2.0:status:${status}` })),
  ),
  says('an assertion of version 1.1', () => ({ version: '1.1' })),
  says('no NameID', () => ({ nameId: '' })),
  ...[
    'ceo@bigbank.example',
    'noor@north.example',
    'x@harbor.example.evil.example',
    'x@sub.harbor.example',
    'x@harbor.exampl',
    'harbor.example',
    '@harbor.example',
    'a b@harbor.example',
    'x@evil.example@harbor.example',
    'x@evil.example,y@harbor.example',
    'x@evil.example\n@harbor.example',
    'x@harbor.example&#10;@evil.example',
    'x@harbor.example ',
    'x@һarbor.example',
  ]
    .filter((email) => email.trim() === email)
    .map((email) => says(`a person of ${JSON.stringify(email)}`, () => ({ email, nameId: email }))),
]

export const samlAttacks: Attack[] = [...wrappingAttacks, ...parserAttacks, ...unsignedOrWrong, ...algorithms, ...claims]
