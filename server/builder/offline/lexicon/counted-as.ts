// What a number counts by the word behind it: "40 st", "6 bottles", 20個 are how many there are of something.
import type { Language } from '#shared/languages.ts'
import type { Field } from '../model.ts'
import { singular, swedishStems } from './inflect.ts'

const pieces = /^(?:pcs|pieces?|items?|copies|units?|st|styck(?:en)?|stk|exemplar|個|つ|本|枚|点|冊|台|袋|箱|束|缶)$/iu
const people = /^(?:people|persons?|guests?|seats?|pers|personer|gäster|platser|人|名|席)$/iu
const ofPieces = /quantity|stock|amount|count|antal|lager|saldo|mängd|数量|在庫|個数|数$/iu
const ofPeople = /people|guests?|seats?|capacity|persons|personer|gäster|platser|antal|kapacitet|人数|定員|席|名$/iu

/** "6 bottles" is a number of bottles by the field's own name. */
export function measuredAs(word: string, { label, concept = '', unit }: Field, language: Language): boolean {
  const told = `${concept} ${label}`
  if (pieces.test(word)) return !unit && ofPieces.test(told)
  if (people.test(word)) return !unit && ofPeople.test(told)
  const forms = language === 'sv' ? swedishStems(word.toLowerCase()) : [word.toLowerCase(), singular(word.toLowerCase())]
  const own = label.toLowerCase()
  return forms.some((form) => own === form || (language === 'sv' ? swedishStems(own).includes(form) : singular(own) === form))
}
