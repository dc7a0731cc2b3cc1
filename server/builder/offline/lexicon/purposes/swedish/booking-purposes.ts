// What Swedish prompts say of a page on which others take a time: "patienterna ska hitta en ledig stund", "slipper ringa".
import { phrase, type Purpose } from '../purpose.ts'
import { a, can, few, on, others, people, z } from './words.ts'

const { raw } = String
const take = raw`välja|väljer|välj|hitta|hittar|ta|tar|plocka(?:r)?(?: ut)?|knipa|kniper|haffa|haffar|paxa|paxar|tinga|tingar|lägga beslag på|lägger beslag på|säkra|få|nappa åt sig|reservera|reserverar|pricka in|boka in|skriva upp sig (?:på|för|till)|skriver upp sig (?:på|för|till)|sätta upp sig (?:på|för)|sätter upp sig (?:på|för)|teckna sig (?:för|på)|tecknar sig (?:för|på)`
const free = raw`ledig|passande|lämplig|tom|öppen|egen`
const time = raw`(?:\p{L}+ och )?(?:(?:en|ett|sin|sina|sitt|egen|egna|någon|vilken|vilka|vilket|den|det|de|själv|själva|ut|bland) ){0,4}(?:(?:${free})\p{L}* (?!skärm|yta)\p{L}+|(?:\p{L}*[^r\W])?tid(?:en|er|erna)?|stund|klockslag|\p{L}*pass(?:et)?|lucka|dag(?:en)? och (?:tid|klockslag|timme)|datum och (?:tid|klockslag)|när (?:de|dom|man|hen) (?:vill|kan|ska))`
/** Whoever runs it writes down the times; others take none. */
const unnoted = raw`(?![^.!?\n]* (?:och|som|sen|sedan) (?:vi|jag) (?:skriver|noterar|antecknar|registrerar|lägger|för in))`
const slots = raw`\p{L}{0,30}(?:tider|tiderna|timmar|timmarna|dagar|dagarna|pass|passen|stunder|luckor|kvällar|veckor|veckorna|platser|platserna|plats|tid)`

const come = raw`kommer|komma|vill|kan|ska|tänker|passar|lämnar|hämtar`

export const bookingPurposes: readonly Purpose[] = [
  {
    says: phrase`${a}(?:${others}|de|dom) ${can}(?:ange|välja|väljer|säga|tala om|skriva in|bestämma|anger|bestämmer) ${few}när (?:de|dom|man|hen) (?:${come})${z}${unnoted}`,
    asks: { kind: 'booking' },
    takes: 'head',
  },
  {
    says: phrase`${a}${people} ${can}(?:se|ser|kolla|kollar|titta) när (?:jag|vi|hon|han|\p{L}+) (?:är|har) (?:ledig|tid|öppet|lucka)\p{L}*${few}`,
    asks: { kind: 'booking' },
    takes: 'head',
  },
  {
    says: phrase`${a}${people} ${can}(?:lägga beslag på|lägger beslag på|paxa|paxar|haffa|haffar|knipa|kniper|tinga|tingar|reservera|reserverar|lägga in sig|lägger in sig|sätta upp sig)${z}`,
    asks: { kind: 'booking' },
    takes: 'head',
  },
  {
    says: phrase`${a}${people} ${can}(?:tar|ta) ${can}(?:en|ett|två|sin) (?:timme|halvtimme|kväll|natt|bana|eftermiddag|lucka)${z}${unnoted}|${a}(?:leta|letar|hitta|hittar|letar sig) (?:upp |reda på |fram )?(?:en )?(?:egen |ledig )?(?:lucka|ledig tid|tid)${z}`,
    asks: { kind: 'booking' },
    takes: 'head',
  },
  { says: phrase`${a}${people} ${can}(?:${take}) ${time}${z}${unnoted}`, asks: { kind: 'booking' }, takes: 'head' },
  {
    says: phrase`${a}(?:vilka|när|de|se|ser|visar?) ${few}(?:${slots}|det|\p{L}+) (?:som )?(?:är |finns )?ledig\p{L}*${few}(?:och|,| för att) ${few}(?:ta|tar|välja|väljer|knipa|boka|bokar|plocka|plockar|paxa|paxar|haffa|nappa)${z}`,
    asks: { kind: 'booking' },
    takes: 'head',
  },
  {
    says: phrase`${a}(?:slipp|utan att (?:behöva )?ring|i ?stället för att ring)\p{L}*${on}${a}(?:tid|tider|plats|komma|när|bord|boka|lektion|pass)\p{L}*`,
    asks: { kind: 'booking' },
    takes: 'head',
  },
  {
    says: phrase`${a}(?:tid|tider|stund|plats|bord|pass|lektion|lektioner)${z}${on}(?:slipp|utan att (?:behöva )?ring|i ?stället för att ring)\p{L}*`,
    asks: { kind: 'booking' },
    takes: 'head',
  },
  {
    says: phrase`${a}${people} ${can}(?:anmäla|anmäler) sig ${can}(?:till|på|för) (?:en |ett )?(?:ledig\p{L}* \p{L}+|(?:pass|tid|lektion)\p{L}*)${unnoted}`,
    asks: { kind: 'booking' },
    takes: 'head',
  },
  {
    says: phrase`${a}(?:ta|tar|få|får|vill ha) (?:emot |in )?(?:tids?(?:be|för)ställningar|tidsbeställning)|${a}${others} ${can}(?:beställa|beställer|önska|önskar|ordna|fixa) (?:en |sin )?(?:\p{L}+)?tid${z}`,
    asks: { kind: 'booking' },
    takes: 'head',
  },
]
