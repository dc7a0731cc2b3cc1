// "Departments are Sales, Ops and People", "put department last", "tacka med 'Tack, sparat!'", 年代を聞く質問を最初に: a wish about a form that
// others answer changes its questions, which are rows, or what it says; never the fields that every question has.
import type { Language } from '#shared/languages.ts'
import type { Page, ProjectModel, Thing } from '../../model.ts'
import { kindLabel } from '../../page-parts/survey-parts.ts'
import { pageSays } from '../../reply/page-phrases.ts'
import { asQuestion } from '../../understand/asked/as-question.ts'
import { capitalised } from '../../understand/said.ts'
import type { Operation } from '../operations.ts'
import { alreadySo, does, nothing, type Reading, tells } from '../reading.ts'
import { readingsIn } from '../resolve.ts'
import { questionAt } from '../rows/survey.ts'
import { clauseAsked } from './clause-asked.ts'
import {
  allQuestions,
  asked,
  byGroup,
  choiceAsked,
  choicesMore,
  choicesTold,
  mustTold,
  needNot,
  ofQuestions,
  ofResults,
  openQuestions,
  pictures,
  placeTold,
  thanks,
} from './survey-words.ts'

type Groups = Record<string, string | undefined>
type At = { model: ProjectModel; page: Page; question: Thing; language: Language }

const groupsIn = (forms: readonly RegExp[], text: string): Groups[] =>
  forms.flatMap((form) => {
    const found = form.exec(text)?.groups
    return found ? [found] : []
  })
const optionWordsMax = 5
const unquoted = (text: string) =>
  text
    .trim()
    .replace(/^["“”'「『]+|["“”'」』.。]+$/gu, '')
    .trim()
const optionsOf = (text: string): string[] =>
  text
    .split(/\s*,\s*(?:(?:and|or|och|eller) )?|\s+(?:and|or|och|eller)\s+|\s*[/／・、，]\s*|(?<=」)と(?=「)/u)
    .map((each) => capitalised(unquoted(each)))
    .filter(Boolean)
const isList = (options: readonly string[]) =>
  options.length > 1 && options.every((each) => each.split(' ').length <= optionWordsMax)

const kinds =
  /^(?:types?|kinds?|categor\p{L}+|options?|choices?|answers?|typ(?:er|en|erna)?|kategori\p{L}*|alternativ\p{L}*|val(?:en)?|svar(?:en)?)$|^(?:種類|種別|選択肢|カテゴリー?)$/iu
const stemMin = 4
/** The question that is chosen from, by one of its words, or as the only one of its kind. */
function choiceCalled({ question, language }: At, what: string): number {
  const chosen = question.rows.flatMap((row, at) => (Array.isArray(row['options']) && row['options'].length ? [at] : []))
  const at = questionAt(question, what, language)
  if (at >= 0) return at
  const stems = what
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= stemMin)
    .map((word) => word.slice(0, stemMin + 1))
  const hits = chosen.filter((each) => {
    const text = String(question.rows[each]![question.titleField]).toLowerCase()
    return stems.some((stem) => text.includes(stem))
  })
  if (hits.length === 1) return hits[0]!
  return chosen.length === 1 && kinds.test(what.trim()) ? chosen[0]! : -1
}

const lacks = ({ question }: At, ...ids: string[]) => ids.some((id) => !question.fields.some((field) => field.id === id))

/** A question in words of its own, as it is added. */
function added(
  at: At,
  told: { text: string; kind: Parameters<typeof kindLabel>[0]; options?: string[] },
  must: boolean,
  place = '',
): Reading {
  const { model, question, language } = at
  const there = question.rows.find((row) => String(row[question.titleField]).toLowerCase() === told.text.toLowerCase())
  if (there) return tells(pageSays.questionThere[language](told.text), 'kept')
  const values: Record<string, unknown> = {
    kind: kindLabel(told.kind, model.language),
    options: told.options ?? [],
    mustAnswer: must,
    position: question.rows.length + 1,
  }
  const kept = Object.entries(values).filter(([id]) => question.fields.some((field) => field.id === id))
  const row = { [question.titleField]: told.text, ...Object.fromEntries(kept) }
  const first: Operation[] = isFirst.test(place) ? [{ op: 'placeRow', thing: question.id, at: question.rows.length, to: 0 }] : []
  return does({ op: 'addRow', thing: question.id, row }, ...first)
}
const isFirst = /first|top|start|beginning|först|överst|högst upp|最初|先頭/iu

function readChoices(at: At, text: string): Reading {
  const { question, language } = at
  if (lacks(at, 'kind', 'options')) return nothing
  for (const { what = '', options = '', place = '' } of groupsIn(choiceAsked[language], text)) {
    const all = optionsOf(options)
    if (!isList(all)) continue
    const place0 = questionAt(question, what, language)
    if (place0 < 0) {
      const { text: told } = asQuestion(capitalised(what.trim()), language)
      return added(at, { text: told, kind: 'choice', options: all }, false, place)
    }
    return offered(at, place0, all)
  }
  for (const { what = '', options = '' } of groupsIn(choicesTold[language], text)) {
    const all = optionsOf(options)
    const found = isList(all) ? questionAt(question, what, language) : -1
    if (found >= 0) return offered(at, found, all)
  }
  for (const { what = '', options = '' } of groupsIn(choicesMore[language], text)) {
    const found = choiceCalled(at, what)
    const had = (found >= 0 ? question.rows[found]!['options'] : []) as string[]
    const all = optionsOf(options)
    if (found < 0 || !had.length || !all.length || all.some((each) => each.split(' ').length > optionWordsMax)) continue
    return offered(at, found, [...new Set([...had, ...all])])
  }
  return nothing
}

function offered({ model, question, language }: At, at: number, options: string[]): Reading {
  const row = question.rows[at]!
  const several = kindLabel('several', model.language)
  const kind = row['kind'] === several ? several : kindLabel('choice', model.language)
  const isSo = row['kind'] === kind && String(row['options']) === String(options)
  return isSo ? alreadySo(language) : does({ op: 'changeRow', thing: question.id, at, values: { kind, options } })
}

function readPlace(at: At, text: string): Reading {
  const { question, language } = at
  if (lacks(at, 'position')) return nothing
  for (const { what = '', first, last, before, other } of groupsIn(placeTold[language], text)) {
    const moved = questionAt(question, what, language)
    const beside = other ? questionAt(question, other, language) : -1
    if (moved < 0 || (other && (beside < 0 || beside === moved))) continue
    const order = question.rows
      .map((row, place) => ({ place, stands: Number(row['position'] ?? place) }))
      .toSorted((a, b) => a.stands - b.stands)
      .map(({ place }) => place)
    const others = order.filter((place) => place !== moved)
    const to = first ? 0 : last ? others.length : others.indexOf(beside) + (before ? 0 : 1)
    return order.indexOf(moved) === to ? alreadySo(language) : does({ op: 'placeRow', thing: question.id, at: moved, to })
  }
  return nothing
}

function readMust(at: At, text: string): Reading {
  const { model, question, language } = at
  if (lacks(at, 'mustAnswer')) return nothing
  for (const { what = '', must } of groupsIn(mustTold[language], text)) {
    const said = what.trim()
    const isOpen = openQuestions.test(said)
    const one = isOpen || allQuestions.test(said) ? -1 : questionAt(question, said, language)
    const meant = question.rows.flatMap((row, place) =>
      (isOpen ? row['kind'] === kindLabel('text', model.language) : allQuestions.test(said) || place === one) ? [place] : [],
    )
    if (!meant.length) continue
    const wanted = must !== undefined
    const open = meant.filter((place) => Boolean(question.rows[place]!['mustAnswer']) !== wanted)
    return open.length
      ? does(
          ...open.map((place): Operation => ({ op: 'changeRow', thing: question.id, at: place, values: { mustAnswer: wanted } })),
        )
      : alreadySo(language)
  }
  return nothing
}

const quoted = /(?:["“”«]|(?<!\p{L})['‘’]|「|『)(?<text>[^"“”«»「」『』]{3,160}?)(?:["“”»]|['’](?!\p{L})|」|』)/u
function readThanks({ page }: At, text: string): Reading {
  const told = quoted.exec(text)
  if (
    !told ||
    !thanks.test(text.replace(told[0], ' ')) ||
    /\b(?:question|option|choice)\b|fråga|質問|選択肢/iu.test(text.replace(told[0], ' '))
  )
    return nothing
  return does({ op: 'setSiteText', page: page.id, part: 'thanks', text: told.groups!.text!.trim() })
}

function readResults({ language }: At, text: string): Reading {
  if (!ofResults.test(text)) return nothing
  return byGroup.test(text.replace(ofQuestions, ' '))
    ? tells(pageSays.resultsOnly[language])
    : tells(pageSays.resultsThere[language], 'kept')
}

const labelWordsMax = 4
function readAsked(at: At, said: string): Reading {
  const { question, language, page } = at
  const behind = needNot[language].exec(said)
  const text = behind ? said.slice(0, behind.index) : said
  const must = behind?.groups?.must !== undefined
  for (const { about, clause, field, form, place = '' } of groupsIn(asked[language], text)) {
    const what = (about ?? field ?? '').trim()
    if (field !== undefined && pictures.test(what)) return tells(pageSays.noFiles[language])
    // what there is to choose from is read with its question
    if (clause && /[,:]| - /u.test(clause)) continue
    if (clause) return added(at, clauseAsked(clause, language), must)
    if (!what || what.split(' ').length > labelWordsMax) continue
    const readings = readingsIn(what, language)
    const isField = readings.some(({ kind }) => kind === 'field')
    if (field !== undefined && !isField && !form?.trim() && language !== 'ja') continue
    if (readings.some(({ kind }) => ['page', 'view', 'tool', 'service', 'colour', 'tone'].includes(kind)) && !isField) continue
    const there = questionAt(question, what, language)
    if (there >= 0 && isField)
      return tells(pageSays.questionThere[language](String(question.rows[there]![question.titleField])), 'kept')
    const isForm = page.topic === 'report' || page.topic === 'signup' || page.sent !== undefined
    if (about !== undefined && !isField && !isForm && language === 'en')
      return added(at, { text: `How satisfied are you with the ${what.replace(/^the /iu, '')}?`, kind: 'scale' }, must, place)
    return added(at, clauseAsked(what, language), must, place)
  }
  return nothing
}

const readers = [readThanks, readPlace, readMust, readChoices, readAsked, readResults]

/** Null where there is no such form, or the wish is about something else. */
export function surveySaid(model: ProjectModel, text: string, language: Language): Reading | null {
  const page = model.pages.find(({ kind }) => kind === 'survey')
  const question = model.things.find(({ id }) => id === page?.thing)
  if (!page || !question) return null
  const at = { model, page, question, language }
  const isAlone = model.things.every(({ id }) => id === question.id || Object.values(page.parts ?? {}).includes(id))
  for (const read of readers) {
    if (read === readResults && !isAlone) continue
    const found = read(at, text.trim())
    if (found.operations.length || found.notes.length) return found
  }
  return null
}
