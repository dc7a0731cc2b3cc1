// What a log, a diary or a plan of something keeps where the word itself names no rows: a golf log keeps rounds, a "fiskedagbok" catches.
// A line is `thing of a log/thing of a plan | English | the Swedish front of a compound`; nothing is planned where the plan's is left out.
// In Japanese a sheet's own word names its rows (ゴルフ記録), so it needs none. `readingsOf` makes phrases of them; a phrase that already
// names a thing, a tool or a page stays what it is.
import type { Language } from '#shared/languages.ts'

const written = `
run/run | running, run, jogging, jog, marathon, marathon training | löp, löpar, löpnings, löptränings, jogg, jogging, maraton
ride/ride | cycling, biking, bike ride, bicycle ride, mountain biking, mtb | cykel, cykling, cyklings, mtb
swim/swim | swimming, swim | sim, simning, simnings, simtränings
skiDay | skiing, ski, snowboarding, snowboard, cross country skiing | skid, skidåknings, skidtränings, längdskid, snowboard
climb | climbing, bouldering, climb | klätter, klättrings, boulder, bouldering
golfRound | golf, golfing, golf round | golf
hike | hiking, trekking, hillwalking | vandrings, fjällvandrings
strengthSet/training | gym, strength, strength training, weightlifting, weight lifting, weight training, lifting, powerlifting | gym, styrke, styrketränings, styrkelyfts
workout/training | fitness, exercise, crossfit, yoga, pilates, cardio, rowing | fitness, crossfit, kondis, konditions, motions, yoga, pilates, rodd, spinning
practice/practice | piano, guitar, violin, drum, piano practice, guitar practice, violin practice, music practice, instrument practice, dance, dancing, ballet | piano, gitarr, fiol, pianoövnings, gitarrövnings, dans, balett
catch/catch | fishing, angling, fly fishing, carp fishing | fiske, flugfiske, fisk
hunt/hunt | hunting, deer hunting | jakt, älgjakts, viltvårds
dive | diving, scuba, scuba diving, freediving | dyk, dykar, dyknings
sailingTrip | sailing, yacht, sail | seglings, segel, seglar
paddleTrip | kayaking, canoeing, paddling, kayak, canoe, sup | paddlings, paddel, kajak, kanot
surfSession | surfing, surf, kitesurfing, windsurfing | surf, kitesurf, vindsurf
flightLog | flying, pilot, flight, drone flight, drone flying, glider, paragliding | flyg, pilot, drönar, segelflyg, skärmflyg
shootingSession | shooting, target shooting, shooting range, archery | skytte, bågskytte, skjut, pistolskytte
bowlingGame | bowling | bowling
chessGame | chess, chess game | schack, schackparti
match/match | tennis, padel, badminton, squash, table tennis, pool game, darts | tennis, padel, badminton, squash, bordtennis, dart, pingis
bake/bake | baking, bread baking, bread, sourdough, cake baking | bak, bakning, bröd, brödbak, surdegs
meal/meal | food, calorie, calories, nutrition, diet, eating, macro, macros, food intake, cooking, lunch, dinner | mat, kost, kalori, närings, diet, måltids, matlagnings, lunch, middags
waterIntake | water intake, hydration, drinking water, water drinking | vätske, vattenintags, vätskeintags
weighIn | weight, body weight, weight loss, weigh in | vikt, viktnedgångs
bloodPressure | blood pressure, bp | blodtrycks
bodyTemperature | fever, body temperature | feber
measurement | health, body, waist, heart rate, pulse | hälso, kropps, midje, puls
bloodSugar | blood sugar, glucose, blood glucose, diabetes | blodsocker, diabetes, glukos
painEntry | pain, migraine, headache, back pain | smärt, migrän, huvudvärks, värk
symptom | symptom, illness, asthma, hay fever, sickness | symtom, symptom, sjukdoms, astma, pollen
moodEntry | mood, feelings, emotion, emotions, mental health, anxiety | humör, känslo, sinnes, mående, ångest
gratitude | gratitude | tacksamhets
dream | dream, dreams | dröm
meditation | meditation, mindfulness, breathing | meditations, mindfulness, andnings
sleep | sleep, sleeping | sömn, sov
cycleEntry | period, menstruation, menstrual, menstrual cycle | mens, menscykel
medication/medication | medicine, medication, pill, pills, meds | medicin, läkemedels, tablett, pill
allergicReaction | allergy, allergies | allergi
babyFeeding | breastfeeding, baby feeding, bottle feeding | amnings, flask
nappyChange | nappy, diaper, diaper change | blöj, blöjbytes
childGrowth | growth, baby growth, child growth | tillväxt
therapySession | therapy | terapi
rehabExercise/rehabExercise | rehab, physio, physiotherapy | rehab, rehabiliterings, sjukgymnastik
timeEntry/shift | time, working time, hours, hour, work, work hours, working hours, freelance hours, billable hours, volunteer hours | tid, tids, tim, arbets, arbetstids, jobb, uppdragstids, volontärtids, konsulttids
overtime | overtime | övertids
leave/leave | absence, sick leave, sick day, sick days, holiday leave, annual leave, vacation days | frånvaro, sjuk, sjukfrånvaro, ledighets, sjukskrivnings, vab
driveLog | driving, mileage, drive, business mileage, car journey, car trips | kör, körnings, mil, milersättnings
fuelLog | fuel, petrol, gas mileage, mpg, refuelling, refueling, diesel | bränsle, tanknings, bensin, diesel
chargeSession/chargeSession | ev charging, car charging, charging | ladd, laddnings, elbilsladdnings
serviceRecord/serviceRecord | car service, car maintenance, vehicle service, vehicle maintenance, bike maintenance, boat maintenance, maintenance, motorcycle maintenance | bilservice, bilunderhålls, båtunderhålls, fordonsservice
repair/repair | repair, repairs | reparations, lagnings
cleaningRound/chore | hygiene, disinfection, toilet cleaning | hygien, rengörings
chore/chore | household, housework, household chores, family chores | hushålls, hushållssysslo, sysslo
gardenTask | garden, gardening, yard work, lawn, lawn care, allotment work | trädgårds, gräsmatte, häck
sowing | sowing, planting | plantering, planterings, förodlings, frö
harvest | harvest, harvesting | skörde, skördnings
plantCare/plantCare | watering, plant watering, plant care, houseplant care, houseplant watering, bonsai care | vattnings, skötsel, gödslings, krukväxt
weatherReading | weather, rain, rainfall, snow, wind | väder, regn, nederbörds, snö, vind
temperatureLog | fridge temperature, freezer temperature, fridge, freezer, food temperature | kyl, frys, kyltemperatur, temperatur, egenkontroll
reading | energy, electricity, power consumption, energy use, electricity use, gas meter, water meter, meter, heating | el, energi, förbruknings, elförbruknings, energiförbruknings, mätar, värme, vattenförbruknings
solarReading | solar, solar panel, solar power | solcells, solel, solenergi
birdSighting | birding, birdwatching, bird watching, bird sighting | fågelskådar, fågelskådnings
mushroomFind | mushroom picking, mushroom foraging, foraging | svampplocknings, svampfynd
telescopeObservation | astronomy, stargazing, observing, telescope | stjärn, astronomi, teleskop
radioContact | ham radio, amateur radio, qso | amatörradio, sändaramatör, qso
detectorFind | metal detecting, detecting | metallsökar, metalldetektor
geocache | geocaching | geocaching
concertVisit/concertVisit | concert, concerts, gig going | konsert
museumVisit | museum, museums, gallery visit | musei, museum
book | reading, book reading | läs, läsnings
series | tv, tv show, tv series, series watching | tvserie, serie
movie | film watching, movie watching | filmtittar
podcastEpisode | podcast | podd
videoGame | gaming, video gaming | gaming, tvspels, dataspels
gameNight/gameNight | game night, board game night | spelkvälls, brädspels
saunaVisit | sauna | bastu, bastubads
studySession/studySession | study, studying, revision, exam revision, learning, language learning, language study | plugg, studie, repetitions, språk, instuderings
assignment/assignment | homework | läx, läxor
lesson/lesson | teaching, tutoring, lesson plan | undervisnings
drivingLesson | learner driver, driving practice | övningskörnings, körkorts
ridingLesson/ridingLesson | riding, horse riding, horseback riding, dressage, horse training | rid, ridnings, dressyr, hästtränings
dogWalk/dogWalk | dog walk, dog walking, dog walks | hundpromenad, hundrastnings
dogSession | dog training, puppy training, agility | hundtränings, valp, valptränings, agility
feeding/feeding | feeding, pet feeding, animal feeding | matnings, utfodrings, foder
milking/milking | milking, milk yield, milk | mjölknings, mjölk
eggCollection | egg, eggs, egg laying, hen egg | ägg, värp
vetVisit/vetVisit | vet | veterinär
animalTreatment | livestock treatment, deworming, worming | avmasknings, djurhälso
spraying/spraying | spraying, pesticide, crop spraying | besprutnings, sprut, växtskydds
fieldWork | farm work, field work, farming, tractor | lantbruks, jordbruks, åker, växtodlings
waterTest | aquarium water, water quality, aquarium | akvarie, vattenkvalitets
poolCheck | pool, swimming pool, pool chemical, pool water | pool, poolvatten, badvatten
expense | spending, money, cost, costs, household spending, daily spending | utgifts, kostnads, utläggs, pengar, ekonomi
saving | savings, money saving | spar
tip | tip, tips | dricks
dailySales | till, takings, daily takings, cash register | dagskasse, dagskassa, kassa
incident | incident, accident, near miss, safety incident | olycks, tillbuds, incident, olycksfalls
siteDiary | site, construction site, building site | byggplats, bygg, arbetsplats
handover | shift handover, handover | överlämnings
firing/firing | kiln, kiln firing, pottery firing | brännings, ugns
batch/batch | mead, cider making, wine making, cider | mjöd, cider
tastingNote | tasting, wine tasting | provnings, vinprovnings
spirit | whisky, whiskey, bourbon, whisky tasting, gin, gin tasting, rum, rum tasting | whisky, whiskyprovnings, gin, rom
coffee | espresso, coffee brewing, coffee, coffee tasting | espresso, kaffebryggnings
beer | beer, beer tasting, brewing, homebrew, home brewing, beer brewing | öl, ölprovnings, bryggnings, brygg, ölbryggnings, hembryggnings
tea | tea | te
print3d | 3d print, 3d printing | 3d utskrifts
craftProject | knitting, crochet, sewing, quilting, quilt, craft, embroidery, woodworking, weaving | stick, sticknings, virk, virknings, sy, sömnads, hantverks, slöjd, broderi, vävnings, väv
homeProject/homeProject | renovation, home renovation, home improvement, house renovation | renoverings, husrenoverings, fixar
habit | streak, daily habit | vane, vanor
screenTime/screenTime | screen time, phone use | skärmtids, mobil
patrol/patrol | patrol, guard, security guard | patrull, patrullerings, väktar, vakt
callout | fire brigade, emergency, fire callout | utrycknings, larm, räddnings
machineStop | downtime, machine downtime | stillestånds, stopptids, maskinstopps
salesCall | call, phone call, cold call | samtals, telefon, säljsamtals
delivery/delivery | delivery, parcel delivery | leverans
trainingRecord | staff training, safety training, training certificate | utbildnings, kompetens
visitor | visitor, guest sign in | passer, besökar
prayerRequest | prayer | bön, förböns
`

type Kept = { log: string; plan?: string; fronts: Partial<Record<Language, string[]>> }
const listed = (words = '') =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

export const recordFronts: readonly Kept[] = written
  .trim()
  .split('\n')
  .map((line) => {
    const [things = '', en, sv] = line.split('|')
    const [log = '', plan] = things.trim().split('/')
    return { log, plan, fronts: { en: listed(en), sv: listed(sv) } }
  })

/** The words that make a record, and those that make a plan, of what stands in front of them. */
const kindsOfRecord: Record<'log' | 'plan', Partial<Record<Language, string[]>>> = {
  log: {
    en: listed('log, logs, logbook, log book, tracker, tracking, diary, journal, record, records, history'),
    sv: listed('dagbok, logg, loggbok, journal, register, lista, tracker, spårare, översikt, historik, statistik, uppföljning'),
  },
  plan: {
    en: listed('planner, plan, plans, schedule, calendar, timetable'),
    sv: listed('schema, kalender, planerare, planering, plan'),
  },
}

/** Every phrase of a language with the thing it keeps: "golf log", "fiskedagbok". An app of it keeps the same, where it is no trade. */
export function* recordPhrases(
  language: Language,
  isTrade: (front: string) => boolean,
): Generator<{ phrase: string; word: string; thing: string }> {
  const joint = language === 'en' ? ' ' : ''
  for (const kept of recordFronts)
    for (const kind of ['log', 'plan'] as const) {
      const thing = kept[kind]
      if (!thing) continue
      for (const front of kept.fronts[language] ?? [])
        for (const word of [...(kindsOfRecord[kind][language] ?? []), ...(kind === 'log' && !isTrade(front) ? ['app'] : [])])
          yield { phrase: front + joint + word, word, thing }
    }
}
