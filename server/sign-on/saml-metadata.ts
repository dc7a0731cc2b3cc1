// The description each side gives of itself: theirs read, by file or by address, ours written.
import type { MetadataSource, SamlProvider, SignOnAddresses } from '#shared/sign-on.ts'
import type { Platform } from '../platform.ts'
import { refusal } from '../refusal.ts'
import { readCertificate } from './certificates.ts'
import { outboundFetch } from './outbound-fetch.ts'
import { childrenNamed, elementsOf, isNamed, namespaces, parseStrictly, textOf } from './strict-xml.ts'

const { metadata: M, signature: S } = namespaces
const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

/** What an identity provider says about itself. Refuses with `invalid` what does not say enough, or cannot be fetched. */
export async function readMetadata(platform: Platform, source: MetadataSource): Promise<SamlProvider> {
  const no = (path: string, message: string) => refusal('invalid', { message, issues: [{ path, message }] })
  const path = 'url' in source ? 'url' : 'xml'
  const xml = 'xml' in source ? source.xml : await fetchMetadata(platform, source.url)
  if (xml === null) throw no('url', 'Nothing could be fetched from this address.')
  const root = parseStrictly(xml)
  const described = root ? elementsOf(root).filter((element) => isNamed(element, M, 'IDPSSODescriptor')) : []
  const [provider] = described
  if (!provider || described.length > 1) throw no(path, 'This is not the metadata of one SAML identity provider.')
  const issuer = (provider.parentNode as Element).getAttribute('entityID')
  const signIns = childrenNamed(provider, M, 'SingleSignOnService')
  const signInUrl = signIns.find((one) => one.getAttribute('Binding') === redirectBinding)?.getAttribute('Location')
  if (!issuer || !signInUrl || !/^https?:\/\//i.test(signInUrl))
    throw no(path, 'The metadata names no sign-in address for the redirect binding.')
  const certificates = childrenNamed(provider, M, 'KeyDescriptor')
    .filter((key) => key.getAttribute('use') !== 'encryption')
    .flatMap(elementsOf)
    .filter((element) => isNamed(element, S, 'X509Certificate'))
    .map((element) => readCertificate(textOf(element), path))
  if (certificates.length === 0) throw no(path, 'The metadata holds no certificate.')
  return { protocol: 'saml', issuer, signInUrl, certificates: [...new Set(certificates)] }
}

async function fetchMetadata({ config, log }: Platform, url: string): Promise<string | null> {
  try {
    const answer = await outboundFetch(config)(url, {
      method: 'GET',
      headers: { accept: 'application/samlmetadata+xml, application/xml, text/xml' },
      body: null,
      redirect: 'manual',
    })
    return answer.ok ? withoutComments(await answer.text()) : null
  } catch (error) {
    log({ level: 'info', message: 'metadata could not be fetched', error })
    return null
  }
}

/** Metadata is not signed to us and says what the administrator then sees; a comment in it does no harm once it is gone. */
const withoutComments = (xml: string) => xml.replaceAll(/<!--(?:(?!--)[\s\S])*-->/g, '')

/** Ours: who we are and where answers go. */
export function ownMetadata({ entityId, acsUrl }: SignOnAddresses): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<EntityDescriptor xmlns="${M}" entityID="${escaped(entityId)}">`,
    `  <SPSSODescriptor AuthnRequestsSigned="false" WantAssertionsSigned="true" protocolSupportEnumeration="${namespaces.protocol}">`,
    '    <NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</NameIDFormat>',
    '    <NameIDFormat>urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress</NameIDFormat>',
    `    <AssertionConsumerService index="0" isDefault="true" Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${escaped(acsUrl)}"/>`,
    '  </SPSSODescriptor>',
    '</EntityDescriptor>',
    '',
  ].join('\n')
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
