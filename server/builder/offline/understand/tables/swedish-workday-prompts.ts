// Prompts as Swedes type them: clubs, crafts, care, farms, offices and homes, most of them in sentences. They are the half that was
// worked on of 140, written before anything was looked at; of the other half only the figures are known (docs/builder-gaps.md).
import type { PromptCase } from './held-out-prompts.ts'

export const swedishWorkdayPrompts: PromptCase[] = [
  {
    prompt:
      'Vi är en båtklubb med 80 medlemmar och vill ha koll på vem som ligger på vilken bryggplats, båtens längd och bredd och om avgiften är betald',
    things: 'bryggplats|båtplats|plats, båt|medlem',
    fields: 'längd, bredd, betald|avgift',
  },
  {
    prompt:
      'Tvättstugebokning för brf Solgläntan: de boende ska kunna boka ett pass på tre timmar, se lediga tider i en kalender',
    things: 'bokning|tvättpass|pass|tvättid|tid',
    shows: 'calendar',
  },
  {
    prompt: 'anmälan till vårt läger i sommar, namn på barnet, ålder, allergier, målsmans telefonnummer och om man kan simma',
    things: 'anmälan|lägeranmälan|deltagare|barn',
    fields: 'namn, ålder, allergier|allergi, telefon|målsman, simma|simkunnig',
  },
  {
    prompt:
      'Jag är dagmamma och vill hålla reda på barnens närvaro, vilka tider de kommer och går, allergier och kontaktuppgifter till föräldrarna.',
    things: 'barn, närvaro',
    fields: 'kommer|ankomst|från|in, går|hämtas|till|ut, allergier|allergi, förälder|telefon|kontakt',
  },
  {
    prompt:
      'Vi behöver ett system för felanmälan i bostadsrättsföreningen där man kan skriva lägenhetsnummer, vad som är trasigt, bifoga en bild och se om det är åtgärdat',
    things: 'felanmälan|anmälan|ärende|fel',
    fields: 'lägenhet|lägenhetsnummer, bild|foto, status|åtgärdat',
  },
  {
    prompt: 'Medlemsregister till ridklubben, med namn, personnummer, mejl, avgift betald och vilken häst de rider',
    things: 'medlem, häst',
    fields: 'namn, personnummer, mejl|e-post, avgift|betald',
  },
  {
    prompt: 'Offerter och fakturor för min målarfirma - kund, arbete, timpris, material, rotavdrag, moms',
    things: 'offert, faktura',
    fields: 'kund, timpris, material, rotavdrag|rot, moms',
  },
  {
    prompt: 'Kyrkokören behöver en sida med repetitioner och konserter, vilka noter vi sjunger och vem som är frånvarande',
    things: 'repetition|övning, konsert, not|noter|stycke|verk|sång, frånvaro|närvaro|sångare|körmedlem|körsångare',
  },
  {
    prompt: 'Inventarielista för förskolan: sak, antal, avdelning, inköpsdatum, skick',
    things: 'sak|inventarie|föremål|inventarium',
    fields: 'antal, avdelning, inköpsdatum|inköpt, skick',
  },
  {
    prompt: 'Jag vill ha en träningsdagbok för löpning. Distans, tid, puls, skor och hur det kändes',
    things: 'löppass|träningspass|löpning|löptur|pass|löprunda|träning',
    fields: 'distans|sträcka, tid, puls, skor|sko, känsla|kändes',
  },
  {
    prompt: 'Patientkö till en tandläkarmottagning. Namn, telefon, besvär, prioritet, och en tavla med väntar, kallad, klar',
    things: 'patient|köplats|kö',
    fields: 'namn, telefon, besvär|symtom|problem, prioritet|prio',
    shows: 'board',
  },
  {
    prompt: 'scoutkåren ska ha en app för märken: vilka scouter som tagit vilka märken och när',
    things: 'scout, märke',
    fields: 'datum|när|taget',
  },
  {
    prompt: 'Vår skola vill ha en lista över lånedatorer, serienummer, vilken elev som har den, utlämningsdatum och skador',
    things: 'dator|lånedator, elev',
    fields: 'serienummer, utlämningsdatum|utlämnad|utlånad, skador|skada',
  },
  {
    prompt:
      'Vi har ett lantbruk med får och behöver registrera lamningar - tacka, bagge, datum, antal lamm, födelsevikt, öronmärke',
    things: 'lamning|lamm|får|tacka',
    fields: 'tacka, bagge, datum, antal, födelsevikt|vikt, öronmärke',
  },
  {
    prompt: 'elbilsladdning i garaget. varje laddning: datum, plats nr, kwh, kostnad. summera per lägenhet och månad',
    things: 'laddning|laddtillfälle|laddsession',
    fields: 'datum, plats, kwh, kostnad|pris, lägenhet',
  },
  {
    prompt:
      'Jag renoverar en gammal Volvo Amazon och vill hålla ordning på delar jag köpt, vad de kostade, vem jag köpte av samt vad som är kvar att göra',
    things: 'del|reservdel|bildel, uppgift|att göra|moment|åtgärd|göromål|arbetsmoment',
    fields: 'kostnad|pris, säljare|leverantör|köpt av|butik',
  },
  {
    prompt: 'Loppis i Folkets hus: bord, säljare, pris för bordet, om de betalat. Folk ska kunna anmäla sig',
    things: 'bord|bordsbokning|anmälan|bokning, säljare',
    fields: 'pris, betald|betalat|betalt',
  },
  {
    prompt: 'Hemtjänstens besök. Brukare, personal, insats, tid, anteckning. Personalen ska bara se sina egna besök',
    things: 'besök|hembesök, brukare, personal|medarbetare|anställd|undersköterska',
    fields: 'insats, tid, anteckning|anteckningar',
  },
  { prompt: 'Tipspromenad med 12 frågor, tre svarsalternativ och poäng', things: '', shows: 'quiz' },
  {
    prompt: 'Arbetsordrar för vvs-firman. Kund, adress, montör, prioritet hög medel låg, status, använt material, timmar',
    things: 'arbetsorder|order',
    fields: 'kund, adress, montör|rörmokare|tekniker, prioritet, status, material, timmar',
  },
  {
    prompt: 'Skolmatsedel vecka för vecka där föräldrarna kan se maten och eleverna betygsätta',
    things: 'rätt|maträtt|måltid|matsedel|lunch|meny',
    fields: 'betyg, vecka|dag|datum',
  },
  {
    prompt: 'vinkällaren: vin, årgång, druva, land, antal flaskor, när det ska drickas, betyg',
    things: 'vin|flaska|vinflaska',
    fields: 'årgång, druva, land, antal|flaskor, drick, betyg',
  },
  {
    prompt: 'Kontaktlista för föräldrarna i klass 4B med barnets namn, förälder, mobil, mail',
    things: 'förälder|kontakt|elev|barn',
    fields: 'barn|namn|elev, förälder|namn|målsman, mobil|telefon, mail|e-post|mejl',
  },
  {
    prompt: 'Bokklubben: böcker vi läst, vem som föreslog, datum för träffen, betyg från varje medlem',
    things: 'bok, träff|möte|bokträff, betyg|medlem|recension|omdöme',
    fields: 'föreslog|föreslagen|förslag|vem, datum, betyg',
  },
  {
    prompt: 'Daglig kassarapport till caféet: datum, kontant, kort, swish, dagens försäljning och avvikelse',
    things: 'kassarapport|rapport|dagsrapport|dagskassa',
    fields: 'datum, kontant, kort, swish, försäljning, avvikelse|differens',
  },
  {
    prompt: 'fiskedagbok: art, längd, vikt, bete, sjö, väder, foto',
    things: 'fångst|fisk|fisketur|fiske',
    fields: 'art, längd, vikt, bete, sjö|plats|vatten, väder, foto|bild',
  },
  {
    prompt: 'Önskelista till bröllopet, så gästerna kan bocka av det de köper',
    things: 'önskning|present|önskesak|gåva|önskemål',
    fields: 'köpt|tagen|bockad|klar|reserverad',
  },
  {
    prompt: 'Mönster som jag ska sticka: svårighetsgrad, garnåtgång, stickor nr, bild, status (i kö, pågår, klart)',
    things: 'mönster|stickmönster|stickprojekt|projekt',
    fields: 'svårighet|svårighetsgrad, garn|garnåtgång, stickor|sticka, bild, status',
  },
  {
    prompt: 'Vår släktförening: anfäder med födelse- och dödsdatum, bilder, släktträffar och årsavgifter',
    things: 'anfader|person|släkting|ana, träff|släktträff|evenemang, avgift|årsavgift|medlem',
    fields: 'född|födelsedatum|födelse, död|dödsdatum, bild|foto',
  },
  {
    prompt: 'Hyra ut släp: vilket släp, kund, från, till, pris per dygn, körkortsnummer',
    things: 'uthyrning|bokning|hyra|släp|släpvagn|hyrning, kund',
    fields: 'från|start, till|slut|åter, pris, körkort',
  },
  { prompt: 'något för vår jaktstuga', things: 'bokning|jakt|jägare|uppgift|vilt|fälling' },
  { prompt: 'till snickaren i byn', things: 'kund|jobb|uppdrag|offert|beställning|projekt' },
  { prompt: 'vår samfällighet', things: 'fastighet|medlem|avgift|ärende|hushåll' },
  { prompt: 'för min nagelsalong', things: 'bokning|kund|behandling' },
  { prompt: 'en hemsida till begravningsbyrån', things: '', shows: 'landing' },
  { prompt: 'potatisodling', things: 'odling|skörd|sort|fält|potatis|gröda|åker' },
  { prompt: 'Elfirma med 6 anställda', things: 'uppdrag|jobb|arbetsorder|kund|anställd' },
  { prompt: 'hjälp mig med flytten', things: 'kartong|låda|flyttkartong|uppgift|sak|flyttlåda' },
  { prompt: 'taxi i en liten stad', things: 'körning|resa|bokning|förare|bil|fordon' },
  { prompt: 'samla på frimärken', things: 'frimärke' },
  { prompt: 'ideell secondhandbutik', things: 'vara|plagg|volontär|produkt|försäljning|gåva|donation|artikel' },
  { prompt: 'kolonilotten', things: 'växt|odling|bädd|gröda|uppgift|planta|skörd|sådd' },
  { prompt: 'vi kör ett litet åkeri', things: 'körning|transport|bil|lastbil|fordon|förare|uppdrag|leverans|kund' },
  { prompt: 'Blivande kennel med två tikar', things: 'hund|kull|valp|tik' },
  { prompt: 'diabetes typ 1 i familjen', things: 'blodsocker|mätning|insulin|blodsockervärde|måltid|värde|dos' },
  { prompt: 'teatergruppen i byn', things: 'föreställning|repetition|pjäs|skådespelare|medlem|roll|rekvisita' },
  { prompt: 'Skogen jag ärvde', things: 'avverkning|skogsskifte|bestånd|träd|skog|åtgärd|skifte|område|gallring|plantering' },
  { prompt: 'soppkök i församlingen', things: 'volontär|gäst|måltid|matgäst|pass|middag' },
  { prompt: 'liten bryggeri i garaget', things: 'bryggning|öl|batch|recept|brygd|sats' },
  { prompt: 'kulturskolan i kommunen', things: 'elev|kurs|lektion|lärare|ämne' },
  {
    prompt: 'Register över hundarna på vårt hunddagis med ägare, ras, matning, mediciner och vilka dagar de kommer',
    things: 'hund',
    fields: 'ägare, ras, matning|mat|foder, medicin, dagar|dag',
  },
  {
    prompt:
      'Ett system för vår cykelverkstad där vi skriver in kundens namn, cykel, vad som ska göras, pris och när den är klar att hämta',
    things: 'reparation|jobb|arbetsorder|cykel|inlämning',
    fields: 'namn|kund, cykel, pris, hämta|klar',
  },
  {
    prompt: 'Vi är en liten församling och vill planera gudstjänster: datum, präst, kyrkvärd, musiker, psalmer och kaffevärd.',
    things: 'gudstjänst',
    fields: 'datum, präst, kyrkvärd, musiker, psalm, kaffevärd',
  },
  {
    prompt: 'Loggbok för dykningar med djup, tid, plats, sikt, dykpar och luftförbrukning',
    things: 'dykning|dyk',
    fields: 'djup, tid|längd, plats, sikt, dykpar|par, luft',
  },
  {
    prompt: 'en app för min mammas mediciner, vilken dos, hur ofta, när hon tog den senast',
    things: 'medicin|läkemedel',
    fields: 'dos, ofta|frekvens|intervall, senast|tog',
  },
  {
    prompt: 'vi har tre hyreshus. lägenheter med storlek och hyra, hyresgäster med telefon, felanmälningar från hyresgästerna',
    things: 'lägenhet, hyresgäst, felanmälan',
    fields: 'storlek|yta, hyra, telefon',
  },
  {
    prompt: 'Pluggschema inför högskoleprovet: delprov, antal uppgifter, rätt, tid, vad jag ska öva mer på',
    things: 'pluggpass|pass|övning|provpass|studiepass|delprov',
    fields: 'delprov, antal|uppgifter, rätt, tid',
  },
  {
    prompt: 'Tvättstugan är alltid bokad! Gör en bokning där varje lägenhet får max två tider i veckan, man ska se vem som bokat',
    things: 'bokning|tvättid|tvättpass',
    fields: 'lägenhet',
  },
  {
    prompt: 'Gårdsbutiken: varor med pris per kilo, leverantör, bäst före. Försäljning per dag.',
    things: 'vara|produkt, försäljning',
    fields: 'pris, leverantör, bäst före',
  },
  {
    prompt: 'mina skivor, artist, titel, år, skick, vad jag betalade och vad den är värd nu',
    things: 'skiva|vinylskiva|lp|album',
    fields: 'artist, titel, år, skick, betalade|pris|köpt, värde|värd',
  },
  {
    prompt:
      'Vår hembygdsförening har ett fotoarkiv. Varje bild ska ha nummer, år, plats, personer på bilden, fotograf och givare',
    things: 'bild|foto|fotografi|arkivbild',
    fields: 'nummer, år, plats, person, fotograf, givare',
  },
  {
    prompt: 'Jag har en liten hudvårdssalong hemma, kunder, behandlingar, produkter jag säljer och tidsbokning på nätet',
    things: 'kund, behandling|tjänst, produkt|vara, bokning|tidsbokning|tid',
  },
  {
    prompt: 'Vandringsleder i kommunen med längd, svårighet, startpunkt, bilder och om det går att köra barnvagn',
    things: 'led|vandringsled',
    fields: 'längd, svårighet, start, bild, barnvagn',
  },
  {
    prompt: 'Leveranser av ved - kund, adress, antal kubik, träslag, leveransdatum, betalt via swish eller faktura',
    things: 'leverans|vedleverans',
    fields: 'kund, adress, antal|kubik, träslag, leveransdatum|datum, betal',
  },
  {
    prompt:
      'Vi bygger attefallshus. Lista på material vi köpt med kvitto som bild, summa per kategori och vad som är kvar i budgeten',
    things: 'material|inköp',
    fields: 'kvitto|bild, kategori',
  },
  { prompt: 'Syslöjden på högstadiet', things: 'elev|projekt|uppgift|material|arbete' },
  { prompt: 'Hundfrisör i Skövde', things: 'bokning|kund|hund|behandling' },
  { prompt: 'släktens sommarställe på Öland', things: 'bokning|vecka|stugvecka|uppgift' },
  { prompt: 'Byggvaruhandel', things: 'produkt|vara|order|kund|lagervara' },
  { prompt: 'ridlektioner', things: 'ridlektion|lektion|häst|elev|ryttare' },
]
