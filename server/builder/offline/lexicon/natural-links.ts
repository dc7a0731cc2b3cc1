// Of whom and of what a record is, where its list stands beside theirs and no word of the sentence says so: "clinic: patients, doctors,
// appointments". By id of the thing. `whom` it is for, `by` whom it is done, `what` it is done to or with, `where` it is.
export type LinkEnd = 'whom' | 'by' | 'what' | 'where'

const ends = (text: string): Record<string, readonly LinkEnd[]> =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [ids, of] = line.split(':')
        return ids!
          .trim()
          .split(' ')
          .map((id): [string, LinkEnd[]] => [id, of!.trim().split(' ') as LinkEnd[]])
      }),
  )

export const endsOfRecords = ends(`
  loan rental: whom what
  booking: whom what by
  appointment groomingVisit therapySession dentalVisit: whom by
  order cakeOrder sale: whom what
  purchase maintenance inspection calibration fuelLog machineStop: what
  repair serviceRecord: whom what by
  visit treatment vaccination: whom by what
  feeding: what
  trip: whom by what
  delivery: whom by where
  payment membershipFee donation: whom
  shift: by
  lesson drivingLesson: whom by
  stay petStay: what whom
  cleaningRound: where by
  alteration commission cateringOrder legalCase collectionCase retainer: whom by
  quote invoice contract ticket: whom
  job installation: whom by
  attendance registration: whom
  interview project: whom
  dive run ride climb golfRound: whom
  event: where
  classGroup yogaClass course training: by
`)

/** Of a room that is booked nobody asks who cleans it; who cuts the hair is what is booked. */
export const whatOrWho: ReadonlySet<string> = new Set(['booking'])

/** Of which list each is a part, the first that is there. */
export const partsOfLists: Readonly<Record<string, string>> = {
  apartment: 'building',
  beer: 'batch',
  budgetItem: 'event project trip',
  contract: 'apartment building',
  crop: 'farmField raisedBed plot',
  donation: 'campaign fundraiser',
  exam: 'course classGroup yogaClass',
  fairEntry: 'event',
  guestRoom: 'building',
  harvest: 'hive fruitTree farmField crop vineBlock raisedBed plot tree',
  job: 'lead',
  lesson: 'course',
  match: 'team',
  milestone: 'project',
  milking: 'animal',
  payment: 'invoice',
  player: 'team',
  quote: 'lead',
  registration: 'course event camp',
  room: 'building',
  shift: 'event',
  student: 'classGroup yogaClass',
  task: 'project',
  training: 'team',
}

/** Whom something is for; of other people it is told what they do. */
export const servedPeople: ReadonlySet<string> = new Set([
  'alumnus',
  'beneficiary',
  'boardMember',
  'candidate',
  'child',
  'contact',
  'customer',
  'familyMember',
  'guest',
  'lead',
  'member',
  'parishioner',
  'patient',
  'player',
  'relative',
  'singer',
  'student',
  'subscriber',
  'tenant',
  'visitor',
])

/** The usual fields that an end takes the place of. */
export const fieldsOfEnds: Readonly<Record<LinkEnd, readonly string[]>> = {
  whom: ['customerName', 'clientName', 'owner', 'borrower', 'visitor', 'donor', 'passenger', 'phone'],
  by: ['assignee', 'instructor', 'doctor', 'dentist', 'therapist', 'lawyer', 'driver'],
  what: ['item', 'object'],
  where: ['location'],
}
