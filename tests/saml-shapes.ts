// SAML answers that hide or bend what was signed: signature wrapping, and what different parsers read differently.
import { edits, assertionIn, signatureIn, withoutSignature, idOf, evilOf, type Attack } from './saml-forging.ts'

/** XSW 1 to 8, and where else a signed part may be hidden. */
export const wrappingAttacks: Attack[] = [
  edits('XSW1: a signed copy of the response in its signature', (xml, scene) => {
    const evil = xml.replace(assertionIn(xml), evilOf(assertionIn(xml), scene))
    return evil.replace(
      '</samlp:Response>',
      `<samlp:Extensions>${xml.replace(/<\?xml[^>]*>/, '')}</samlp:Extensions></samlp:Response>`,
    )
  }),
  edits('XSW2: the signed response beside', (xml, scene) =>
    xml
      .replace('<samlp:Status>', `${xml}<samlp:Status>`)
      .replace(/(?<!_r)ID="_r/, 'ID="_x')
      .replaceAll(scene.claims.email, scene.victim),
  ),
  edits('XSW3: an evil assertion before the signed one', (xml, scene) =>
    xml.replace(assertionIn(xml), evilOf(assertionIn(xml), scene) + assertionIn(xml)),
  ),
  edits('XSW4: the signed assertion inside the evil one', (xml, scene) =>
    xml.replace(
      assertionIn(xml),
      evilOf(assertionIn(xml), scene).replace('</saml:Assertion>', `${assertionIn(xml)}</saml:Assertion>`),
    ),
  ),
  edits('XSW5: the evil assertion keeps the signature, the signed one lies outside', (xml, scene) => {
    const good = assertionIn(xml)
    const evil = good.replaceAll(scene.claims.email, scene.victim).replace(/ID="[^"]+"/, 'ID="_evil"')
    return xml.replace(good, evil + withoutSignature(good))
  }),
  edits('XSW6: the signed assertion inside the signature of the evil one', (xml, scene) => {
    const good = assertionIn(xml)
    const evil = good.replaceAll(scene.claims.email, scene.victim).replace(/ID="[^"]+"/, 'ID="_evil"')
    return xml.replace(good, evil.replace('</Signature>', `${withoutSignature(good)}</Signature>`))
  }),
  edits('XSW7: the signed assertion in extensions', (xml, scene) =>
    xml.replace(assertionIn(xml), `<samlp:Extensions>${assertionIn(xml)}</samlp:Extensions>${evilOf(assertionIn(xml), scene)}`),
  ),
  edits('XSW8: the signed assertion in an object of the signature', (xml, scene) => {
    const good = assertionIn(xml)
    const evil = good.replaceAll(scene.claims.email, scene.victim).replace(/ID="[^"]+"/, 'ID="_evil"')
    return xml.replace(good, evil.replace('</Signature>', `<Object>${withoutSignature(good)}</Object></Signature>`))
  }),
  edits('an evil assertion after the signed one', (xml, scene) =>
    xml.replace(assertionIn(xml), assertionIn(xml) + evilOf(assertionIn(xml), scene)),
  ),
  edits('an evil assertion of the same id before', (xml, scene) =>
    xml.replace(assertionIn(xml), evilOf(assertionIn(xml), scene, idOf(assertionIn(xml))) + assertionIn(xml)),
  ),
  edits('an evil assertion of the same id after', (xml, scene) =>
    xml.replace(assertionIn(xml), assertionIn(xml) + evilOf(assertionIn(xml), scene, idOf(assertionIn(xml)))),
  ),
  edits('the signed one under another prefix, the evil one where it should be', (xml, scene) =>
    xml.replace(
      assertionIn(xml),
      `<x:Assertion xmlns:x="urn:x">${assertionIn(xml)}</x:Assertion>${evilOf(assertionIn(xml), scene)}`,
    ),
  ),
  edits('an evil assertion of another namespace', (xml, scene) =>
    xml.replace(
      assertionIn(xml),
      evilOf(assertionIn(xml), scene).replaceAll(
        'urn:oasis:names:tc:SAML:2.0:assertion',
        'urn:oasis:names:tc:SAML:1.0:assertion',
      ) + assertionIn(xml),
    ),
  ),
  edits('two responses in one', (xml) => `<all>${xml}${xml}</all>`),
  edits('the response within an envelope', (xml) => `<soap:Envelope xmlns:soap="urn:soap">${xml}</soap:Envelope>`),
  edits('a bare assertion', (xml) => assertionIn(xml)),
  edits('a response in the place of the assertion', (xml) =>
    xml.replace(assertionIn(xml), `<samlp:Response>${assertionIn(xml)}</samlp:Response>`),
  ),
  edits('the assertion deeper by one', (xml) =>
    xml.replace(assertionIn(xml), `<samlp:Extensions>${assertionIn(xml)}</samlp:Extensions>`),
  ),
  edits('the signature beside the assertion', (xml) => {
    const signature = signatureIn(xml)
    return xml.replace(signature, '').replace('<saml:Assertion', `${signature}<saml:Assertion`)
  }),
  edits('the signature twice', (xml) => xml.replace(signatureIn(xml), signatureIn(xml) + signatureIn(xml))),
  edits('two SignedInfo', (xml) => xml.replace(/<SignedInfo>[\s\S]*?<\/SignedInfo>/, (info) => info + info)),
  edits('two references', (xml) => xml.replace(/<Reference[\s\S]*?<\/Reference>/, (reference) => reference + reference)),
  edits('a manifest', (xml) => xml.replace('</Signature>', '<Object><Manifest/></Object></Signature>')),
  edits('an encrypted assertion beside', (xml) =>
    xml.replace('</samlp:Response>', '<saml:EncryptedAssertion/></samlp:Response>'),
  ),
  edits('an attribute id that repeats the assertion’s', (xml) =>
    xml.replace('<samlp:Status>', `<samlp:Status ID="${idOf(assertionIn(xml))}">`),
  ),
  edits('an Id in other letters that repeats the assertion’s', (xml) =>
    xml.replace('<samlp:Status>', `<samlp:Status Id="${idOf(assertionIn(xml))}">`),
  ),
]

export const parserAttacks: Attack[] = [
  ...['<!---->', '<!-- x -->', '<?x y?>', '<![CDATA[]]>'].flatMap((bit) => [
    edits(`${bit} in the NameID`, (xml, { claims }) => xml.replace(claims.email, claims.email.replace('@', `${bit}@`))),
    edits(`${bit} in the address`, (xml, { claims }) =>
      xml.replace(`AttributeValue>${claims.email}`, `AttributeValue>${claims.email}${bit}.evil.example`),
    ),
    edits(`${bit} in the digest`, (xml) => xml.replace('<DigestValue>', `<DigestValue>${bit}`)),
    edits(`${bit} in the signature value`, (xml) => xml.replace('<SignatureValue>', `<SignatureValue>${bit}`)),
    edits(`${bit} in the issuer`, (xml) => xml.replace('</saml:Issuer>', `${bit}</saml:Issuer>`)),
    edits(`${bit} in the audience`, (xml) => xml.replace('</saml:Audience>', `${bit}</saml:Audience>`)),
    edits(`${bit} between the parts`, (xml) => xml.replace('<samlp:Status>', `${bit}<samlp:Status>`)),
    edits(`${bit} at the end`, (xml) => xml + bit),
  ]),
  ...[
    '<!DOCTYPE r>',
    '<!DOCTYPE r [<!ENTITY e "x">]>',
    '<!DOCTYPE r SYSTEM "http://127.0.0.1/e.dtd">',
    '<!DOCTYPE r [<!ENTITY e SYSTEM "file:///etc/passwd">]>',
    '<!DOCTYPE r [<!ATTLIST saml:Assertion ID ID #FIXED "_evil">]>',
    '<!DOCTYPE r [<!ENTITY % p SYSTEM "http://127.0.0.1/"> %p;]>',
  ].flatMap((type) => [
    edits(`${type}`, (xml) => type + xml),
    edits(`${type} after a declaration`, (xml) => `<?xml version="1.0"?>${type}${xml}`),
    edits(`${type} in small letters`, (xml) => type.replace('DOCTYPE', 'doctype') + xml),
  ]),
  edits('an entity nobody declared', (xml, { claims }) => xml.replace(claims.email, '&e;')),
  edits('a NUL', (xml, { claims }) => xml.replace(claims.email, `${claims.email}\u0000`)),
  edits('a NUL as a reference', (xml, { claims }) => xml.replace(claims.email, `${claims.email}&#0;`)),
  edits('an element in the NameID', (xml, { claims }) => xml.replace(`>${claims.email}`, `><b>x</b>${claims.email}`)),
  edits(
    'a declaration with another encoding',
    (xml) => `<?xml version="1.0" encoding="UTF-7"?>${xml.replace('<saml:NameID', '+ADw-saml:NameID')}`,
  ),
  edits('text before', (xml) => `x${xml}`),
  edits('text after', (xml) => `${xml}x`),
  edits('another document after', (xml) => `${xml}<x/>`),
  edits('an open element', (xml) => xml.replace('</samlp:Response>', '')),
  edits('an attribute twice', (xml) => xml.replace('<samlp:Response', '<samlp:Response Version="2.0"')),
  edits('nothing', () => ''),
  edits('not XML', () => 'hello'),
  edits('HTML', () => '<html><body>signed in</body></html>'),
  edits('an empty response', () => '<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" Version="2.0" ID="_x"/>'),
  edits('a logout response', (xml) => xml.replaceAll('samlp:Response', 'samlp:LogoutResponse')),
  edits('a request', (xml) => xml.replaceAll('samlp:Response', 'samlp:AuthnRequest')),
  edits('SAML 1.1', (xml) => xml.replace('Version="2.0"', 'Version="1.1"')),
  edits('a response of another namespace', (xml) => xml.replaceAll('urn:oasis:names:tc:SAML:2.0:protocol', 'urn:x')),
  edits('very long', (xml) => xml.replace('<samlp:Status>', `${' '.repeat(400_000)}<samlp:Status>`)),
]
