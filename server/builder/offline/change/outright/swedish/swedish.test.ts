import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../../../understand/understand.ts'
import { change } from '../../change.ts'
import type { Operation } from '../../operations.ts'

const told = (each: Operation): string => {
  switch (each.op) {
    case 'addField':
      return [
        each.op,
        `${each.thing}.${each.field.label}:${each.field.type}`,
        each.field.options?.join('/') ?? (each.field.formula ? '=' : ''),
      ]
        .filter(Boolean)
        .join(' ')
    case 'setOptions':
    case 'retypeField':
      return `${each.op} ${each.thing}.${each.field} ${each.op === 'setOptions' ? each.options.join('/') : (each.options?.join('/') ?? each.type)}`
    case 'addSection':
      return `${each.op} ${each.section.title ?? each.section.kind}: ${each.section.text ?? ''}`
    case 'setSiteText':
      return `${each.op} ${each.part} ${each.text}`
    case 'addQuickFilter':
      return `${each.op} ${each.thing} ${each.quickFilter.label}`
    case 'addFigure':
      return `${each.op} ${each.thing} ${[each.figure.kind, each.figure.of, each.figure.by, each.figure.span].filter(Boolean).join(' ')}`
    case 'setOrder':
      return `${each.op} ${each.thing}.${each.by} ${each.descending ? 'down' : 'up'}`
    case 'addRow':
      return `${each.op} ${each.thing} ${Object.values(each.row).join(' ')}`
    default:
      return [each.op, 'thing' in each ? each.thing : '', 'field' in each ? each.field : ''].filter(Boolean).join(' ')
  }
}
const done = (prompt: string, wish: string) => change(understand(prompt).model!, wish)
const wished = (prompt: string, wish: string): string[] => done(prompt, wish).operations.map(told)

const hundar = 'Register över hundarna på mitt hunddagis med ras, ägare och telefon'
const salong = 'Hemsida för min frisörsalong Klippet i Växjö'
const klubb = 'App för att hålla koll på medlemmar i båtklubben och vilka som betalat avgiften'
const kvitton = 'Kvitton och utgifter för vår familj'
const garn = 'Lagerlista för min garnbutik: garn, färg, antal nystan, inköpspris och försäljningspris'
const ridskola = 'Elever på ridskolan, hästar och lektioner'
const fest = 'Gästlista till 50-årsfest'
const loppis = 'Lista på saker till loppis med pris och säljare'

const table: readonly (readonly [prompt: string, wish: string, comesTo: readonly string[]])[] = [
  // what is missed
  [
    hundar,
    'jag ser aldrig i listan vilken dag hunden är här',
    ['addField pet.Dagar:tags Måndag/Tisdag/Onsdag/Torsdag/Fredag/Lördag/Söndag'],
  ],
  [hundar, 'jag ser aldrig vems hund det är', ['moveField pet owner']],
  [klubb, 'det syns inte vem som betalat', ['addQuickFilter payment Betalt', 'addQuickFilter payment Inte betalt']],
  [ridskola, 'man vet inte vilken häst eleven rider', ['addField student.Häst:ref']],
  [fest, 'jag ser inte vem som tackat ja', ['addQuickFilter guest Kommer']],
  [fest, 'jag vill kunna se vilka som inte svarat', ['addQuickFilter guest Inte svarat']],
  // choices as they are said
  [kvitton, 'pappa och mamma ska kunna väljas, vem som betalade', ['addField receipt.Vem som betalade:select Pappa/Mamma']],
  ['Att göra-lista för huset', 'vem ska göra det? jag eller Anders', ['addField task.Ansvarig:select Jag/Anders']],
  [
    'Att göra-lista för huset',
    'dela upp på rum, kök badrum sovrum vind',
    ['addField task.Rum:select Kök/Badrum/Sovrum/Vind', 'setGroup task'],
  ],
  [
    'Kunder och jobb för min städfirma',
    'ansvarig ska va nån av tjejerna, Maria Fatima och Lena',
    ['retypeField job.assignee Maria/Fatima/Lena'],
  ],
  [
    'Prov och läxor med ämne, datum och vad jag ska läsa',
    'lägg till betyg A-F på proven',
    ['addField exam.Betyg:select A/B/C/D/E/F'],
  ],
  ['Barnkläder jag säljer: storlek, märke, pris, såld', 'storlekarna är 50 56 62', ['setOptions outfit.size 50/56/62']],
  // what a business tells of itself
  [salong, 'vi tar kort och swish numera', ['addSection Betalning: Vi tar kort och swish.']],
  [salong, 'Priserna är inklusive moms, det måste framgå', ['addSection Om priserna: Priserna är inklusive moms.']],
  [
    salong,
    'det går inte att boka online hos oss så skriv ring 0470-123 45 istället',
    ['setSiteText button Ring 0470-123 45', 'setSiteText phone 0470-123 45'],
  ],
  [salong, 'vi har flyttat, ny adress Storgatan 12 i Umeå', ['setSiteText address Storgatan 12, Umeå']],
  [salong, 'knappen ska heta Få offert', ['setSiteText button Få offert']],
  // what is worked out and shown
  [garn, 'vinst per nystan', ['addField product.Vinst:money =']],
  [
    'Fakturor till kunder med belopp, förfallodatum och om de är betalda',
    'räkna ut momsen, 25%',
    ['addField invoice.Moms:money ='],
  ],
  [kvitton, 'hur mycket har vi lagt på mat den här månaden?', ['addFigure receipt sum amount']],
  [
    'Träningsdagbok med övning, vikt och antal repetitioner',
    'kan jag se hur vikten ökar över tid',
    ['addFigure workout average weight date month'],
  ],
  ['Fiskedagbok med art, vikt, längd, plats och bete', 'vilken är min största gädda?', ['setOrder catchItem.langd down']],
  [
    loppis,
    'bocka av när en sak är såld och räkna ihop vad vi sålt för',
    ['addField homeItem.Såld:bool', 'addPage', 'addFigure homeItem sum price'],
  ],
  [loppis, 'sånt som är hämtat vill jag inte se', ['addField homeItem.Hämtad:bool', 'setFilter homeItem']],
  // single things in a roundabout way
  [
    'Katthem med katter, adoptörer och veterinärbesök',
    'lägg till om katten är kastrerad och chippad',
    ['addField pet.Kastrerad:bool', 'addField pet.Chippad:bool'],
  ],
  ['Lager och leverantörer för min garnbutik', 'leverantörer behöver jag inte', ['removeThing supplier']],
  [
    'Lägenheter vi hyr ut, hyresgäster och hyror',
    'lägg till kontraktstid från och till',
    ['addField apartment.Kontraktstid från:date', 'addField apartment.Kontraktstid till:date'],
  ],
  [
    'Verktyg på bygget, vem som lånat vad och när det ska lämnas tillbaka',
    'ta bort anteckningar överallt',
    ['removeField tool notes', 'removeField loan notes'],
  ],
]

test('what everyday Swedish wishes for comes to what was meant, and to nothing else', () => {
  for (const [prompt, wish, comesTo] of table) assert.deepEqual(wished(prompt, wish), comesTo, wish)
})

test('a list, a field or a survey that is spoken of otherwise stays with its readers', () => {
  assert.deepEqual(wished(hundar, 'lägg till vikt och ålder'), ['addField pet.Vikt:number', 'addField pet.Ålder:int'])
  assert.deepEqual(wished(fest, 'telefonen ska vara obligatorisk'), ['requireField guest phone'])
  assert.deepEqual(wished(salong, 'ta bort priserna'), ['removeSection'])
})

const verktyg =
  'Verktyg på ett bygge: namn, typ (maskin, handverktyg, mätning), inköpt (datum), nypris (kr), skick (bra, sliten, trasig)'
const kurser = 'Kurser: kursnamn, ledare, lokal (stora salen, lilla salen, köket), avgift (kr), inställd (ja/nej)'
const jotted: readonly (readonly [prompt: string, wish: string, comesTo: readonly string[]])[] = [
  // a name alone, and choices noted behind one
  [verktyg, 'hyrestid', ['addField tool.Hyrestid:text']],
  [verktyg, 'inköpspris', ['addField tool.Inköpspris:money']],
  [kurser, 'lokal: gården, verandan', ['addOption course location', 'addOption course location']],
  [kurser, 'lokal: gården, verandan, källaren', ['setOptions course.location Gården/Verandan/Källaren']],
  [verktyg, 'skick lagad', ['addOption tool condition']],
  [verktyg, 'skick överst', ['moveField tool condition']],
  [kurser, 'prioritet på kurserna (låg, hög)', ['addField course.Prioritet:select Låg/Hög']],
  // what stands beside only tells why
  [kurser, 'vi behöver kunna bocka av om den är fullbokad, folk ringer annars', ['addField course.Fullbokad:bool']],
  [verktyg, 'eftersom folk glömmer vill jag ha ett fält för senaste service', ['addField tool.Senaste service:date']],
  [verktyg, 'Trasiga grejer ska lysa rött, de ska lagas', ['addWarning tool']],
  [
    kurser,
    'ja och nej räcker inte på inställd, vi behöver planerad, inställd och klar',
    ['retypeField course.installd Planerad/Inställd/Klar'],
  ],
  // what is kept already
  [kurser, 'det måste stå vem som är ledare', ['requireField course instructor']],
  [kurser, 'inställd får vara ikryssad från början', ['setStart course installd']],
  [verktyg, 'nypris bort, serienummer in', ['removeField tool nypris', 'addField tool.Serienummer:text']],
  [verktyg, 'lägg till märke mellan typ och inköpt', ['addField tool.Märke:text', 'moveField tool make']],
  [kurser, 'gruppera efter ledare med summa på avgift', ['setGroup course', 'setTotals course']],
]

test('wishes that are jotted down come to what was meant, and their reasons to nothing', () => {
  for (const [prompt, wish, comesTo] of jotted) assert.deepEqual(wished(prompt, wish), comesTo, wish)
})

test('what cannot be done is told in whole words, with what comes nearest', () => {
  const often = done('Bokning av tvättstugan i bostadsrättsföreningen', 'man ska bara få boka 2 gånger i veckan')
  assert.deepEqual(often.operations, [])
  assert.match(often.notes[0]!.text, /kan jag inte begränsa.*max 1 bokning/s)
  const reminded = done(klubb, 'påminn dom som inte betalt')
  assert.equal(
    reminded.notes.some(({ kind }) => kind === 'service'),
    true,
  )
  const lost = done(hundar, 'dottern blir glad av röda hattar ibland')
  assert.match(lost.notes.map(({ text }) => text).join(' '), /förstod inte vad som ska ändras.*till exempel/s)
})
