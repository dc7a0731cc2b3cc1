// What people do in an app, by its verb, and what it leaves: "post" brings what is posted, "borrow" leaves a loan of it.

/**
 * `record`: what is kept of it besides, `thing` that in the lexicon where the word alone does not say; where there is none, what it was
 * done to is what is kept. `only` one of both: `who` does it ("kids earn points"), or `what` is looked after by somebody who is no list
 * ("managers approve expenses").
 */
export type Doing = { record?: string; thing?: string; only?: 'who' | 'what' }

const table = (
  brings: string,
  earns: string,
  handles: string,
  leaves: Readonly<Record<string, string>>,
  bent: (verb: string) => string[],
): ReadonlyMap<string, Doing> =>
  new Map<string, Doing>([
    ...earns.split(' ').flatMap((verb) => bent(verb).map((form): [string, Doing] => [form, { only: 'who' }])),
    ...handles.split(' ').flatMap((verb) => bent(verb).map((form): [string, Doing] => [form, { only: 'what' }])),
    ...brings.split(' ').flatMap((verb) => bent(verb).map((form): [string, Doing] => [form, {}])),
    ...Object.entries(leaves).flatMap(([named, verbs]) => {
      const [record, thing] = named.split('=')
      const doing: Doing = { record: record!, ...(thing !== undefined && { thing }) }
      return verbs.split(', ').flatMap((verb) => bent(verb).map((form): [string, Doing] => [form, doing]))
    }),
  ])

const third = (verb: string) =>
  verb.replace(/^\S+/, (first) => (/(?:s|x|ch|sh)$/.test(first) ? `${first}es` : `${first.replace(/([^aeiou])y$/, '$1ie')}s`))

/** English verbs as a plural does them and as one does, with the word that ties them to what they are done to. */
export const englishDoings = table(
  'post submit upload create write log record list publish share report file place leave add sell offer enter register raise request send bring run host teach organise organize pitch plan pledge own issue schedule prepare set assemble draft gave donated lent note document declare advertise scan raise fill_out fill_in drop_off jot_down write_down put_up put_forward serve produce stock store supply ship enrol enroll hand_in turn_in keep_a_list_of file_away announce collect_in draw compose define describe send_in hand_over bill invoice import save describe propose recommend',
  'earn collect win get receive',
  'approve reject confirm accept decline verify moderate assign manage edit mark tick tick_off arrange keep_track_of track close block release export resolve answer handle process sign_off sign sort archive pick_up',
  {
    bookings: 'book',
    reservations: 'reserve',
    loans: 'borrow',
    rentals: 'rent, hire',
    orders: 'order, buy',
    'ratings=customerRating': 'rate',
    'scores=juryScore': 'score',
    payments: 'pay',
    reviews: 'review',
    registrations: 'register for, attend',
    enrolments: 'enrol in, enrol on, enrol for',
    enrollments: 'enroll in, enroll for',
    'sign-ups': 'sign up for, volunteer for',
    applications: 'apply for, apply to, apply',
    'bids=bid': 'bid on, bid for, bid',
    'votes=vote': 'vote on, vote for, upvote, vote',
    'sponsorships=sponsor': 'sponsor',
    'adoptions=adoption': 'adopt, apply to adopt',
    'claims=claim': 'claim',
    subscriptions: 'subscribe to, follow',
    quotes: 'quote for, quote on, quote',
    leases: 'lease',
    treatments: 'treat',
    tests: 'test',
    visits: 'visit',
    checks: 'check',
    repairs: 'repair, fix, mend',
    cleanings: 'clean',
    feedings: 'feed',
    weighings: 'weigh',
    measurements: 'measure',
    referrals: 'refer',
    interviews: 'interview',
    debriefs: 'debrief',
    holds: 'put holds on, put a hold on',
    donations: 'donate to, donate',
    'comments=userComment': 'comment on, comment',
    matches: 'match',
    inspections: 'inspect',
    deliveries: 'deliver',
    'assessments=juryScore': 'assess, grade',
    nominations: 'nominate',
  },
  (verb) => [verb.replaceAll('_', ' '), third(verb.replaceAll('_', ' '))],
)
/** Swedish verbs in the present and behind "kan". */
export const swedishDoings = table(
  'registrerar/registrera skapar/skapa skriver/skriva loggar/logga publicerar/publicera delar/dela lämnar/lämna skickar/skicka säljer/sälja erbjuder/erbjuda ordnar/ordna arrangerar/arrangera planerar/planera önskar/önska lägger_ut/lägga_ut lägger_upp/lägga_upp laddar_upp/ladda_upp lägger_in/lägga_in fyller_i/fylla_i lämnar_in/lämna_in skickar_in/skicka_in lägger_till/lägga_till lägger_in/lägga_in skriver_upp/skriva_upp skriver_in/skriva_in för_in/föra_in matar_in/mata_in noterar/notera antecknar/anteckna dokumenterar/dokumentera rapporterar/rapportera anmäler/anmäla annonserar/annonsera föreslår/föreslå anger/ange anordnar/anordna håller/hålla startar/starta efterlyser/efterlysa utlyser/utlysa sätter_upp/sätta_upp ställer/ställa tar_emot/ta_emot begär/begära',
  'tjänar/tjäna samlar/samla vinner/vinna',
  'delar_ut/dela_ut bekräftar/bekräfta avgör/avgöra bockar_av/bocka_av checkar_av/checka_av attesterar/attestera stänger/stänga löser/lösa tilldelar/tilldela kvitterar/kvittera godkänner/godkänna avslår/avslå bekräftar/bekräfta hanterar/hantera fördelar/fördela',
  {
    bokningar: 'bokar/boka',
    reservationer: 'reserverar/reservera',
    lån: 'lånar/låna, lånar ut/låna ut',
    uthyrningar: 'hyr/hyra',
    beställningar: 'beställer/beställa, köper/köpa',
    'betyg=customerRating': 'betygsätter/betygsätta',
    'poängsättningar=juryScore': 'poängsätter/poängsätta',
    bedömningar: 'bedömer/bedöma',
    granskningar: 'granskar/granska',
    betalningar: 'betalar/betala',
    donationer: 'donerar/donera, skänker/skänka',
    prenumerationer: 'prenumererar på/prenumerera på',
    felanmälningar: 'felanmäler/felanmäla',
    reparationer: 'reparerar/reparera, lagar/laga',
    kontroller: 'kontrollerar/kontrollera',
    behandlingar: 'behandlar/behandla',
    inspektioner: 'inspekterar/inspektera',
    leveranser: 'levererar/leverera',
    hämtningar: 'hämtar/hämta',
    städningar: 'städar/städa',
    matningar: 'matar/mata',
    vägningar: 'väger/väga',
    mätningar: 'mäter/mäta',
    besök: 'besöker/besöka, checkar in hos/checka in hos',
    intresseanmälningar: 'visar intresse för/visa intresse för',
    omdömen: 'recenserar/recensera',
    anmälningar: 'anmäler sig till/anmäla sig till',
    ansökningar: 'söker/söka, ansöker om/ansöka om, ansöker/ansöka',
    'bud=bid': 'bjuder på/bjuda på',
    'röster=vote': 'röstar på/rösta på',
    'kommentarer=userComment': 'kommenterar/kommentera',
    besiktningar: 'besiktigar/besiktiga',
  },
  (verb) => verb.replaceAll('_', ' ').split('/'),
)
