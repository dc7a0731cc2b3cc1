// Slips of the keyboard in the small words that a wish hangs on: a longer word is mended by what the lexicon knows, these are too short
// or no nouns.
import type { Latin } from '../../understand/tokens.ts'

const slips: Record<Latin, Readonly<Record<string, string>>> = {
  en: {
    the: 'teh hte tehe',
    and: 'adn nad andd',
    with: 'wiht wih whit wtih',
    should: 'shoud shuld shold shoudl sholud shuold',
    could: 'coud cuold coudl',
    would: 'woud woudl wuold',
    please: 'pelase plase plese pleae',
    their: 'thier thir',
    them: 'thme tehm',
    there: 'tehre',
    they: 'tehy',
    have: 'hvae haev',
    want: 'wnat wnt watn',
    need: 'nede neeed',
    add: 'addd',
    also: 'aslo alos',
    show: 'hsow shwo',
    remove: 'remvoe remoev romove remov',
    delete: 'delte deleet delet',
    rename: 'renmae reanme renam',
    change: 'chnage cahnge chagne chang',
    instead: 'insted intead isntead',
    field: 'feild fild',
    fields: 'feilds fileds',
    column: 'colum colunm collumn coloumn',
    columns: 'colums colunms collumns',
    number: 'nubmer numer numbr',
    first: 'frist fisrt',
    name: 'nmae naem',
    names: 'nmaes naems',
    date: 'daet',
    color: 'colro coler',
    colour: 'colur coulour',
    calendar: 'calender calandar calander',
    category: 'catagory categry cateogry catergory',
    categories: 'catagories categries',
    required: 'requierd reqired requred requried',
    mandatory: 'mandatary manditory mandetory',
    optional: 'optionnal optinal optioanl',
    separate: 'seperate',
    address: 'adress addres adres',
    group: 'gropu gruop',
    sort: 'srot sotr',
    priority: 'prority piority priorty',
    total: 'totla toal',
    table: 'tabel talbe',
    board: 'baord borad',
    list: 'lsit lits',
    green: 'greeen',
    blue: 'bleu blu',
    dark: 'drak',
    language: 'langauge languge lanugage',
    phone: 'phoen phnoe fone',
    email: 'emial eamil',
    picture: 'pciture picutre',
  },
  sv: {
    lägg: 'läg läggg',
    till: 'til tilll',
    och: 'ohc ocj',
    visa: 'vias vsia',
    ändra: 'ändar änrda',
    obligatoriskt: 'obligatorikst obligatorsikt',
    namn: 'nmn',
    kolumn: 'kolum kollumn',
    kalender: 'kalendar',
    kategori: 'katagori kategorri',
    telefon: 'telfon telefån',
    adress: 'address adres',
    datum: 'daum datun',
    grön: 'gron',
    mörkt: 'morkt',
    ljust: 'lujst',
  },
}

const meant: Record<Latin, ReadonlyMap<string, string>> = { en: turned('en'), sv: turned('sv') }
function turned(language: Latin): ReadonlyMap<string, string> {
  return new Map(Object.entries(slips[language]).flatMap(([word, typed]) => typed.split(' ').map((each) => [each, word])))
}

/** The text with its small words as they were meant; what stands in quotes or begins with a capital inside a sentence is a name. */
export const withoutSlips = (text: string, language: Latin): string =>
  text.replace(/(?<![\p{L}"“”'-])\p{L}+(?![\p{L}"”'])/gu, (word, at: number) =>
    at > 0 && word !== word.toLowerCase() ? word : (meant[language].get(word.toLowerCase()) ?? word),
  )
