// How a wrong SAML answer is made of a right one, for the lists of attacks.
import { assertionXml, responseXml, signXml, type Claims, type SamlProvider, type Signing } from './saml-provider.ts'

export type Scene = {
  provider: SamlProvider
  /** another organisation's provider, whose key the attacker holds */
  stranger: SamlProvider
  victim: string
  /** what a right answer to this very request says */
  claims: Claims
  /** an answer that was accepted before, to an earlier request */
  used: string
}
export type Attack = { name: string; forge(scene: Scene): string }

export const signed = (claims: Claims, { key }: { key: string }, signing: Partial<Signing> = {}) =>
  signXml(responseXml(claims, assertionXml(claims)), { key, ...signing })
/** The answer the provider would give, with these claims said differently. */
export const says = (name: string, change: (scene: Scene) => Partial<Claims>): Attack => ({
  name,
  forge: (scene) => signed({ ...scene.claims, ...change(scene) }, scene.provider),
})
export const signs = (name: string, signing: (scene: Scene) => Partial<Signing>): Attack => ({
  name,
  forge: (scene) => signed(scene.claims, scene.provider, signing(scene)),
})
/** A right answer, changed after it was signed. */
export const edits = (name: string, edit: (xml: string, scene: Scene) => string): Attack => ({
  name,
  forge: (scene) => edit(signed(scene.claims, scene.provider), scene),
})

export const assertionIn = (xml: string) => /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)![0]
export const signatureIn = (xml: string) => /<(\w+:)?Signature[\s>][\s\S]*?<\/(\w+:)?Signature>/.exec(xml)![0]
export const withoutSignature = (xml: string) => xml.replace(signatureIn(xml), '')
export const idOf = (assertion: string) => /ID="([^"]+)"/.exec(assertion)![1]!
/** The attacker's own assertion, unsigned, about the victim. */
export const evilOf = (assertion: string, { claims, victim }: Scene, id = '_evil') =>
  withoutSignature(assertion)
    .replaceAll(claims.email, victim)
    .replace(/ID="[^"]+"/, `ID="${id}"`)
