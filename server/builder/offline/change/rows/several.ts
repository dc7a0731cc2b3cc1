// "Add 3 items: tent, stove, rope", "add two dogs, Bella and Rufus", "lägg till tre uppgifter: diska, tvätta, handla", 着物の例に「訪問着」「振袖」を入れて: as many rows as there are names.
import type { Language } from '#shared/languages.ts'
import { numberWords } from '../../lexicon/number-words.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { rowSays } from '../../reply/row-phrases.ts'
import { capitalised } from '../../understand/said.ts'
import { alreadySo, type Reading } from '../reading.ts'
import { mainThing, readingsIn, resolveField, resolveThing } from '../resolve.ts'
import { rowNamed } from './values.ts'

const namesMax = 20
const nameCharsMax = 60
const forms: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?:(?:please|also|and|now|can you|could you) )*(?:add|put in|enter|create|include) (?:these |the |my )?(?<count>\d+|[a-z]+) (?:new |more )?(?<of>\p{L}+)(?: to (?:the )?list)?(?::|,(?: namely| called)?| called| named| [-–—]) (?<names>.+)$/iu,
    /^(?:(?:please|also|and|now|can you|could you) )*(?:add|put in|enter|use|show|include|put) (?<names>.+?),? as (?:the |some |our )?(?:examples?|samples?|sample data|example data)(?: (?:of|for|in|to) (?:the )?(?<of>\p{L}+))?$/iu,
    /^(?:(?:please|also|and|now|can you|could you) )*(?:add|put in|enter|put|include) (?<names>["“].+["”]) (?:to|in|into|on|among) (?:the |our |my )?(?<of>\p{L}+)(?: list)?$/iu,
  ],
  sv: [
    /^(?:(?:snälla|kan du|och|nu) )*(?:lägg(?:a)? (?:till|in)|skriv(?:a)? (?:in|upp)) (?:de här )?(?<count>\d+|\p{L}+) (?:nya )?(?<of>\p{L}+)(?::|,(?: nämligen)?| som heter| [-–—]) (?<names>.+)$/iu,
    /^(?:(?:snälla|kan du|och|nu) )*(?:lägg(?:a)? (?:till|in)|ha|ta med|använd) (?<names>.+?) som exempel(?: (?:på|i|bland) (?<of>\p{L}+))?$/iu,
    /^(?:(?:snälla|kan du|och|nu) )*(?:lägg(?:a)? (?:till|in)) (?<names>["”“].+["”]) (?:i|på|bland|till) (?<of>\p{L}+)$/iu,
  ],
  ja: [
    /^(?<of>[^「」、。]{1,12}?)(?:の(?:例|見本|サンプル|データ|一覧|リスト))?(?:に|として)(?:は|、)?(?<names>(?:「[^「」]{1,30}」[、と・]?)+)(?:の(?!日付|日時|時刻|金額|数[字値]|写真|画像|チェック|URL|リンク|[^、。]{0,4}(?:欄|項目|列))[^、。]{1,6})?(?:を|も)?(?:追加|入れ|登録|足|載せ|記入)[^。]*。?$/u,
    /^(?<of>[^「」、。]{1,12}?)の(?:例|見本|サンプル)(?:は|を)(?<names>(?:「[^「」]{1,30}」[、と・]?)+)(?:に(?:して|変更)|です|で)[^。]*。?$/u,
  ],
}
const between: Record<Language, RegExp> = {
  en: /\s*[,;]\s*(?:and\s+)?|\s+and\s+/iu,
  sv: /\s*[,;]\s*(?:och\s+)?|\s+och\s+/iu,
  ja: /(?<=」)[、と・]?(?=「)/u,
}
const unquoted = (text: string) => text.trim().replace(/^["“”「『]|["“”」』.]$/gu, '')

/** The list that is called so; that which is called by it; that to which the field points. */
function listOf(model: ProjectModel, of: string | undefined, language: Language): Thing | undefined {
  if (!of) return mainThing(model)
  const thing = resolveThing(model, of, language)
  const at = resolveField(model, of, language, mainThing(model))
  if (at?.field.id === at?.thing.titleField && at && !(thing && [thing.one, thing.many].includes(of))) return at.thing
  return thing ?? model.things.find(({ id }) => at?.field.target === id)
}

const choosing = /(?:選択肢|候補|項目|欄|options?|choices?|alternativ|val)/iu
export function severalAdded(model: ProjectModel, text: string, language: Language): Reading | null {
  const said = text.trim().replace(/[.!]+$/u, '')
  for (const form of forms[language]) {
    const { count, of, names: list = '' } = form.exec(said)?.groups ?? {}
    if (!list || choosing.test(of ?? '')) continue
    const names = list.split(between[language]).map(unquoted).filter(Boolean)
    const wanted = count === undefined ? names.length : (numberWords.get(count.toLowerCase()) ?? Number(count))
    const thing = listOf(model, of, language)
    const title = thing?.fields.find(({ id }) => id === thing.titleField)
    const isField = (name: string) => readingsIn(name, language).some(({ kind }) => kind === 'field')
    // "eggs" may be a field elsewhere
    const isEach =
      names.every((name) => name.length <= nameCharsMax && !/[:：]/u.test(name)) &&
      names.filter(isField).length * 2 < names.length
    // "a student called Mia Berg with rate 45" is one row, told with its values
    if (count !== undefined && wanted < 2) continue
    if (!thing || title?.type !== 'text' || title.formula || wanted !== names.length || names.length > namesMax || !isEach)
      continue
    const fresh = names.filter((name) => rowNamed(thing.rows, thing.titleField, name) < 0)
    if (!fresh.length) return alreadySo(language)
    return {
      operations: fresh.map((name) => ({
        op: 'addRow',
        thing: thing.id,
        row: { [thing.titleField]: language === 'ja' ? name : capitalised(name), ...started(thing) },
      })),
      notes: [{ kind: 'kept', text: rowSays.storedStays[language] }],
    }
  }
  return null
}

const started = ({ fields }: Thing) =>
  Object.fromEntries(fields.flatMap(({ id, type, required }) => (type === 'date' && required ? [[id, '+0d']] : [])))
