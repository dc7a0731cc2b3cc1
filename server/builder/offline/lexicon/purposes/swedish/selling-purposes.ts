// What Swedish prompts say of pages that sell: an invoice is a paper with a day to pay, a shop has a basket.
import { phrase, type Purpose } from '../purpose.ts'
import { a, can, few, on, others, z } from './words.ts'

const { raw } = String
const paper = raw`papper|pappret|underlag|blankett|nota|notan|dokument|specifikation|pdf|lapp`
const due = raw`moms\p{L}*|förfallo\p{L}*|betal(?:as|a|ningsdag\p{L}*|ningsvillkor|ningsdatum)|bankgiro\p{L}*|plusgiro\p{L}*|att betala`
const payer = raw`kund\p{L}*|klient\p{L}*|elev\p{L}*|hyresgäst\p{L}*|medlem\p{L}*|beställar\p{L}*|uppdragsgivar\p{L}*|föräldr\p{L}*|företag\p{L}*|de|dem|hon|han|folk`

export const invoicePurposes: readonly Purpose[] = [
  { says: phrase`${a}(?:${paper})${z}${on}${a}(?:${due})${z}`, asks: { kind: 'invoice' }, takes: 'sentence' },
  {
    says: phrase`${a}(?:skriv|skriva|skicka|skickar|skriver|göra|gör|ge|räkna ihop|sammanställ\p{L}*)${z}${on}${a}(?:vad|det) (?:(?:de|mina|våra) ){0,4}(?:${payer}) (?:ska(?:ll)?|är skyldig\p{L}*|har att|måste|ska få)(?: betala)?${z}`,
    asks: { kind: 'invoice' },
    takes: 'sentence',
  },
  {
    says: phrase`${a}(?:räkning|räkningar|räkningen)${z}${few}(?:till|åt) (?:(?:mina|våra|varje|en|min|alla|den) ){0,4}(?:${payer})${z}|${a}(?:ta|tar) betalt (?:för|av)${z}${on}(?:${due}|räkning\p{L}*)${z}`,
    asks: { kind: 'invoice' },
    takes: 'sentence',
  },
]

export const shopPurposes: readonly Purpose[] = [
  {
    says: phrase`${a}(?:lägga|lägger|lägg|stoppa) (?<kept>${few})i (?:en |sin |ett )?(?:korg|kundkorg|vagn)\p{L}*(?:,? (?:och )?betala\p{L}*)?`,
    asks: { kind: 'shop' },
  },
  {
    says: phrase`(?:,? ?(?:där|som|så att) )?(?:${others}|de|hen|man) ${can}(?:väljer|välja|plockar ihop|plocka ihop|köpa|köper)${z} ?(?<kept>${few})(?:,|och|innan)${z}? ${few}(?:betala|betalar|ser priset|få dem|får dem|hem)${z}[^.!?\n]*`,
    asks: { kind: 'shop' },
  },
  {
    says: phrase`^\W*(?:beställ|köp) (?<kept>${few})(?:hos|av|från) (?:oss|mig)[^.!?\n:]*`,
    asks: { kind: 'shop' },
  },
  { says: phrase`${a}${others} (?:ska |kan |får )(?:kunna )?köpa${z}`, asks: { kind: 'shop' } },
  {
    says: phrase`,? ?(?:ska |som )?${a}(?:går|gå|finns|finnas|kan) (?:att |man )?(?:köpa|handla|beställa)(?: direkt)?(?: (?:på|via) (?:sidan|nätet|webben))?${z}`,
    asks: { kind: 'shop' },
  },
  {
    says: phrase`${a}(?:beställa|beställer|köpa|handla|skicka) hem (?<kept>${few})(?:från|av|hos) (?:vår|vårt|min|mitt|oss)[^.!?\n]*`,
    asks: { kind: 'shop' },
  },
  {
    says: phrase`(?<=[:.] ?|där |och |, ?)(?:man|de|kunderna|folk|alla|var och en) ${can}(?:väljer|välja|plockar) [^.!?\n]*`,
    asks: { kind: 'shop' },
    unless: /^(?![^]*(?:sälj|till salu|köp))/iu,
  },
  {
    says: phrase`,? ?${a}(?:med|och) (?:en )?(?:korg|kundkorg|kassa|köpknapp)${z}(?: (?:och kassa|att lägga \p{L}+ i))?`,
    asks: { kind: 'shop' },
  },
  {
    says: phrase`(?:,? ?(?:där|som|så att|och) )?${a}${others} ${can}(?:klicka|klickar) hem${z}(?<kept>${few})(?:,? (?:och )?betala\p{L}*)?(?=[.,!?\n]|$)`,
    asks: { kind: 'shop' },
  },
  {
    says: phrase`(?:,? ?(?:där|så att|och(?: så)?) )?${a}(?:ska )?(?:${others}|man)(?: ska)? ${can}(?:lägga|lägger|skicka|skickar|göra|gör) (?:in )?(?:en |sin )?(?:order|beställning)(?:en)?${z}`,
    asks: { kind: 'shop' },
  },
  {
    says: phrase`${a}${others} ${can}(?:lägga|lägger|stoppa|stoppar|plocka|plockar) (?:ner )?(?<kept>${few})i (?:en |sin |ett )?(?:korg|kundkorg|vagn)\p{L}{0,30}(?:[^.!?\n]*)`,
    asks: { kind: 'shop' },
  },
  {
    says: phrase`(?:,? ?(?:där|så att|och(?: så)?|och vill att) )?${a}${others} ${can}(?:väljer|välja|plockar|plocka) ${few}(?:lägger|lägga|betalar|betala|stoppar)[^.!?\n]*`,
    asks: { kind: 'shop' },
  },
  {
    says: phrase`${a}(?:köp|köpa|handla|beställa|beställ)${z} (?<kept>(?:\p{L}+ ){1,4}?)(?:direkt (?:från|av|hos)|hem(?:ma)? (?:till|från)|på nätet)${z}[^.!?\n]*`,
    asks: { kind: 'shop' },
  },
]
