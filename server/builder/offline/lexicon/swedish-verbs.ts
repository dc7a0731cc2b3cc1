// Swedish verbs that no noun of the lexicon sounds like: where one stands, a sentence goes on and no noun does ("varje dag kommer det
// paket" keeps parcels, and no "dag kommer"). A form that is also a noun ("lagar", "målar", "resa") stays out.

const words = (text: string) => text.trim().split(/\s+/)

/** Infinitives whose present tense adds an r. */
const regular = words(`
    acceptera aktivera amortera analysera ankra anlita ansvara anta applikera arkivera armera asfaltera assistera
    attestera avdra avla avsluta avta balansera belasta betsa bevilja bidra blanda bottenmåla brodera bromsa buda
    budgetera buteljera certifiera citera debitera deklarera dekorera demonstrera diagnostisera distribuera diversifiera
    donera dra drabba dressera dränera duscha effektivisera engagera examinera exportera fatta fernissa filea finansiera
    fixa fläta fokusera fotografera frisera fräsa fundera fålla föredra författa förtöja gallra galoppera garantera
    glasera gravera grilla gruppera gräva handla identifiera importera informera inkassera inkludera inspektera inspirera
    instruera integrera introducera inventera investera justera jäsa kakla kalibrera karda kasta klaga klassificera
    knyppla knåda kombinera kommunicera komplettera kompostera kontera konvertera kopiera koppla korrigera kreditera köa
    lackera lagra lasera layouta limma longera luckra lura lyssna längta mala manikyrera markbereda massera meditera
    mentorera messa missa modifiera mogna motionera motivera motta navigera nominera nysta offerera ogräsrensa omfatta
    omplantera oroa pausa pedikyrera peela pendla pimpla placera plantera plöja prenumerera prioritera producera
    prognostisera programmera promenera pröva pyssla påbörja quilta ramla reagera redigera redovisa referera reklamera
    rekommendera rekrytera rensa respektera returnera revidera rita rotera rulla scanna schakta serva signera
    skada skanna skrota skruva slakta slarva snickra snida somna spackla specificera sponsra stanna starta stretcha
    strunta stämpla stötta svarva svetsa säkra sömma tapetsera tatuera teckna telefonera tjata tjäna tjära trassla trimma
    tvinga tvivla tävla uppfatta utvärdera vabba vaccinera vakna valla vandra variera verifiera vinterförvara vittja vänta
    värdera växla ysta öppna övernatta överta
  `)

/** Forms of the others, and of the passive: what happens, what somebody is to do. */
const others = words(`
    anger ankomma ankommer anmälas anse anser användas arbeta avbokas avge avger avgå avgår avlida avlider avse avser
    avskriva avskriver bakas bearbeta bedöma bedömer begär begära behandlas behåller behöva bemannar ber bereda bereder
    bero beror bese beser beskriva beskriver beskär beskära beslutas beställas bestämmer bestå består betala bevaka
    bevakas binda binder bita biter bjudas bli blåsa blåser bor brinner bry bryr bryta bryter bränna bränner bråka bråkas
    bytas chatta delas diska dricka drickas drömma drömmer däckbyta dödas dölja döljer döpa döper efterlysa efterlyser
    erhålla erhåller ersätta ersättas ersätter fastställa felanmäla felanmäler felsöka filmas finner flyta flyter fnysa
    fnyser forska framställa fungera fyllas fyller fälla fäller födas följas förbereda förbereder fördelas förekomma
    förekommer föreläsa föreläser föreskriva föreskriver föreslå föreslår förlora förse förser förstå förstår försvinner
    gjuta gjuter glida glider godkännas granska granskas gripa griper gro gror gråta gråter guida gympa gälla gäller gå
    går gödsla gödslas gömma gömmer heta hinner hjälper hoppa hysa hyser hyvlar hända hänga höra hörs ingå ingår inlösa
    inlöser inreda inreder inse inser inskriva inskriver inställa kalka kallar kallas kammar kavlar klippa klippas klä
    klämma klämmer klär knacka knyta knyter koka kokas komma kommer kontaktas korrekturläsa korrekturläser krattar krocka
    krypa kryper kräva kräver kämpa känna köpas lacka ladda larmas leka leva lever ligga ljuga ljuger lyckas lysa lyser
    läcka läcker läka läker lär lära läsas låtsas löpa löper lösas löser markerar matas medge medger mejlas minns mottaga
    mottager mura märka märkas mätas må möta mötas möts njuta njuter nå når packas paddla peka plocka ploga prata putsa
    pågå pågår påminnas påverka repetera rida rider ringmärka rinner ropa rostas rycka rycker rymma rymmer rysa ryser
    räcka räknas röja röjer röka röker röstas samarbeta segla simmar sitta sitter sjukanmäla sjukanmäler sjukskriva
    sjukskriver sjunka sjunker sjösätta sjösätter skaffa ske sker skickas skilja skiljer skippa skjuta skjuter skrivar
    skryta skryter skrämma skrämmer skälla skäller skämmas skäms skär skära skärmdumpa skördas skötas slipa släcka släcker
    släppa släpper slå slår slåss smida smider sminka smörja smörjer sopa sorterar sova spanar spelas spinner spricka
    spricker sprida spridas sprider spä spär steka stekas steker sticker stryka stryker strypa stryper sträcker strö
    stycka styr styra städas ställa ställas ställs stämmer stå står summerar svida svider svälja sväljer svär svära sy
    synas synka syns säga säger säljas sända sänder sätta sättas sätter tappa tappas tas tejpa testas tiga tillbereda
    tillbereder tilldelas tillhandahålla tillhandahåller tillverka torrsätta torrsätter trivs tro tryckas tröska tvättas
    tycka täcka tömma tömmas tömmer understryka understryker undersöka undersöker undervisa undvika undviker uppge uppger
    uppstå uppstår uppsöka uppsöker utge utger utlösa utlöser utreda utreder utse utser utvinner viker vistas vrida vrider
    väcka väcker väljas vända vänder vänja vänjer växa växer ympa yrka äga ärva ärver åkar återanvända återanvänder
    återkomma återkommer återställa återvinnas återvinner åtgärdas ösa öser övas överge överger översätta översätter
    övervaka övervakas övervinner
  `)

export const swedishVerbs: readonly string[] = [...regular, ...regular.map((verb) => `${verb}r`), ...others]
