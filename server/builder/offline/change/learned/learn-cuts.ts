// Learns which joints part two wishes, from examples put behind each other: the joint between them does, those within one do not.
import type { Language } from '#shared/languages.ts'
import type { Chance } from '../../learning/chances.ts'
import { type Example, labelled, markedOf, type Pattern } from './example.ts'
import { jointFeatures, jointsIn } from './cuts.ts'
import { knowing } from './knowing.ts'
import type { Weights } from '../../learning/linear.ts'
import { regression, sharedOf } from '../../learning/regression.ts'

/** How people go on with a second wish, the usual ways more often. */
const between: Record<Language, readonly string[]> = {
  en: [
    ' and ',
    ' and ',
    ' and ',
    ', and ',
    ', and ',
    '. ',
    '. ',
    '. ',
    ', ',
    ', ',
    ' and also ',
    '. Also ',
    '. And ',
    ', also ',
    ' but ',
    ', but ',
    ', plus ',
    ' plus ',
    '; ',
    ' - ',
    ', then ',
    ' then ',
    '! ',
    '. Oh, and ',
    '\n',
    ' also ',
  ],
  sv: [
    ' och ',
    ' och ',
    ' och ',
    ', och ',
    ', och ',
    '. ',
    '. ',
    '. ',
    ', ',
    ', ',
    ' och även ',
    '. Dessutom ',
    '. Och ',
    ' samt ',
    ' men ',
    ', men ',
    ', plus ',
    ' plus ',
    '; ',
    ' - ',
    ', sen ',
    ' sen ',
    '! ',
    '. Sen ',
    '\n',
    ' och så ',
  ],
  ja: ['。', '。', '。', '。あと', '。それから', '。それと', '。また、', '。', '！', '\n', '、', '、あと', '、それから'],
}
/** An act that ends in a plain verb goes on in its -te form. */
const goesOn: readonly (readonly [RegExp, string])[] = [
  [/(?:にして|して)(?:ください|下さい|欲しい(?:です)?|ほしい(?:です)?|もらえますか)?$/u, 'して'],
  [/したい(?:です)?$/u, 'したいし、'],
  [/([えけせてねめれげべ])(?:たい|る)(?:です)?$/u, '$1て'],
  [/(?:ください|下さい|ほしい|欲しい)(?:です)?$/u, ''],
]
const rounds = 8
const chance = { third: 0.15, left: 0.3, teForm: 0.6, pair: 0.5 }
const asksNothing = new Set(['none', 'other'])

const ends = /[\s.。!！?？…]+$/u
const lowered = (marked: string) =>
  /^(?:I\b|\[|\p{Lu}\p{Lu})/u.test(marked) ? marked : marked.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())

type Joined = { example: Example; at: readonly number[] }

/** Examples behind each other, and where each but the first begins. */
function joined(patterns: readonly Pattern[], next: Chance): Joined {
  const { language } = patterns[0]!
  const length = (marked: string) => marked.replace(/\[\w+:([^\]]*)\]/g, '$1').length
  let marked = markedOf(patterns[0]!, next)
  const at: number[] = []
  for (const pattern of patterns.slice(1)) {
    const joint = between[language][Math.floor(next() * between[language].length)]!
    let first = marked.replace(ends, '')
    const form = language === 'ja' && next() < chance.teForm ? goesOn.find(([end]) => end.test(first)) : undefined
    if (form) first = first.replace(form[0], form[1])
    const second = markedOf(pattern, next)
    marked = first + (form ? '、' : joint) + (/[.!\n]\s*$/.test(joint) || language === 'ja' ? second : lowered(second))
    at.push(length(first))
  }
  return { example: labelled(patterns[0]!.act, marked, language), at }
}

const isPlain = ({ act }: Pattern) => !asksNothing.has(act)

/** One of the ways the pattern may be put, alone or before others, as a project may know its words. */
function passage(pattern: Pattern, plain: readonly Pattern[], words: ReadonlySet<string>, next: Chance) {
  const any = () => plain[Math.floor(next() * plain.length)]!
  const others = isPlain(pattern) && next() < chance.pair ? [any(), ...(next() < chance.third ? [any()] : [])] : []
  const { example, at } = joined([pattern, ...others], next)
  const tokens = knowing(example, next, words)
  return jointsIn(example.text, example.language).map((joint) => ({
    features: jointFeatures(example.text, tokens, joint, example.language),
    isCut: at.some((place) => place >= joint.from && place <= joint.to),
  }))
}

/** `words` are those that wishes are made of. The labels: it goes on, it parts. */
export function learnCuts(patterns: readonly Pattern[], words: ReadonlySet<string>, next: Chance): Weights {
  const { weights, step } = regression(2)
  const plain = patterns.filter(isPlain)
  const shared = sharedOf(
    patterns.flatMap((pattern) => passage(pattern, plain, words, next).map(({ features }) => [pattern, features] as const)),
  )
  for (let round = 0; round < rounds; round++)
    for (const pattern of patterns)
      for (const { features, isCut } of passage(pattern, plain, words, next))
        step(
          features.filter((feature) => shared.has(feature) && next() >= chance.left),
          [isCut ? 1 : 0],
        )
  return weights
}
