// What is written down after it has happened: nobody plans a sighting, a reading or a receipt. Sample rows of such things lie in the
// past, and no page shows what comes next of them. Other things count as this when their own sample rows lie in the past.
import { knownThings } from './lexicon.ts'

const pastDates = new Set(
  'publishedAt joinedDate purchaseDate lastWatered appliedDate plantedDate lastService orderDate issueDate birthday lastInspection lastPruned acquired signedDate handedOut receivedDate'.split(
    ' ',
  ),
)
const pastThings = new Set(
  `expense income transaction timeEntry workout measurement weighIn bloodPressure bodyTemperature journalEntry symptom sleep donation payment review message catch hike note
  feeding serviceRecord ticket issue request tasting strengthSet onsenVisit order quote photo restaurant attendance mailItem returnItem lostItem milestone harvest
  fuelLog driveLog temperatureLog siteDiary batch bake cheese preserve firing soapBatch bodyMeasure tip dailySales treatmentNote poolCheck
  pestVisit chimneySweep taxiRide tow solarReading chargeSession fieldWork spraying animalTreatment milking eggCollection landing incident
  decision reading sample payslip trainingRecord overtime expenseClaim kudos mediaMention userInterview satisfaction salesBonus pettyCash
  insuranceClaim retroNote reject calibration safetyRound goodsReceipt stocktake lessonLearned clockEntry handover salaryReview dailyCheck
  dailyReport businessCard brandAsset examGrade badge complaintCase run ride climb golfRound swim campsite birdSighting dive skiDay
  personalBest practice gameNight beer telescopeObservation grading bowlingGame shootingSession trick paddleTrip surfSession sailingTrip hunt
  geocache peak dogSession postcard puzzle chessGame lyric recording concertVisit poem saying sketch livestream filmRoll experiment specimen
  hiveInspection radioContact print3d flightLog museumVisit templeStamp saunaVisit codeSnippet onlineAccount bankAccount`.split(
    /\s+/,
  ),
)

function rowsLieBack(concept: string): boolean {
  const known = knownThings.get(concept)
  const at = known?.fields.find((field) => field.type === 'date')?.concept
  const column = at ? known!.columns.indexOf(at) : -1
  const cells = column < 0 ? [] : known!.rows.map((row) => row[column])
  return cells.length > 0 && cells.every((cell) => typeof cell === 'string' && cell.startsWith('-'))
}

/** Whether a date of such a thing tells of the past; concepts are ids of the lexicon. */
export const looksBack = (thing: string | undefined, field: string | undefined): boolean =>
  pastDates.has(field ?? '') || pastThings.has(thing ?? '') || rowsLieBack(thing ?? '')
