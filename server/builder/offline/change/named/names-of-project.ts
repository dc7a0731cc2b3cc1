// What the place is called, told in passing: "put my name on it, Waggy Tails", "the shop's called Rawson & Sons, put that at the top", "We're Priya and
// Tom, 14 June 2026, Hedsor House", salongen heter Hårfagert, 店名は「花月」です. It names the project; said to stand on top, and of two who invite, it
// is the headline of their website as well.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import type { Operation } from '../operations.ts'
import { does, type Reading } from '../reading.ts'
import { resolveField, resolveThing } from '../resolve.ts'

const charsMax = 200
const nameCharsMax = 40
/** `rest` is what the wish says of how it should look. */
type Named = Reading & { rest?: string }

const name = String.raw`["“”'‘「『]?(?<name>[^,.;:"“”「」『』!?]{2,40}?)["”’」』]?`
const top = {
  en: String.raw`(?:,? (?:and |so )?(?:please |can you |could you )*(?<top>(?:put|write|show|stick|have) (?:that|it|the name|this)(?: in)?(?: nice and)?(?: really| very)?(?: big| large)?(?: letters)?,? (?:at|on|up at|right at) (?:the )?(?:very )?top(?: of (?:it|the (?:page|site)))?(?: as the (?:name|title)(?: of [\p{L} ]+)?)?)(?:,? (?<look>in .+?))?)?`,
  sv: String.raw`(?:,? (?:och |så )?(?:snälla )?(?<top>(?:skriv|sätt|visa|lägg|ha) (?:det|den|namnet)(?: riktigt| väldigt)?(?: stort)?(?: med stora bokstäver)? (?:högst upp|överst|längst upp)(?: på sidan)?)(?:,? (?<look>i .+?|med .+?))?)?`,
}
/** "… and it should be blue" is said of how it looks. */
const lookBehind = {
  en: String.raw`(?:,? and (?<look>(?:it|the (?:app|site|page|website)) (?:should|must|needs to|has to|ought to) .+?))?`,
  sv: String.raw`(?:,? och (?<look>(?:den|det|appen|sidan|allt) (?:ska|måste|bör|borde|får) .+?))?`,
}
const kind = {
  en: String.raw`(?:shop|store|salon|studio|business|company|firm|club|team|cafe|café|restaurant|bakery|bar|pub|clinic|practice|school|choir|band|group|organi[sz]ation|charity|farm|brewery|gym|agency|hotel|b&b|guesthouse|gallery|place|site|website|app|thing)`,
  sv: String.raw`(?:butiken|affären|salongen|studion|ateljén|företaget|firman|bolaget|byrån|klubben|laget|kaféet|caféet|restaurangen|krogen|bageriet|baren|puben|kliniken|mottagningen|skolan|kören|bandet|gruppen|föreningen|gården|bryggeriet|gymmet|hotellet|pensionatet|galleriet|verkstaden|sidan|hemsidan|sajten|appen)`,
}
const forms: Record<Language, readonly RegExp[]> = {
  en: [
    new RegExp(
      String.raw`^(?:(?:please|also|and|can you|could you) )*(?:put|add|write|stick|have|get) (?:my|our|the)(?: ${kind.en}['’]?s?)? name (?:on it|on there|on that|in there|on the ${kind.en}|(?<top>(?:at|on) (?:the )?(?:very )?top(?: of the page)?|in the header))[,:;-]+ (?:it['’]s |we['’]re )?(?:called )?${name}[.!]*$`,
      'iu',
    ),
    new RegExp(
      String.raw`^(?:(?:oh|and|also|btw|by the way)[,]? )*(?:the|our|my) ${kind.en}(?:['’]s| is)(?: actually)? (?:called|named) ${name}${lookBehind.en}[.!]*$`,
      'iu',
    ),
    new RegExp(
      String.raw`^(?:(?:oh|and|also|btw|by the way)[,]? )*(?:the|our|my) ${kind.en}(?:['’]s| is)(?: actually)? (?:called|named) ${name}${top.en}[.!]*$`,
      'iu',
    ),
    new RegExp(
      String.raw`^(?:(?:oh|and|also|btw|by the way)[,]? )*(?:we|i)(?:['’]re| are|['’]m| am)(?: actually)? called ${name}${top.en}[.!]*$`,
      'iu',
    ),
  ],
  sv: [
    new RegExp(
      String.raw`^(?:(?:snälla|också|och|kan du) )*(?:sätt|skriv|lägg|ha) (?:mitt|vårt|företagets|firmans)(?: namn|namn) (?:på (?:den|det|sidan|appen)|(?<top>högst upp|överst|i sidhuvudet))[,:;-]+ (?:det är )?${name}[.!]*$`,
      'iu',
    ),
    new RegExp(
      String.raw`^(?:(?:och|förresten)[,]? )*(?:vår |vårt |min |mitt )?${kind.sv} heter ${name}${lookBehind.sv}[.!]*$`,
      'iu',
    ),
    new RegExp(String.raw`^(?:(?:och|förresten)[,]? )*(?:vår |vårt |min |mitt )?${kind.sv} heter ${name}${top.sv}[.!]*$`, 'iu'),
    new RegExp(String.raw`^(?:(?:och|förresten)[,]? )*vi heter ${name}${top.sv}[.!]*$`, 'iu'),
  ],
  ja: [
    /^(?:あと|それと)?、?(?:お?店|会社|サロン|教室|屋号|チーム|団体|サークル|施設|クリニック|サイト|アプリ)(?:の名前|名)?は、?「(?<name>[^「」]{1,30})」(?:です|になります|といいます)(?:。?(?<top>(?:一番上|トップ|上)に(?:大きく)?(?:書い|入れ|表示し|載せ)[^。]*))?。?$/u,
  ],
}

/** From when it is so, and that it is to be changed. */
const since = {
  en: String.raw`(?:,? (?:from|as of|starting|since|in|this|next) [^.;?!]{2,30}?)?(?:[.,;]? (?:so |and )?(?:please|can you|could you|update|change|use) [^.;]{2,60}?)?[.!?]*$`,
  sv: String.raw`(?:,? (?:från|fr\.?o\.?m\.?|sedan|i|nu|till) [^.;?!]{2,30}?)?(?:[.,;]? (?:så |och )?(?:snälla|kan (?:du|ni)|ändra|byt|uppdatera|använd) [^.;]{2,60}?)?[.!?]*$`,
}
const nameJa = '(?:店名|お店の名前|屋号|社名|会社名|教室名|サロン名|団体名|バンド名|サイト名|名前|名称)'
/** "Vi byter namn till Strandliden från i höst": another name than before. */
const renamed: Record<Language, readonly RegExp[]> = {
  en: [
    new RegExp(
      String.raw`^(?:(?:hi|oh|also|and)[,!]? )*(?:[Ww]e(?:['’]re| are| have|['’]ve)?|[Ii](?:['’]m| am|['’]ve| have)?)(?: now| just)? (?:chang(?:ing|ed|e)|switch(?:ing|ed)) (?:our|the|my)(?: \p{L}+)?(?:['’]s)? name to ["“'‘]?(?<name>\p{Lu}[^,.;:"“”!?]{1,38}?)["”’]?${since.en}`,
      'u',
    ),
    new RegExp(
      String.raw`^(?:(?:hi|oh|also|and)[,!]? )*[Ww]e(?:['’]ve| have|['’]re| are)(?: now| just| been)* (?:rebrand(?:ed|ing)|renam(?:ed|ing)(?: ourselves)?)(?: to| as)? ["“'‘]?(?<name>\p{Lu}[^,.;:"“”!?]{1,38}?)["”’]?${since.en}`,
      'u',
    ),
    new RegExp(
      String.raw`^(?:[Oo]ur|[Tt]he|[Mm]y) (?:new name|name of the (?:shop|place|business|company|site)|(?:shop|business|company|site)['’]s (?:new )?name) (?:is|will be|should be)(?: now)? ["“'‘]?(?<name>\p{Lu}[^,.;:"“”!?]{1,38}?)["”’]?${since.en}`,
      'u',
    ),
  ],
  sv: [
    new RegExp(
      String.raw`^(?:(?:[Hh]ej|[Oo]ch)[,!]? )*(?:[Vv]i|[Jj]ag|[Ff]öreningen|[Ff]öretaget|[Kk]lubben) (?:byter|har bytt|ska byta|har ändrat|ändrar|bytte) namn(?:et)?(?: på \p{L}+)? till ["”“'’]?(?<name>\p{Lu}[^,.;:"“”!?]{1,38}?)["”“'’]?${since.sv}`,
      'u',
    ),
    new RegExp(
      String.raw`^(?:[Vv]årt|[Dd]et|[Mm]itt) nya namn(?:et)? (?:är|blir|ska vara) ["”“'’]?(?<name>\p{Lu}[^,.;:"“”!?]{1,38}?)["”“'’]?${since.sv}`,
      'u',
    ),
    new RegExp(
      String.raw`^[Vv]i (?:heter (?:numera|nu|nuförtiden)|ska (?:nu )?heta|kommer att heta) ["”“'’]?(?<name>\p{Lu}[^,.;:"“”!?]{1,38}?)["”“'’]?${since.sv}`,
      'u',
    ),
  ],
  ja: [
    new RegExp(
      `^(?:[^。、「」]{1,12}から、?)?(?:お?店の|うちの)?${nameJa}(?:が|を|は)、?(?:[^。、「」]{1,12}から、?)?「?(?<name>[^「」。、はがを]{1,24}?)」?(?:に|へ|と)(?:変わ|変更|改名|なり|変え|改め)[^「」]*$`,
      'u',
    ),
    new RegExp(
      `^(?:[^。、「」]{1,12}から、?)?「(?<name>[^「」]{1,24})」(?:に|へ|と)(?:店名|屋号|社名|名前|名称)?(?:を)?(?:変更|改名|改称|名称変更|変わ)[^「」]*$`,
      'u',
    ),
  ],
}

const proper = String.raw`["“'‘]?(?<name>\p{Lu}[^,.;:"“”!?]{1,38}?)["”’]?`
const then = String.raw`(?:(?:,|,? and|\.)(?: also| then| please)* (?<rest>(?:have|make|show|put|sort|use|add|set|list|colou?r|give|let|turn|group|keep)\b.+?))`
/** "Call it Oak Barn and have the newest first", "we're the Elm Street Owls so put that as the name": names of their own, which begin so. */
const inPassing: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:[Pp]lease |[Cc]an you |[Cc]ould you )*(?:[Cc]all|[Nn]ame|[Tt]itle|[Rr]ename) (?:it|this|that|(?:the|this) (?:whole )?(?:thing|app|page|site|website|project))(?: to)? ${proper}${then}[.!]*$`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:[Oo]h |[Aa]nd )*(?:[Ii]t['’]?s|[Ii]t is|[Tt]his is|[Ww]e['’]?re|[Ww]e are|[Tt]hat['’]?s)(?: actually)?(?: called)? (?:[Tt]he )?${proper}(?:,? (?:by the way|btw|actually))?(?:,|\.| -)? (?:so |and |can you |could you |please )*(?:(?:put|use|have|make|write|set|take) (?:that|it|this)(?: in| down)? (?:as|for|into) (?:the |its |our )?(?:name|title|heading|header)|(?:name|call) (?:it|this) (?:that|so))${then}?[.!]*$`,
    'u',
  ),
]

const months =
  '[Jj]anuar[yi]|[Ff]ebruar[yi]|[Mm]arch|[Mm]ars|[Aa]pril|[Mm]a[yj]|[Jj]une|[Jj]uni|[Jj]uly|[Jj]uli|[Aa]ugusti?|[Ss]eptember|[Oo][ck]tober|[Nn]ovember|[Dd]ecember'
const day = String.raw`(?<day>(?:the |den )?\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${months})(?:,? \d{4})?|(?:${months}) \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{4}-\d\d-\d\d)`
const one = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?`
/** Two who invite, when and where. */
const couple: Record<'en' | 'sv', RegExp> = {
  en: new RegExp(
    String.raw`^[Ww]e(?:['’]re| are) (?<name>${one} (?:and|&) ${one}),? (?:(?:on|and it['’]s on|getting married(?: on)?),? )?${day}(?:,? (?:at |in )?(?<place>\p{Lu}[^,.!]{2,40}(?:, \p{Lu}[^,.!]{2,30})?))?[.!]*$`,
    'u',
  ),
  sv: new RegExp(
    String.raw`^[Vv]i (?:är|heter) (?<name>${one} (?:och|&) ${one}),? (?:(?:gifter oss|vigseln är)(?: den)?,? )?${day}(?:,? (?:på |i )?(?<place>\p{Lu}[^,.!]{2,40}(?:, \p{Lu}[^,.!]{2,30})?))?[.!]*$`,
    'u',
  ),
}

const landing = ({ pages }: ProjectModel) => pages.find(({ kind: of, sections }) => of === 'landing' && sections)

function twoWhoInvite(model: ProjectModel, said: string, language: Language): Named | null {
  const found = language === 'ja' ? undefined : couple[language].exec(said)?.groups
  const page = landing(model)
  if (!found || !page) return null
  const operations: Operation[] = [
    { op: 'setName', name: found['name']! },
    { op: 'setSiteText', page: page.id, part: 'headline', text: found['name']! },
    { op: 'setSiteText', page: page.id, part: 'lead', text: [found['day'], found['place']].filter(Boolean).join(', ') },
  ]
  if (found['place']) operations.push({ op: 'setSiteText', page: page.id, part: 'address', text: found['place'] })
  return does(...operations)
}

/** Null where a wish is about something else. */
export function namesOfProject(model: ProjectModel, text: string, language: Language): Named | null {
  const said = text.trim()
  if (said.length > charsMax) return null
  const two = twoWhoInvite(model, said, language)
  if (two) return two
  for (const form of [...(language === 'en' ? inPassing : []), ...renamed[language], ...forms[language]]) {
    const { name: given = '', top: isTop, look, rest } = form.exec(said)?.groups ?? {}
    const called = given.trim()
    // what is called otherwise may be a list or a field
    if (!called || called.length > nameCharsMax || /^(?:the|a|an|it|that|something|det|den|något)(?: |$)/iu.test(called)) continue
    if (resolveThing(model, called, language) ?? resolveField(model, called, language)) continue
    const page = isTop ? landing(model) : undefined
    const reading = does(
      { op: 'setName', name: called },
      ...(page
        ? [{ op: 'setSiteText' as const, page: page.id, part: 'headline' as const, text: called }]
        : namedBefore(model, called)),
    )
    return { ...reading, ...(look ? { rest: asked(look, language) } : rest && { rest }) }
  }
  return null
}
/** Where the words at the top say the name of before. */
const namedBefore = ({ pages, name: before }: ProjectModel, called: string): Operation[] =>
  pages.flatMap(({ id, texts }) =>
    (['headline', 'lead'] as const).flatMap((part): Operation[] =>
      texts?.[part]?.includes(before)
        ? [{ op: 'setSiteText', page: id, part, text: texts[part].replaceAll(before, called) }]
        : [],
    ),
  )
/** "in a big old fashioned font" */
const asked = (look: string, language: Language): string =>
  language === 'sv' ? look.replace(/^(?:i|med) /iu, 'använd ') : look.replace(/^in /iu, 'use ')
