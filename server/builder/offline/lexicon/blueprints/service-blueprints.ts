import { blueprint } from '../blueprint.ts'

export const serviceBlueprints = [
  blueprint('massage', {
    en: 'massage, massage therapist, massage therapy, massage studio, sports massage, massage parlour, mobile massage, reflexology, reflexologist, reiki, reiki practitioner, shiatsu, aromatherapy, head spa, float spa',
    sv: 'massage, massör, massageterapeut, massagestudio, massageterapeut som åker ut, massageterapeut som åker ut på företag, åker ut på företag, åker ut till företag, vi åker ut till företag, jag åker ut till företag, åker hem till kunder, vi åker hem till kunder, jag åker hem till kunder, företagsmassage, företagsmassör, mobil massör, masserar på företag, vi masserar på företag, jag masserar på företag',
    ja: 'マッサージ, マッサージ店',
    things: 'booking customer service',
    palette: 'teal',
    look: 'soft',
    brand: 'Still Hands|Stilla händer|しずかな手',
  }),
  blueprint('therapy', {
    en: 'therapist, therapy practice, counselling, counsellor, psychologist, coaching practice, counselling practice, psychotherapist, psychotherapy, hypnotherapist, hypnotherapy, marriage counsellor, art therapist, music therapist, play therapist, addiction counsellor, grief counsellor, life coach, career coach, business coach, executive coach, mindset coach, relationship coach, sleep consultant, coaching clients, coaching business',
    sv: 'terapeut, psykolog, samtalsterapeut, terapimottagning, coachning, kurator, psykoterapeut, kbt-terapeut, familjerådgivare, parterapeut, samtalsmottagning, beteendevetare, livscoach, psykologmottagning, psykologmottagningen, egen psykologmottagning, psykologpraktik, egen psykologpraktik, kuratorsmottagning, terapeutmottagning, egen terapimottagning, privatpraktiserande psykolog, psykoterapimottagning, legitimerad psykolog, sexolog, sexologmottagning',
    ja: 'セラピスト, カウンセリング, カウンセラー, 心理士, コーチング, ライフコーチ, キャリアコンサルタント, キャリアカウンセラー, 心理カウンセラー, 心理相談室, カウンセリングルーム, スピリチュアル',
    things: 'booking customer note',
    palette: 'sky',
    look: 'soft',
    brand: 'Open Room|Öppna rummet|ひだまり相談室',
  }),
  blueprint('streetFood', {
    en: 'food truck, street food, food stand, market stall, burger van, coffee cart, coffee van, pizza van, ice cream van, taco truck, food van, catering van, hot dog van, crepe stand, street food stall, food stall, mobile bar, mobile coffee, mobile pizza, hog roast, donut truck, fish and chip van, empanada stall, crêpe stall, creperie, waffle stand, falafel stand, noodle stall, burrito van, cheese stall, bread stall, cake stall, lemonade stand, smoothie bar, juice stall, bubble tea, coffee bike, gelato cart, popcorn stand, candy floss',
    sv: 'foodtruck, matvagn, gatukök, streetfood, åker runt på festivaler, åker runt på marknader, som åker runt, åker runt med foodtruck, min foodtruck, vår foodtruck, foodtrucken, food truck, korvvagn, matvagnen, foodtruck med langos, foodtruck med tacos, foodtruck med korv, foodtruck med burgare, foodtruck med hamburgare, foodtruck med thaimat, foodtruck med pizza, foodtruck med våfflor, foodtruck med churros, foodtruck med glass, foodtruck med kaffe, foodtruck med falafel, foodtruck med dumplings, foodtruck med bao, foodtruck med crêpes, foodtruck med poké, foodtruck med pulled pork, foodtruck med fish and chips, foodtruck med koreansk mat, foodtruck med indisk mat, foodtruck med mexikansk mat, foodtruck med surströmming, foodtruck med kroppkakor, foodtruck med kolbullar, matvagn med langos, matvagn med tacos, matvagn med korv, matvagn med burgare, matvagn med hamburgare, matvagn med thaimat, matvagn med pizza, matvagn med våfflor, langosvagn, tacotruck, hamburgervagn, våffelvagn',
    ja: 'キッチンカー, 屋台, 移動販売, フードトラック, 移動販売車, 移動販売の車, 移動カフェ, 移動スーパー, 移動パン屋, キッチンカー営業, 出店販売',
    things: 'menuItem event dailySales material order',
    palette: 'red',
    look: 'bold',
    brand: 'Rolling Kitchen|Rullande köket|走る台所',
    names: {
      material: 'Ingredient/Ingredients|Råvara/Råvaror|食材',
      order: 'Order/Orders|Beställning/Beställningar|注文',
      menuItem: 'Menu item/Menu items|Rätt/Rätter|メニュー',
      event: 'Stop/Stops|Plats/Platser|出店',
      dailySales: 'Takings/Takings|Dagskassa/Dagskassor|売上',
    },
  }),
  blueprint('insurance', {
    en: 'insurance, insurance agency, insurance broker',
    sv: 'försäkringsbolag, försäkringsmäklare, försäkringsförmedlare, försäkringsrådgivare, försäkringskontor, oberoende försäkringsförmedlare, oberoende försäkringsmäklare, oberoende försäkringsrådgivare, fristående försäkringsförmedlare, försäkringsagent, försäkringsombud',
    ja: '保険代理店, 保険の外交員, 保険外交員, 保険営業, 保険の営業, 生命保険の営業, 生保レディ, 生保営業, 保険屋, 保険屋さん, 保険募集人, 保険の仕事, 損保代理店, 保険外務員, 保険プランナー',
    things: 'insurancePolicy customer insuranceClaim meeting',
    palette: 'blue',
    look: 'crisp',
    brand: 'Safe Harbour|Trygga hamnen|安心の港',
    names: {
      meeting: 'Meeting/Meetings|Möte/Möten|面談',
      insuranceClaim: 'Claim/Claims|Skadeärende/Skadeärenden|保険請求',
      insurancePolicy: 'Policy/Policies|Försäkring/Försäkringar|契約',
      customer: 'Client/Clients|Kund/Kunder|お客様',
    },
  }),
]
