// Swedish wishes that tell what something is called, what goes, what is a list of its own, and what a question asks for.
import { form } from './form.ts'
import { field, fields, shall, tail, value } from './parts-sv.ts'
import type { ToldForm } from './told.ts'

const { raw } = String

const apart = raw`(?:(?:en |ett |sin |sitt |sina )?(?:egen|eget|egna|separat|separata|särskild|särskilt)(?: liten| litet)? (?:lista|register|tabell|listor|sida|avdelning|flik)|(?:en |ett )?(?:lista|register|tabell) (?:för sig|vid sidan(?: om)?))`

export const namesSv: readonly ToldForm[] = [
  // a list of its own
  [
    form`^(?:gör|ha|lägg|sätt|flytta|bryt ut|lyft ut|få|spara|samla)(?: över| in| ut)? ${field} (?:till|i|som|på) ${apart}(?:,? med (?<fields>[^.]+?))?(?:,? (?:så|och|där|som)(?: att)? (?:man|vi|jag|de|det|vi bara|man bara|bara|sen|sedan|välj)(?!\p{L}).*)?[.!]*$`,
    'own',
  ],
  [
    form`^(?:alla |våra )?${field} (?:${shall} |vill (?:jag|vi) ha |vill |behöver )(?:få |bli |vara |ligga i |ha |ligga på |stå i |i |som )?${apart}(?:,? med (?<fields>[^.]+?))?(?:,? (?:så|och|där|som)(?: att)? (?:man|vi|jag|de|det|bara|sen|sedan|välj)(?!\p{L}).*)?[.!]*$`,
    'own',
  ],
  [form`^(?:bryt|lyft) ut ${field}(?: till (?:en )?(?:egen )?lista)?(?: med (?<fields>[^.]+?))?[.!]*$`, 'own'],
  // another name
  [
    form`^(?:vi |man |jag |här |hos oss )*(?:säger|skriver|använder|brukar säga|brukar skriva|kallar (?:det|den|dem|dom)|heter) (?:aldrig |inte |ju inte )(?:ordet |för )?${field}(?: här| hos oss| i vår .+?)?,? utan (?:ordet |för )?${value}(?: här| hos oss)?[.!]*$`,
    'rename',
  ],
  [
    form`^${field} (?:heter|kallas|kallas för|kallar vi|kallar vi för|ska heta|borde heta|bör heta|får heta|ska kallas|ska stå som|kallas hos oss|kallas här) (?:egentligen |hellre |i ?stället |för )*${value}(?: hos oss| här| hos mig| i ?stället| (?:på|i|hos|inom|bland) (?:alla |hela )?(?:vår|mitt|mina).{0,40}| nu| numera)?[.!]*$`,
    'rename',
  ],
  [
    form`^(?:säg|skriv|använd|kalla (?:det|den|dem|dom)|det ska stå|ska stå|det heter|det är|ha) (?:hellre |ordet |för )*${value},? (?:inte|och inte|i ?stället för|hellre än|snarare än|där det (?:nu )?står) (?:ordet )?${field}[.!]*$`,
    'rename',
  ],
  [
    form`^${field}(?: (?:är|låter|känns|blir) [^,]{1,30})?,? (?:byt (?:till|mot|ut (?:det |den )?mot)|säg|skriv|kalla (?:det|den|dem|dom)(?: för)?|använd|ändra till|döp om till|ha|det heter) (?:hellre |ordet |bara )*${value}(?: i ?stället| där| här| för det)*[.!]*$`,
    'rename',
  ],
  [
    form`^(?<value>\p{L}+) (?:är|låter|vore|passar|känns) (?:ett )?(?:mycket |lite )?(?:bättre|rättare|finare|tydligare|snyggare|roligare)(?: ord| namn)? än ${field}[.!]*$`,
    'rename',
  ],
  [
    form`^(?:det|den|de)(?: som)? (?:vi|jag|man|ni|du) (?:har )?(?:kallar?|kallat|skrev|skrivit|döpte|döpt)(?: för| till)? ${field}(?:,| är .{2,60} så(?: \p{L}+)?)? (?:${shall} )?(?:heta|heter|kallas|stå som)(?: egentligen| hellre| i ?stället)* ${value}[.!]*$`,
    'rename',
  ],
  [form`^(?<value>\p{L}+),? (?:och )?inte (?<field>\p{L}+)[.!]*$`, 'rename'],
  [form`^inte (?<field>\p{L}[\p{L} ]{1,20}?),? utan ${value}[.!]*$`, 'rename'],
  // what goes
  [
    form`^${fields} (?:kan|får|ska|behöver) (?:du|ni|vi|man|jag) (?:gärna |lika gärna |väl )*(?:ta bort|stryka|plocka bort|slopa|skippa|slänga|ta väck|rensa bort|inte ha(?: med)?)[.!]*$`,
    'drop',
  ],
  [
    form`^${fields} (?:behöver|använder|behövs|används|bryr) (?:vi|jag|man|ingen|sig ingen om)? ?(?:egentligen |ju |faktiskt )*(?:inte|aldrig|ej)(?: alls| längre| här| till något)*${tail}`,
    'drop',
  ],
  // a file, which stands as a link to where it lies
  [
    form`^(?:(?:det ska|man ska|jag vill|vi vill|jag|vi|man|ska|kunna|kunde|gå att|få|ha) )*(?:bifoga|ladda upp|skicka med|lägga (?:upp|till|in)(?=.* som (?:fil|bilaga|pdf))) (?:en |ett |själva )?(?<field>\p{L}+(?: \p{L}+)?)(?: som (?:en |ett )?(?:fil|bilaga|pdf|dokument))?(?: (?:till|på|för|i|vid) (?:varje |alla |en |ett )?(?<other>\p{L}+))?${tail}`,
    'attach',
  ],
  // one field for another
  [
    form`^${fields} (?:kan |ska |får )?(?:bort|ut|väck),? (?:och |men |så )?(?:(?:en|ett) )?(?<option>\p{L}[\p{L} -]{1,30}?) in(?: i ?stället| där| dit)*[.!]*$`,
    'swap',
  ],
  [
    form`^(?:in med|lägg in|sätt in) (?:(?:en|ett) )?(?<option>\p{L}[\p{L} -]{1,30}?),? (?:och |men )?(?:bort|ut) med ${fields}[.!]*$`,
    'swap',
  ],
  // what a question asks for
  [
    form`^(?:(?:och|också|även|lägg till|lägg in|skriv in|skriv|notera|anteckna|visa|spara|det borde stå|det ska stå|det ska framgå|det behövs|det måste framgå|vi behöver veta|vi vill veta|jag vill veta|jag vill kunna skriva|vi måste veta|man ska se|(?:jag|vi|man) (?:behöver|vill|måste|ska)(?: kunna)? (?:se|veta|skriva|notera|ange)|(?:ett |en )?(?:fält|ruta|kolumn|rad|plats|datum|dag) för) )*(?<field>(?:vem (?:som|den|det|de|hen)|hur många|hur länge|hur lång tid|hur långt|hur gam\p{L}+|hur ofta|när (?:vi|den|det|de|jag|man|han|hon|\p{L}+(?:en|et|na|an))|vilken|vilket|vad (?:den|det|de) kosta\p{L}*|vems) [^,.?!]{3,40}?)(?: vill (?:vi|jag|man) .{3,30}| ska (?:vi|man|jag) (?:kunna )?(?:skriva|notera|anteckna|fylla i|se).{0,10})?(?: också| med| även)?(?:, (?:annars|för|eftersom|så|det|då)(?!\p{L}) .*)?[.!]*$`,
    'answer',
  ],
  [
    form`^(?:och |också |även )?(?<field>\p{L}[\p{L}-]+(?: \p{L}+)?) (?:vid|på|för|till|hos|av|under|efter) (?:varje |alla |själva )?(?<other>\p{L}{3,}(?:en|et|an|n|na))(?: också| med| även)*[.!]*$`,
    'keep',
  ],
]
