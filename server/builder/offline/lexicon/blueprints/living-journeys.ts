import { blueprint } from '../blueprint.ts'

export const livingJourneyBlueprints = [
  blueprint('backpacking', {
    en: 'backpacking, interrail, gap year, round the world trip, hostels, long trip, train travel, backpacker, backpackers, backpacking trip, backpacking round the world, backpacking around the world, backpacking around europe, travelling the world, traveling the world, round-the-world trip, world trip',
    sv: 'backpacking, sabbatsår, jorden runt-resa, långresa, tågresande',
    ja: 'バックパッカー, 一人旅, 世界一周, 鉄道旅, 長旅',
    things: 'trip place accommodation travelExpense transfer',
    palette: 'orange',
    look: 'bold',
    brand: 'Long Way Round|Långa vägen|まわり道',
    names: {
      place: 'Place/Places|Plats/Platser|訪問先',
      travelExpense: 'Expense/Expenses|Utgift/Utgifter|出費',
      accommodation: 'Stay/Stays|Boende/Boenden|宿',
    },
  }),
  blueprint('cityBreak', {
    en: 'city break, weekend trip, honeymoon, family holiday, summer holiday, trip planning, group trip, girls trip, holiday, our holiday, holiday plans, trip to japan, trip to italy, family trip, trip to new york, disney trip, ski holiday, ski trip, interrailing, honeymoon plans, bachelorette party weekend, bachelor party weekend',
    sv: 'weekendresa, storstadsresa, bröllopsresa, familjesemester, sommarsemester, planera resa, gruppresa, tjejresa',
    ja: '旅行の予定, 新婚旅行, 夏休みの旅行, 卒業旅行, 社員旅行, 女子旅',
    things: 'trip activity accommodation packingItem',
    palette: 'teal',
    look: 'editorial',
    brand: 'Two Tickets|Två biljetter|ふたりの切符',
  }),
  blueprint('frequentFlyer', {
    en: 'frequent flyer, flying, flights, air miles, business traveller, jet set',
    sv: 'flygresenär, flyga ofta, flygmil, affärsresenär, flygresor',
    ja: 'マイル旅行, 飛行機の旅, 出張族, マイラー, 航空ファン',
    things: 'flight loyaltyCard accommodation',
    palette: 'sky',
    look: 'crisp',
    brand: 'Window Seat|Fönsterplats|窓側の席',
  }),
  blueprint('worldTraveller', {
    en: 'countries visited, world traveller, globetrotter, travel memories, travel bucket list, places I have been',
    sv: 'besökta länder, världsresenär, globetrotter, reseminnen, reselista, platser jag varit på',
    ja: '旅の思い出, 訪れた国, 世界旅行, 旅行好き, 行きたい国リスト',
    things: 'visitedCountry dreamDestination trip',
    palette: 'emerald',
    look: 'bold',
    brand: 'Pins on a Map|Nålar på kartan|地図の印',
  }),
  blueprint('vanlife', {
    en: 'vanlife, camper van, motorhome, caravan holiday, road trip, campervan, van life, campervan trip, rv trips, living in a van, roadtrip, caravanning, caravan trips, motorhome trips',
    sv: 'vanlife, campingsemester, bilsemester, bilresa',
    ja: '車中泊, キャンピングカー, バンライフ, ロードトリップ, ドライブ旅行, キャンピングカーの旅',
    things: 'trip campsite fuelLog travelExpense',
    palette: 'amber',
    look: 'bold',
    names: {
      trip: 'Journey/Journeys|Resa/Resor|旅',
      campsite: 'Overnight spot/Overnight spots|Övernattningsplats/Övernattningsplatser|宿泊スポット',
    },
    brand: 'Slow Wheels|Långsamma hjul|ゆっくり走る',
  }),
]
