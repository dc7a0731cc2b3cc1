// Decks of the body and of care: bones and muscles, words of medicine, what a nurse knows, first aid.
import type { Deck } from './deck.ts'

export const bodyDecks: readonly Deck[] = [
  {
    en: 'nursing, nurse, nclex',
    sv: 'sjuksköters, undersköters, omvårdnad, sjukvård',
    ja: '看護, ナース',
    name: 'Nursing|Omvårdnad|看護師国家試験',
    question: 'What is it: {}?|Vad är det: {}?|{}は？',
    groups: [
      {
        name: 'Normal values|Normalvärden|基準値',
        cards: `
resting pulse of an adult|vilopuls hos en vuxen|成人の安静時脈拍 = 60–100 a minute|60–100 slag/min|1分間に60〜100回
breaths of an adult at rest|andningsfrekvens hos en vuxen i vila|成人の安静時呼吸数 = 12–20 a minute|12–20 andetag/min|1分間に12〜20回
oxygen saturation of a healthy adult|saturation hos en frisk vuxen|健康な成人のSpO₂ = 95–100 %
body temperature at which fever begins|kroppstemperatur då feber börjar|発熱とされる体温の目安 = about 38 °C|ungefär 38 °C|37.5℃以上
too low blood sugar|för lågt blodsocker|低血糖の目安 = under 70 mg/dl|under 4 mmol/l|70mg/dL未満`,
      },
      {
        name: 'Terms|Begrepp|用語',
        terms: true,
        cards: `
fast heart rate|snabb hjärtrytm|脈が速い状態 = tachycardia|takykardi|頻脈
slow heart rate|långsam hjärtrytm|脈が遅い状態 = bradycardia|bradykardi|徐脈
high blood pressure|högt blodtryck|血圧が高い状態 = hypertension|hypertoni|高血圧
shortness of breath|andnöd|息苦しさ = dyspnoea|dyspné|呼吸困難
bluish skin from lack of oxygen|blåaktig hud av syrebrist|酸素不足で皮膚が青紫になること = cyanosis|cyanos|チアノーゼ
difficulty swallowing|svårt att svälja|飲み込みにくさ = dysphagia|dysfagi|嚥下障害
a sore from lying long|sår av långvarigt liggande|長く寝ていることでできる傷 = pressure ulcer|trycksår|褥瘡`,
      },
    ],
  },
  {
    en: 'medical, medicine terms, pathology, physiology',
    sv: 'medicinsk, medicinska, sjukdomslära, fysiologi, patologi',
    ja: '医療用語, 医学, 医療英語, 生理学, 病理',
    name: 'Medical Terms|Medicinska termer|医療用語',
    question: 'What does “{}” mean?|Vad betyder ”{}”?|「{}」の意味は？',
    groups: [
      {
        name: 'Parts of words|Ordled|語の要素',
        cards: `
cardio-|kardio-|cardio- = heart|hjärta|心臓
hepato-|hepato-|hepato- = liver|lever|肝臓
nephro-|nefro-|nephro- = kidney|njure|腎臓
gastro-|gastro-|gastro- = stomach|magsäck|胃
neuro-|neuro-|neuro- = nerve|nerv|神経
osteo-|osteo-|osteo- = bone|ben (i skelettet)|骨
-itis|-it|-itis = inflammation|inflammation|炎症
-ectomy|-ektomi|-ectomy = surgical removal|bortopererande|切除術`,
      },
      {
        name: 'Words|Ord|ことば',
        cards: `
acute|akut|急性 = sudden and short|plötslig och kortvarig|急に始まり短く続く
chronic|kronisk|慢性 = lasting long|långvarig|長く続く
benign|benign|良性 = not cancerous|godartad|がんではない
malignant|malign|悪性 = cancerous|elakartad|がんの性質をもつ
anaemia|anemi|貧血 = too few red blood cells or too little haemoglobin|blodbrist|赤血球やヘモグロビンが少ない状態
oedema|ödem|浮腫 = swelling from fluid|svullnad av vätska|水分がたまって腫れること
prognosis|prognos|予後 = expected course of an illness|väntat förlopp av en sjukdom|病気の今後の見通し`,
      },
    ],
  },
  {
    en: 'anatom, bones, skeleton, muscle, human body, organs, body parts',
    sv: 'anatomi, skelett, muskler, muskel, kroppen, kroppsdel, inre organ',
    ja: '解剖, 骨格, 骨の名前, 筋肉, 人体, 臓器, 体のしくみ',
    name: 'Anatomy|Anatomi|解剖学',
    question: 'Which part of the body is {}?|Vilken del av kroppen är {}?|{}は？',
    groups: [
      {
        name: 'Bones|Skelettet|骨',
        alone: 'bones, skeleton|skelett|骨格, 骨の',
        title: 'Bones of the Body|Skelettets ben|骨の名前',
        cards: `
the thigh bone|lårbenet|太ももの骨 = femur|femur|大腿骨
the shin bone|skenbenet|すねの太い骨 = tibia|tibia|脛骨
the calf bone|vadbenet|すねの細い骨 = fibula|fibula|腓骨
the kneecap|knäskålen|ひざの皿 = patella|patella|膝蓋骨
the upper arm bone|överarmsbenet|上腕の骨 = humerus|humerus|上腕骨
the forearm bone on the thumb side|strålbenet, på tummens sida|前腕の親指側の骨 = radius|radius|橈骨
the forearm bone on the little finger side|armbågsbenet, på lillfingrets sida|前腕の小指側の骨 = ulna|ulna|尺骨
the collarbone|nyckelbenet|首の下を横に走る骨 = clavicle|klavikula|鎖骨
the shoulder blade|skulderbladet|肩の背中側の平たい骨 = scapula|skapula|肩甲骨
the breastbone|bröstbenet|胸の中央の骨 = sternum|sternum|胸骨`,
      },
      {
        name: 'Muscles|Muskler|筋肉',
        alone: 'muscle|muskl, muskel|筋肉',
        title: 'Muscles of the Body|Kroppens muskler|筋肉の名前',
        cards: `
the muscle that bends the elbow|muskeln som böjer armbågen|ひじを曲げる筋肉 = biceps|biceps|上腕二頭筋
the muscle that straightens the elbow|muskeln som sträcker armbågen|ひじを伸ばす筋肉 = triceps|triceps|上腕三頭筋
the muscle that caps the shoulder|muskeln som täcker axeln|肩をおおう筋肉 = deltoid|deltamuskeln|三角筋
the large muscle of the chest|den stora bröstmuskeln|胸の大きな筋肉 = pectoralis major|pectoralis major|大胸筋
the muscle at the front of the thigh|muskeln på lårets framsida|太ももの前の筋肉 = quadriceps|quadriceps|大腿四頭筋
the large muscle of the seat|sätets stora muskel|お尻の大きな筋肉 = gluteus maximus|gluteus maximus|大殿筋
the muscle we breathe with|muskeln vi andas med|呼吸に使う膜状の筋肉 = diaphragm|diafragma|横隔膜`,
      },
      {
        name: 'Organs|Organ|臓器',
        alone: 'organs|inre organ, kroppens organ|臓器',
        title: 'Organs of the Body|Kroppens organ|臓器の名前',
        cards: `
the organ that pumps blood|organet som pumpar blod|血液を送り出す臓器 = heart|hjärtat|心臓
the organ that filters blood into urine|organet som filtrerar blod till urin|血液をこして尿をつくる臓器 = kidney|njuren|腎臓
the organ that makes bile|organet som bildar galla|胆汁をつくる臓器 = liver|levern|肝臓
the organ that makes insulin|organet som bildar insulin|インスリンを出す臓器 = pancreas|bukspottkörteln|膵臓
the largest organ|kroppens största organ|体でいちばん大きい器官 = skin|huden|皮膚`,
      },
    ],
  },
  {
    en: 'first aid, cpr',
    sv: 'första hjälpen, hlr',
    ja: '応急手当, 救急, 救命',
    name: 'First Aid|Första hjälpen|応急手当',
    question: 'First aid: {}?|Första hjälpen: {}?|応急手当：{}',
    groups: [
      {
        name: 'Do this|Gör så här|すること',
        cards: `
compressions and breaths in CPR of an adult|kompressioner och inblåsningar vid HLR på vuxen|成人の心肺蘇生、圧迫と人工呼吸の比 = 30 : 2
compressions a minute|kompressioner per minut|胸骨圧迫のテンポ = 100–120 a minute|100–120 i minuten|1分間に100〜120回
depth of compressions in an adult|hur djupt kompressionerna går på en vuxen|成人の胸骨圧迫の深さ = 5–6 cm|5–6 cm|約5cm
a small burn|en liten brännskada|軽いやけど = cool it under running water|skölj med svalt vatten|流水で冷やす
a nosebleed|näsblod|鼻血 = lean forward and pinch the nose|luta framåt och nyp om näsan|下を向いて小鼻をつまむ
unconscious but breathing normally|medvetslös men andas normalt|意識はないが普段どおりの呼吸がある = recovery position|stabilt sidoläge|回復体位にする
heavy bleeding|kraftig blödning|大量の出血 = press on the wound|tryck på såret|傷口を強く押さえる
a twisted ankle|stukad fot|足首のねんざ = rest, cool, bandage, raise|vila, kyla, linda, högläge|安静・冷却・圧迫・挙上`,
      },
    ],
  },
]
