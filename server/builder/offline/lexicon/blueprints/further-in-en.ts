// Further trades, pets, pastimes and undertakings as English speakers name them, and what each keeps.
import { blueprint, type BlueprintEntry } from '../blueprint.ts'

export const furtherInEnglish: BlueprintEntry[] = [
  blueprint('enUpholsterer', {
    en: 'upholsterer, upholsterers, upholstery, upholstery business, upholstery workshop, upholstery shop, upholster, upholster chairs, upholster furniture, upholstering, reupholster, reupholster chairs, reupholster furniture, reupholstery, re-upholstery, chair caning, chair caner, chair caners, cane chairs, recane chairs, re-cane chairs, re-cane, recaning, re-caning, rush seating, chair seating, seat weaving, chair restoration, french polisher, french polishers, french polishing, furniture restorer, furniture restorers, restore furniture, furniture stripping',
    sv: 'möbeltapetserare, möbeltapetsering, tapetserarverkstad, möbelklädsel, klä om möbler, klär om möbler, klä om stolar, klär om stolar, stolsflätning, rottingflätning, möbelrestaurering, möbelrestauratör',
    ja: '椅子張り, 椅子張り職人, 椅子張替え, 椅子の張り替え, 椅子張り替え, 家具張替え, ソファ張替え, 籐椅子修理, 家具修復',
    things: 'repair customer quote material',
    palette: 'amber',
    look: 'editorial',
    names: {
      repair: 'Job/Jobs|Jobb/Jobb|作業',
      material: 'Fabric or material/Fabrics and materials|Tyg och material/Tyger och material|生地・材料',
    },
    brand: 'Well Seated|Väl stoppat|座り心地',
  }),
  blueprint('enGoatDairy', {
    en: 'goat dairy, goat dairies, goat farm, goat farms, goat farmer, goat farmers, goat farming, goat milk farm, goats milk farm, dairy goats, dairy goat farm, milk goats, milking goats, we milk goats, goat herd, goat cheese dairy, goats cheese dairy',
    sv: 'getmejeri, getgård, getgårdar, getbonde, getbönder, mjölkgetter, getbesättning, getosttillverkning',
    ja: 'ヤギ酪農, 山羊酪農, ヤギ乳農家, ヤギミルク牧場',
    things: 'animal milking animalTreatment order',
    palette: 'lime',
    look: 'soft',
    names: {
      animal: 'Goat/Goats|Get/Getter|ヤギ',
      animalTreatment: 'Health record/Health records|Hälsonotering/Hälsonoteringar|健康記録',
    },
  }),
  blueprint('enSheepDairy', {
    en: 'sheep dairy, sheep dairies, dairy sheep, milking sheep, ewes milk dairy, milking ewes',
    sv: 'fårmejeri, mjölkfår',
    ja: '羊酪農, 羊乳農家',
    things: 'animal milking animalTreatment order',
    palette: 'lime',
    look: 'soft',
    names: {
      animal: 'Sheep/Sheep|Får/Får|羊',
      animalTreatment: 'Health record/Health records|Hälsonotering/Hälsonoteringar|健康記録',
    },
  }),
  blueprint('enLiveaboard', {
    en: 'narrowboat, narrowboat life, narrowboat owner, narrowboat owners, narrowboaters, canal boat, canal boat owner, canal boat owners, our canal boat, dutch barge, widebeam, houseboat, houseboat owner, houseboat owners, live aboard, liveaboard, liveaboards, living aboard, live on a boat, live on a narrowboat, living on a boat, living on a narrowboat, continuous cruiser, continuous cruisers, boaters on the canal',
    sv: 'husbåt, husbåtsägare, kanalbåt, bo på båt, bor på båt, bor på en båt, livet ombord',
    ja: 'ハウスボート, ナローボート, 運河船, 船上生活, 船で暮らす',
    things: 'serviceRecord sailingTrip expense task',
    palette: 'sky',
    look: 'soft',
    names: {
      serviceRecord: 'Maintenance job/Maintenance jobs|Underhållsarbete/Underhållsarbeten|整備記録',
      sailingTrip: 'Journey/Journeys|Färd/Färder|航行',
    },
  }),
  blueprint('enMotorbikeGarage', {
    en: 'motorbike garage, motorbike garages, motorcycle garage, motorbike workshop, motorcycle workshop, motorbike repair, motorbike repair shop, motorcycle repair, motorcycle repair shop, motorbike mechanic, motorcycle mechanic, motorbike servicing, motorcycle servicing, fix motorbikes, i fix motorbikes, we fix motorbikes, repair motorbikes, scooter repair, moped repair, moped garage, custom bike shop',
    sv: 'mc-verkstad, mc-verkstaden, motorcykelverkstad, mopedverkstad, mc-mekaniker, motorcykelmekaniker',
    ja: 'バイク修理店, バイク整備, バイク整備工場, オートバイ店',
    things: 'job vehicle customer sparePart',
    palette: 'slate',
    look: 'bold',
    names: { vehicle: 'Motorcycle/Motorcycles|Motorcykel/Motorcyklar|バイク' },
  }),
  blueprint('enRowingClub', {
    en: 'rowing club, rowing clubs, rowing crew, rowing team, rowing squad, university rowing, school rowing club, boat club for rowing, sculling club, gig rowing club, pilot gig club, pilot gig rowing, coastal rowing club, masters rowing',
    sv: 'roddklubb, roddklubben, roddförening, roddlag, roddsällskap',
    ja: 'ボート部, 漕艇部, 漕艇クラブ, ボートクラブ, ローイングクラブ',
    things: 'member boat training booking',
    palette: 'cyan',
    look: 'soft',
    names: {
      training: 'Outing/Outings|Roddpass/Roddpass|乗艇練習',
      booking: 'Boat booking/Boat bookings|Båtbokning/Båtbokningar|艇の予約',
    },
    brand: 'Eight Oars|Åtta åror|八丁櫂',
  }),
  blueprint('enPetDiabetes', {
    en: 'diabetic cat, diabetic dog, diabetic pet, my diabetic cat, my diabetic dog, feline diabetes, canine diabetes, cat diabetes, dog diabetes, pet diabetes, cat has diabetes, cat with diabetes, dog has diabetes, dog with diabetes, pet has diabetes, cat is diabetic, dog is diabetic, insulin for the cat, insulin for the dog, insulin for my cat, insulin for my dog',
    sv: 'diabeteskatt, diabeteshund, katt med diabetes, hund med diabetes, katten har diabetes, hunden har diabetes, katt har diabetes, hund har diabetes, kattdiabetes, hunddiabetes',
    ja: '猫の糖尿病, 犬の糖尿病, 糖尿病の猫, 糖尿病の犬, ペットの糖尿病, 猫が糖尿病, 犬が糖尿病',
    things: 'medication bloodSugar vetVisit meal',
    palette: 'teal',
    look: 'soft',
    names: {
      medication: 'Insulin dose/Insulin doses|Insulindos/Insulindoser|インスリン投与',
      bloodSugar: 'Glucose reading/Glucose readings|Blodsockervärde/Blodsockervärden|血糖値',
    },
  }),
  blueprint('enFountainPens', {
    en: 'fountain pens, fountain pen collection, fountain pen collector, fountain pen collectors, fountain pen lover, collect fountain pens, collect pens, pen collector, pen collectors, collecting pens, collecting fountain pens, pens and inks, pens and ink, pen club',
    sv: 'reservoarpennor, samlar reservoarpennor, samla reservoarpennor, pennsamlare, pennor och bläck',
    ja: '万年筆好き, 万年筆集め, 万年筆収集, 万年筆を集めています, 万年筆とインク, インク沼',
    things: 'pen material note',
    palette: 'blue',
    look: 'editorial',
    names: { material: 'Ink/Inks|Bläck/Bläck|インク' },
  }),
]
