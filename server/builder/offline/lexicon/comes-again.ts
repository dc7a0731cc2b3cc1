// What stands in a calendar again and again under the same name: a training is on every Tuesday, a match is played once.
const againThings = new Set(
  `shift training activity lesson drivingLesson ridingLesson yogaClass class rehearsal studySession tutoringSession therapySession
  meditation careVisit dogWalk groomingVisit meal schoolMeal wastePickup wasteCollection dutyTurn remoteDay patrol laundryBooking
  sharedRide loadingSlot guidedTour gardenTask fieldWork meeting livestream gameNight sermon filmScreening`.split(/\s+/),
)

/** Whether a thing of the lexicon comes again on other days. */
export const comesAgain = (thing: string | undefined): boolean => againThings.has(thing ?? '')
