// What trades call the lists they share with others: a clinic's bookings are appointments, a tattooist's customers are clients.

const appointment = 'Appointment/Appointments|Besök/Besök|予約'
const client = 'Client/Clients|Klient/Klienter|クライアント'
const session = 'Session/Sessions|Pass/Pass|セッション'

const byTrades: readonly (readonly [trades: string, names: Record<string, string>])[] = [
  [
    'clinic clinicTrade dropInClinic optician footCare vet groomer salon salonTrade hairStylist nailSalon tattoo massage doula farrier saunaLife',
    { booking: appointment },
  ],
  ['tattoo nailSalon hairStylist salon salonTrade massage footCare', { customer: 'Client/Clients|Kund/Kunder|お客様' }],
  ['therapy doula', { booking: session, customer: client }],
  ['coachTrade coachingBusiness', { booking: session, customer: client }],
  [
    'accountant taxOffice consultant agency agencyTrade webAgency graphicDesigner translationAgency virtualAssistant interior videographer creativeAgency socialAgency photographer lawFirm lawPractice familyLawyer',
    { customer: 'Client/Clients|Kund/Kunder|クライアント' },
  ],
  ['danceSchool', { yogaClass: 'Dance class/Dance classes|Danspass/Danspass|ダンスクラス' }],
  ['wellnessClass', { course: 'Class/Classes|Kurs/Kurser|クラス' }],
  ['gym', { course: 'Class/Classes|Pass/Pass|クラス' }],
  ['musicSchool', { booking: 'Lesson/Lessons|Lektion/Lektioner|レッスン', student: 'Pupil/Pupils|Elev/Elever|生徒' }],
  ['privateTutor', { student: 'Pupil/Pupils|Elev/Elever|生徒' }],
  ['tourGuide', { activity: 'Tour/Tours|Tur/Turer|ツアー' }],
  ['taxi', { taxiRide: 'Ride/Rides|Körning/Körningar|乗車', employee: 'Driver/Drivers|Förare/Förare|運転手' }],
  [
    'drivingSchool',
    { drivingLesson: 'Lesson/Lessons|Körlektion/Körlektioner|教習', employee: 'Instructor/Instructors|Lärare/Lärare|教官' },
  ],
  ['ridingSchool', { ridingLesson: 'Lesson/Lessons|Lektion/Lektioner|レッスン', student: 'Rider/Riders|Ryttare/Ryttare|生徒' }],
  ['dogWalking', { dogWalk: 'Walk/Walks|Promenad/Promenader|散歩', pet: 'Dog/Dogs|Hund/Hundar|犬' }],
  ['dogTraining', { pet: 'Dog/Dogs|Hund/Hundar|犬', course: 'Class/Classes|Kurs/Kurser|クラス' }],
  [
    'dogSport',
    { dogSession: 'Training session/Training sessions|Träningspass/Träningspass|練習', pet: 'Dog/Dogs|Hund/Hundar|犬' },
  ],
  [
    'falconry',
    {
      raptor: 'Bird/Birds|Fågel/Fåglar|鳥',
      gig: 'Display/Displays|Uppvisning/Uppvisningar|実演',
      measurement: 'Weighing/Weighings|Vägning/Vägningar|体重測定',
    },
  ],
  ['scienceFair', { fairEntry: 'Project/Projects|Projekt/Projekt|作品', referee: 'Judge/Judges|Domare/Domare|審査員' }],
  ['cakeStudio', { cakeOrder: 'Order/Orders|Beställning/Beställningar|注文' }],
  ['weddingFlorist weddingTrade', { wedding: 'Wedding/Weddings|Bröllop/Bröllop|結婚式' }],
  ['privateTutor', { tutoringSession: 'Lesson/Lessons|Lektion/Lektioner|レッスン' }],
  ['homeCareTeam elderCare', { careVisit: 'Visit/Visits|Besök/Besök|訪問' }],
  ['pestControl', { pestVisit: 'Visit/Visits|Besök/Besök|訪問' }],
  ['chimneySweeper', { chimneySweep: 'Visit/Visits|Besök/Besök|訪問' }],
  ['poolService', { poolCheck: 'Pool visit/Pool visits|Poolbesök/Poolbesök|プール点検' }],
  ['beekeeping', { hive: 'Hive/Hives|Bikupa/Bikupor|巣箱' }],
  ['translationAgency', { translationJob: 'Job/Jobs|Uppdrag/Uppdrag|案件' }],
  ['jeweller', { jewel: 'Piece/Pieces|Smycke/Smycken|作品' }],
  ['auctioneer', { auctionLot: 'Lot/Lots|Utrop/Utrop|出品' }],
  ['vineyardFarm', { vineBlock: 'Block/Blocks|Skifte/Skiften|区画' }],
  ['golfClub', { golfRound: 'Round/Rounds|Runda/Rundor|ラウンド' }],
  ['carDealer', { usedCar: 'Car/Cars|Bil/Bilar|車' }],
  ['selfStorage', { storageUnit: 'Unit/Units|Förråd/Förråd|保管庫' }],
  ['wasteFirm', { wastePickup: 'Pickup/Pickups|Hämtning/Hämtningar|回収' }],
  ['museum', { artifact: 'Object/Objects|Föremål/Föremål|収蔵品' }],
  ['balconyGarden ownPlot', { raisedBed: 'Bed/Beds|Bädd/Bäddar|うね', gardenTask: 'Job/Jobs|Syssla/Sysslor|作業' }],
  ['craftBrewery', { tank: 'Tank/Tanks|Tank/Tankar|タンク' }],
  ['logistics', { employee: 'Driver/Drivers|Förare/Förare|運転手' }],
  ['orchestra bandBookings', { gig: 'Gig/Gigs|Spelning/Spelningar|公演' }],
  ['canvassing', { canvassVisit: 'Visit/Visits|Besök/Besök|訪問' }],
  ['boatCharter', { crewMember: 'Crew member/Crew members|Besättningsmedlem/Besättningsmedlemmar|乗組員' }],
  ['solar', { job: 'Installation/Installations|Installation/Installationer|設置工事' }],
  ['movingCompany', { job: 'Move/Moves|Flytt/Flyttar|引っ越し' }],
  ['cleaning', { booking: 'Cleaning visit/Cleaning visits|Städtillfälle/Städtillfällen|清掃予約' }],
  [
    'petcare',
    { booking: 'Stay or visit/Stays and visits|Vistelse/Vistelser|お預かり', customer: 'Owner/Owners|Ägare/Ägare|飼い主' },
  ],
  ['dogWalking dogTraining groomer vet', { customer: 'Owner/Owners|Ägare/Ägare|飼い主' }],
  ['foodBank', { beneficiary: 'Household helped/Households helped|Hushåll/Hushåll|支援世帯' }],
  ['library toolLibrary', { member: 'Borrower/Borrowers|Låntagare/Låntagare|利用者' }],
  ['carRental bikeRental partyRental rentalTrade', { rental: 'Hire/Hires|Uthyrning/Uthyrningar|貸出' }],
  ['weddingTrade weddingFlorist', { customer: 'Couple/Couples|Brudpar/Brudpar|新郎新婦' }],
  ['funeralHome', { customer: 'Family/Families|Familj/Familjer|ご遺族' }],
  ['auctioneer', { customer: 'Bidder or seller/Bidders and sellers|Kund/Kunder|入札者・出品者' }],
]

export const wordsInTrades: Record<string, Record<string, string>> = {}
for (const [trades, names] of byTrades)
  for (const trade of trades.split(' ')) wordsInTrades[trade] = { ...wordsInTrades[trade], ...names }
