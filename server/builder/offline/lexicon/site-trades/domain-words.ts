// What a website says first, where the words of its trade's class would mislead: a farrier is of those who care for animals, and hooves are
// no paws. English|Svenska|日本語.
type Words = { domains: string; headline: string; lead: string; pictures: string }

const words: readonly Words[] = [
  {
    domains: 'farrier ridingSchool horseTraining horseOwner svBizHorses enBizHorseStud',
    headline: 'For four hooves and steady ground|För fyra hovar och trygg mark|馬と人の、毎日のそばに',
    lead: 'Calm hands, regular visits and people who speak horse.|Lugna händer, täta besök och människor som pratar häst.|落ち着いた手つきと定期的な訪問。馬の気持ちがわかるスタッフです。',
    pictures: 'field forest shoe hands tool house',
  },
  {
    domains:
      'dairyFarm livestockFarm herdBreeding sheepKeeping goatKeeping goatKeepers pigFarm pigFarming beefFarming svBizBeef jaBizCalfBreeder',
    headline: 'Animals that are well, from field to table|Djur som mår bra, från hage till bord|牧場から食卓まで、健やかに',
    lead: 'A farm with open gates: see how they live, and take home what it gives.|En gård med öppna grindar: se hur de har det och ta med hem det den ger.|見学できる牧場です。育つ様子をご覧いただき、牧場の恵みをお持ち帰りください。',
    pictures: 'field house forest cheese bottle box',
  },
  {
    domains: 'enBirdBreeder pigeonLoft falconry',
    headline: 'For those with wings|För dem som har vingar|羽のある家族のために',
    lead: 'Quiet aviaries, good feed and people who know what each call means.|Lugna volärer, bra foder och människor som vet vad varje läte betyder.|静かな鳥舎とよい餌。鳴き声の意味がわかるスタッフがいます。',
    pictures: 'bird forest field plant camera house',
  },
  {
    domains: 'aquarium reptileKeeping jaBReptilesAtHome insectKeeping enTortoises',
    headline: 'For fins, scales and shells|För fenor, fjäll och skal|水槽と温室の仲間たちへ',
    lead: 'Clear water, the right warmth and advice that lasts longer than the first week.|Klart vatten, rätt värme och råd som räcker längre än första veckan.|澄んだ水と適温、そして長く役立つアドバイスを。',
    pictures: 'fish plant bowl forest box lamp',
  },
]

/** What a domain's website says and shows first; none where its class says it well. */
export const wordsOfDomain = (domain: string | undefined): Words | undefined =>
  words.find(({ domains }) => domain !== undefined && domains.split(/\s+/).includes(domain))
