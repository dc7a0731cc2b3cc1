// First words of the languages that people learn: the same meanings in each, in the same order. What a language has no word for
// is left out with a stroke. Words in other scripts say how they are read.
import type { Language } from '#shared/languages.ts'
import type { CardGroup, Deck } from './deck.ts'

export const wordGroups = ['phrases', 'food', 'everyday', 'verbs', 'numbers'] as const
export type WordGroup = (typeof wordGroups)[number]

/** What is meant, in the order of the words of each language. */
export const meanings: Record<WordGroup, Record<Language, string>> = {
  phrases: {
    en: 'hello; good morning; goodbye; thank you; excuse me; how much does it cost?; I don’t understand',
    sv: 'hej; god morgon; hej då; tack; ursäkta; vad kostar det?; jag förstår inte',
    ja: 'こんにちは; おはようございます; さようなら; ありがとう; すみません; いくらですか; わかりません',
  },
  food: {
    en: 'water; bread; milk; apple; fish; salt',
    sv: 'vatten; bröd; mjölk; äpple; fisk; salt',
    ja: '水; パン; 牛乳; りんご; 魚; 塩',
  },
  everyday: {
    en: 'house; friend; street; book; key; day; door',
    sv: 'hus; vän; gata; bok; nyckel; dag; dörr',
    ja: '家; 友だち; 通り; 本; 鍵; 日; ドア',
  },
  verbs: {
    en: 'to be; to do, to make; to go; to come; to see; to eat; to drink; to speak; to read; to sleep',
    sv: 'att vara; att göra; att gå; att komma; att se; att äta; att dricka; att tala; att läsa; att sova',
    ja: '〜である・いる; する・作る; 行く; 来る; 見る; 食べる; 飲む; 話す; 読む; 眠る',
  },
  numbers: {
    en: 'one; two; three; four; five; six; seven; eight; nine; ten',
    sv: 'ett; två; tre; fyra; fem; sex; sju; åtta; nio; tio',
    ja: '1; 2; 3; 4; 5; 6; 7; 8; 9; 10',
  },
}

export type ForeignLanguage = Record<Language, string> & {
  /** English|Svenska|日本語 */
  name: string
  /** what is learned is a language of the builder itself: a prompt in it is answered in English */
  own?: Language
} & Record<WordGroup, string>

export const foreignLanguages: readonly ForeignLanguage[] = [
  {
    name: 'English|Engelska|英語',
    own: 'en',
    en: 'english',
    sv: 'engelsk',
    ja: '英語, 英会話, 英単語',
    phrases: 'hello; good morning; goodbye; thank you; excuse me; how much is it?; I don’t understand',
    food: 'water; bread; milk; apple; fish; salt',
    everyday: 'house; friend; street; book; key; day; door',
    verbs: 'to be; to do; to go; to come; to see; to eat; to drink; to speak; to read; to sleep',
    numbers: 'one; two; three; four; five; six; seven; eight; nine; ten',
  },
  {
    name: 'Swedish|Svenska|スウェーデン語',
    own: 'sv',
    en: 'swedish',
    sv: 'svensk, sfi',
    ja: 'スウェーデン語',
    phrases: 'hej; god morgon; hej då; tack; ursäkta; vad kostar det?; jag förstår inte',
    food: 'vatten; bröd; mjölk; ett äpple; en fisk; salt',
    everyday: 'ett hus; en vän; en gata; en bok; en nyckel; en dag; en dörr',
    verbs: 'vara; göra; gå; komma; se; äta; dricka; tala; läsa; sova',
    numbers: 'ett; två; tre; fyra; fem; sex; sju; åtta; nio; tio',
  },
  {
    name: 'Spanish|Spanska|スペイン語',
    en: 'spanish, español, castilian',
    sv: 'spansk',
    ja: 'スペイン語',
    phrases: 'hola; buenos días; adiós; gracias; perdón; ¿cuánto cuesta?; no entiendo',
    food: 'el agua; el pan; la leche; la manzana; el pescado; la sal',
    everyday: 'la casa; el amigo; la calle; el libro; la llave; el día; la puerta',
    verbs: 'ser; hacer; ir; venir; ver; comer; beber; hablar; leer; dormir',
    numbers: 'uno; dos; tres; cuatro; cinco; seis; siete; ocho; nueve; diez',
  },
  {
    name: 'French|Franska|フランス語',
    en: 'french, français',
    sv: 'fransk',
    ja: 'フランス語, 仏語, 仏検',
    phrases: 'salut; bonjour; au revoir; merci; excusez-moi; combien ça coûte ?; je ne comprends pas',
    food: 'l’eau (f.); le pain; le lait; la pomme; le poisson; le sel',
    everyday: 'la maison; l’ami (m.); la rue; le livre; la clé; le jour; la porte',
    verbs: 'être; faire; aller; venir; voir; manger; boire; parler; lire; dormir',
    numbers: 'un; deux; trois; quatre; cinq; six; sept; huit; neuf; dix',
  },
  {
    name: 'German|Tyska|ドイツ語',
    en: 'german(?!\\p{L})',
    sv: 'tysk(?!land)',
    ja: 'ドイツ語, 独検',
    phrases: 'hallo; guten Morgen; auf Wiedersehen; danke; Entschuldigung; was kostet das?; ich verstehe nicht',
    food: 'das Wasser; das Brot; die Milch; der Apfel; der Fisch; das Salz',
    everyday: 'das Haus; der Freund; die Straße; das Buch; der Schlüssel; der Tag; die Tür',
    verbs: 'sein; machen; gehen; kommen; sehen; essen; trinken; sprechen; lesen; schlafen',
    numbers: 'eins; zwei; drei; vier; fünf; sechs; sieben; acht; neun; zehn',
  },
  {
    name: 'Italian|Italienska|イタリア語',
    en: 'italian(?!\\p{L})',
    sv: 'italiensk',
    ja: 'イタリア語',
    phrases: 'ciao; buongiorno; arrivederci; grazie; mi scusi; quanto costa?; non capisco',
    food: 'l’acqua (f.); il pane; il latte; la mela; il pesce; il sale',
    everyday: 'la casa; l’amico (m.); la strada; il libro; la chiave; il giorno; la porta',
    verbs: 'essere; fare; andare; venire; vedere; mangiare; bere; parlare; leggere; dormire',
    numbers: 'uno; due; tre; quattro; cinque; sei; sette; otto; nove; dieci',
  },
  {
    name: 'Portuguese|Portugisiska|ポルトガル語',
    en: 'portuguese, brazilian',
    sv: 'portugisisk, brasilianska',
    ja: 'ポルトガル語',
    phrases: 'olá; bom dia; adeus; obrigado / obrigada; com licença; quanto custa?; não entendo',
    food: 'a água; o pão; o leite; a maçã; o peixe; o sal',
    everyday: 'a casa; o amigo; a rua; o livro; a chave; o dia; a porta',
    verbs: 'ser; fazer; ir; vir; ver; comer; beber; falar; ler; dormir',
    numbers: 'um; dois; três; quatro; cinco; seis; sete; oito; nove; dez',
  },
  {
    name: 'Dutch|Nederländska|オランダ語',
    en: 'dutch, flemish',
    sv: 'nederländsk, holländsk, flamländsk',
    ja: 'オランダ語',
    phrases: 'hallo; goedemorgen; tot ziens; dank je wel; pardon; hoeveel kost het?; ik begrijp het niet',
    food: 'het water; het brood; de melk; de appel; de vis; het zout',
    everyday: 'het huis; de vriend; de straat; het boek; de sleutel; de dag; de deur',
    verbs: 'zijn; doen; gaan; komen; zien; eten; drinken; spreken; lezen; slapen',
    numbers: 'een; twee; drie; vier; vijf; zes; zeven; acht; negen; tien',
  },
  {
    name: 'Norwegian|Norska|ノルウェー語',
    en: 'norwegian',
    sv: 'norsk',
    ja: 'ノルウェー語',
    phrases: 'hei; god morgen; ha det; takk; unnskyld; hva koster det?; jeg forstår ikke',
    food: 'vann; brød; melk; et eple; en fisk; salt',
    everyday: 'et hus; en venn; en gate; en bok; en nøkkel; en dag; en dør',
    verbs: 'å være; å gjøre; å gå; å komme; å se; å spise; å drikke; å snakke; å lese; å sove',
    numbers: 'en; to; tre; fire; fem; seks; sju; åtte; ni; ti',
  },
  {
    name: 'Danish|Danska|デンマーク語',
    en: 'danish',
    sv: 'dansk',
    ja: 'デンマーク語',
    phrases: 'hej; godmorgen; farvel; tak; undskyld; hvad koster det?; jeg forstår det ikke',
    food: 'vand; brød; mælk; et æble; en fisk; salt',
    everyday: 'et hus; en ven; en gade; en bog; en nøgle; en dag; en dør',
    verbs: 'at være; at gøre; at gå; at komme; at se; at spise; at drikke; at tale; at læse; at sove',
    numbers: 'en; to; tre; fire; fem; seks; syv; otte; ni; ti',
  },
  {
    name: 'Finnish|Finska|フィンランド語',
    en: 'finnish',
    sv: 'finsk',
    ja: 'フィンランド語',
    phrases: 'hei; hyvää huomenta; näkemiin; kiitos; anteeksi; paljonko se maksaa?; en ymmärrä',
    food: 'vesi; leipä; maito; omena; kala; suola',
    everyday: 'talo; ystävä; katu; kirja; avain; päivä; ovi',
    verbs: 'olla; tehdä; mennä; tulla; nähdä; syödä; juoda; puhua; lukea; nukkua',
    numbers: 'yksi; kaksi; kolme; neljä; viisi; kuusi; seitsemän; kahdeksan; yhdeksän; kymmenen',
  },
  {
    name: 'Icelandic|Isländska|アイスランド語',
    en: 'icelandic',
    sv: 'isländsk',
    ja: 'アイスランド語',
    phrases: 'halló; góðan daginn; bless; takk; afsakið; hvað kostar þetta?; ég skil ekki',
    food: 'vatn; brauð; mjólk; epli; fiskur; salt',
    everyday: 'hús; vinur; gata; bók; lykill; dagur; hurð',
    verbs: 'vera; gera; fara; koma; sjá; borða; drekka; tala; lesa; sofa',
    numbers: 'einn; tveir; þrír; fjórir; fimm; sex; sjö; átta; níu; tíu',
  },
  {
    name: 'Welsh|Kymriska|ウェールズ語',
    en: 'welsh',
    sv: 'kymrisk, walesisk',
    ja: 'ウェールズ語',
    phrases: 'helô; bore da; hwyl fawr; diolch; esgusodwch fi; faint mae’n costio?; dw i ddim yn deall',
    food: 'dŵr; bara; llaeth; afal; pysgodyn; halen',
    everyday: 'tŷ; ffrind; stryd; llyfr; allwedd; diwrnod; drws',
    verbs: 'bod; gwneud; mynd; dod; gweld; bwyta; yfed; siarad; darllen; cysgu',
    numbers: 'un; dau; tri; pedwar; pump; chwech; saith; wyth; naw; deg',
  },
  {
    name: 'Polish|Polska|ポーランド語',
    en: 'polish(?! names)',
    sv: 'polsk',
    ja: 'ポーランド語',
    phrases: 'cześć; dzień dobry; do widzenia; dziękuję; przepraszam; ile to kosztuje?; nie rozumiem',
    food: 'woda; chleb; mleko; jabłko; ryba; sól',
    everyday: 'dom; przyjaciel; ulica; książka; klucz; dzień; drzwi',
    verbs: 'być; robić; iść; przychodzić; widzieć; jeść; pić; mówić; czytać; spać',
    numbers: 'jeden; dwa; trzy; cztery; pięć; sześć; siedem; osiem; dziewięć; dziesięć',
  },
  {
    name: 'Russian|Ryska|ロシア語',
    en: 'russian',
    sv: 'rysk(?!t)',
    ja: 'ロシア語',
    phrases:
      'здравствуйте (zdravstvuyte); доброе утро (dobroye utro); до свидания (do svidaniya); спасибо (spasibo); извините (izvinite); сколько это стоит? (skolko eto stoit?); я не понимаю (ya ne ponimayu)',
    food: 'вода (voda); хлеб (khleb); молоко (moloko); яблоко (yabloko); рыба (ryba); соль (sol)',
    everyday: 'дом (dom); друг (drug); улица (ulica); книга (kniga); ключ (klyuch); день (den); дверь (dver)',
    verbs:
      'быть (byt); делать (delat); идти (idti); приходить (prikhodit); видеть (videt); есть (yest); пить (pit); говорить (govorit); читать (chitat); спать (spat)',
    numbers:
      'один (odin); два (dva); три (tri); четыре (chetyre); пять (pyat); шесть (shest); семь (sem); восемь (vosem); девять (devyat); десять (desyat)',
  },
  {
    name: 'Ukrainian|Ukrainska|ウクライナ語',
    en: 'ukrainian',
    sv: 'ukrainsk',
    ja: 'ウクライナ語',
    phrases:
      'привіт (pryvit); доброго ранку (dobroho ranku); до побачення (do pobachennia); дякую (diakuiu); вибачте (vybachte); скільки це коштує? (skilky tse koshtuie?); я не розумію (ya ne rozumiiu)',
    food: 'вода (voda); хліб (khlib); молоко (moloko); яблуко (yabluko); риба (ryba); сіль (sil)',
    everyday: 'дім (dim); друг (druh); вулиця (vulytsia); книга (knyha); ключ (kliuch); день (den); двері (dveri)',
    verbs:
      'бути (buty); робити (robyty); іти (ity); приходити (prykhodyty); бачити (bachyty); їсти (yisty); пити (pyty); говорити (hovoryty); читати (chytaty); спати (spaty)',
    numbers:
      'один (odyn); два (dva); три (try); чотири (chotyry); п’ять (piat); шість (shist); сім (sim); вісім (visim); дев’ять (deviat); десять (desiat)',
  },
  {
    name: 'Greek|Grekiska|ギリシャ語',
    en: 'greek',
    sv: 'grekisk',
    ja: 'ギリシャ語',
    phrases:
      'γεια σας (yia sas); καλημέρα (kaliméra); αντίο (adío); ευχαριστώ (efcharistó); συγγνώμη (signómi); πόσο κάνει (póso kánei); δεν καταλαβαίνω (den katalavéno)',
    food: 'το νερό (to neró); το ψωμί (to psomí); το γάλα (to gála); το μήλο (to mílo); το ψάρι (to psári); το αλάτι (to aláti)',
    everyday:
      'το σπίτι (to spíti); ο φίλος (o fílos); ο δρόμος (o drómos); το βιβλίο (to vivlío); το κλειδί (to kleidí); η μέρα (i méra); η πόρτα (i pórta)',
    verbs:
      'είμαι (eímai); κάνω (káno); πηγαίνω (pigaíno); έρχομαι (érchomai); βλέπω (vlépo); τρώω (tróo); πίνω (píno); μιλάω (miláo); διαβάζω (diavázo); κοιμάμαι (koimámai)',
    numbers:
      'ένα (éna); δύο (dío); τρία (tría); τέσσερα (téssera); πέντε (pénte); έξι (éxi); επτά (eptá); οκτώ (októ); εννέα (ennéa); δέκα (déka)',
  },
  {
    name: 'Latin|Latinska|ラテン語',
    en: 'latin(?! america)',
    sv: 'latin(?!amerik)',
    ja: 'ラテン語',
    phrases: 'salve; –; vale; gratias tibi ago; ignosce mihi; quanti constat?; non intellego',
    food: 'aqua, -ae (f.); panis, -is (m.); lac, lactis (n.); malum, -i (n.); piscis, -is (m.); sal, salis (m.)',
    everyday:
      'domus, -us (f.); amicus, -i (m.); via, -ae (f.); liber, libri (m.); clavis, -is (f.); dies, -ei (m.); ianua, -ae (f.)',
    verbs: 'esse; facere; ire; venire; videre; edere; bibere; loqui; legere; dormire',
    numbers: 'unus; duo; tres; quattuor; quinque; sex; septem; octo; novem; decem',
  },
  {
    name: 'Turkish|Turkiska|トルコ語',
    en: 'turkish',
    sv: 'turkisk',
    ja: 'トルコ語',
    phrases: 'merhaba; günaydın; hoşça kal; teşekkür ederim; affedersiniz; ne kadar?; anlamıyorum',
    food: 'su; ekmek; süt; elma; balık; tuz',
    everyday: 'ev; arkadaş; sokak; kitap; anahtar; gün; kapı',
    verbs: 'olmak; yapmak; gitmek; gelmek; görmek; yemek; içmek; konuşmak; okumak; uyumak',
    numbers: 'bir; iki; üç; dört; beş; altı; yedi; sekiz; dokuz; on',
  },
  {
    name: 'Arabic|Arabiska|アラビア語',
    en: 'arabic',
    sv: 'arabisk',
    ja: 'アラビア語',
    phrases:
      'مرحبا (marḥaban); صباح الخير (ṣabāḥ al-khayr); مع السلامة (maʿa s-salāma); شكرا (shukran); عفوا (ʿafwan); بكم هذا؟ (bikam hādhā?); لا أفهم (lā afham)',
    food: 'ماء (māʾ); خبز (khubz); حليب (ḥalīb); تفاحة (tuffāḥa); سمك (samak); ملح (milḥ)',
    everyday: 'بيت (bayt); صديق (ṣadīq); شارع (shāriʿ); كتاب (kitāb); مفتاح (miftāḥ); يوم (yawm); باب (bāb)',
    verbs:
      'كان (kāna); فعل (faʿala); ذهب (dhahaba); جاء (jāʾa); رأى (raʾā); أكل (akala); شرب (shariba); تكلم (takallama); قرأ (qaraʾa); نام (nāma)',
    numbers:
      'واحد (wāḥid); اثنان (ithnān); ثلاثة (thalātha); أربعة (arbaʿa); خمسة (khamsa); ستة (sitta); سبعة (sabʿa); ثمانية (thamāniya); تسعة (tisʿa); عشرة (ʿashara)',
  },
  {
    name: 'Japanese|Japanska|日本語',
    own: 'ja',
    en: 'japanese',
    sv: 'japansk',
    ja: '日本語',
    phrases:
      'こんにちは (konnichiwa); おはようございます (ohayō gozaimasu); さようなら (sayōnara); ありがとう (arigatō); すみません (sumimasen); いくらですか (ikura desu ka); わかりません (wakarimasen)',
    food: '水 (みず mizu); パン (pan); 牛乳 (ぎゅうにゅう gyūnyū); りんご (ringo); 魚 (さかな sakana); 塩 (しお shio)',
    everyday:
      '家 (いえ ie); 友だち (ともだち tomodachi); 通り (とおり tōri); 本 (ほん hon); 鍵 (かぎ kagi); 日 (ひ hi); ドア (doa)',
    verbs:
      'いる・ある (iru / aru); する (suru); 行く (いく iku); 来る (くる kuru); 見る (みる miru); 食べる (たべる taberu); 飲む (のむ nomu); 話す (はなす hanasu); 読む (よむ yomu); 寝る (ねる neru)',
    numbers:
      '一 (いち ichi); 二 (に ni); 三 (さん san); 四 (よん yon); 五 (ご go); 六 (ろく roku); 七 (なな nana); 八 (はち hachi); 九 (きゅう kyū); 十 (じゅう jū)',
  },
  {
    name: 'Chinese|Kinesiska|中国語',
    en: 'chinese, mandarin, hsk',
    sv: 'kinesisk, mandarin(?!er)',
    ja: '中国語, HSK',
    phrases:
      '你好 (nǐ hǎo); 早上好 (zǎoshang hǎo); 再见 (zàijiàn); 谢谢 (xièxie); 不好意思 (bù hǎoyìsi); 多少钱？ (duōshao qián?); 我不懂 (wǒ bù dǒng)',
    food: '水 (shuǐ); 面包 (miànbāo); 牛奶 (niúnǎi); 苹果 (píngguǒ); 鱼 (yú); 盐 (yán)',
    everyday: '房子 (fángzi); 朋友 (péngyou); 街 (jiē); 书 (shū); 钥匙 (yàoshi); 天 (tiān); 门 (mén)',
    verbs: '是 (shì); 做 (zuò); 去 (qù); 来 (lái); 看 (kàn); 吃 (chī); 喝 (hē); 说 (shuō); 读 (dú); 睡觉 (shuìjiào)',
    numbers: '一 (yī); 二 (èr); 三 (sān); 四 (sì); 五 (wǔ); 六 (liù); 七 (qī); 八 (bā); 九 (jiǔ); 十 (shí)',
  },
  {
    name: 'Korean|Koreanska|韓国語',
    en: 'korean, hangul, topik',
    sv: 'koreansk',
    ja: '韓国語, ハングル, 朝鮮語',
    phrases:
      '안녕하세요 (annyeonghaseyo); 좋은 아침이에요 (joeun achimieyo); 안녕히 가세요 (annyeonghi gaseyo); 감사합니다 (gamsahamnida); 실례합니다 (sillyehamnida); 얼마예요? (eolmayeyo?); 모르겠어요 (moreugesseoyo)',
    food: '물 (mul); 빵 (ppang); 우유 (uyu); 사과 (sagwa); 생선 (saengseon); 소금 (sogeum)',
    everyday: '집 (jip); 친구 (chingu); 길 (gil); 책 (chaek); 열쇠 (yeolsoe); 날 (nal); 문 (mun)',
    verbs:
      '있다 (itda); 하다 (hada); 가다 (gada); 오다 (oda); 보다 (boda); 먹다 (meokda); 마시다 (masida); 말하다 (malhada); 읽다 (ikda); 자다 (jada)',
    numbers:
      '하나 (hana); 둘 (dul); 셋 (set); 넷 (net); 다섯 (daseot); 여섯 (yeoseot); 일곱 (ilgop); 여덟 (yeodeol); 아홉 (ahop); 열 (yeol)',
  },
]

const groupTexts: Record<WordGroup, Omit<CardGroup, 'cards'> & { title: string }> = {
  phrases: {
    name: 'Phrases|Fraser|あいさつ・フレーズ',
    alone:
      'phrase, greeting, travel, holiday, trip, conversation|fras, hälsning, resa, semester, samtal|フレーズ, あいさつ, 挨拶, 旅行, 会話',
    title: '{} Phrases|{} fraser|{}のフレーズ',
  },
  food: {
    name: 'Food|Mat|食べ物',
    alone: 'food, restaurant, menu|matord, om mat, restaurang, meny|食べ物, 料理, レストラン',
    title: '{} Food Words|{} matord|{}の食べ物のことば',
  },
  everyday: { name: 'Everyday words|Vardagsord|身近なことば', title: '{} Words|{} ord|{}の単語' },
  verbs: { name: 'Verbs|Verb|動詞', alone: 'verb, conjugat|verb, böjning|動詞, 活用', title: '{} Verbs|{} verb|{}の動詞' },
  numbers: {
    name: 'Numbers|Räkneord|数字',
    alone: 'number, counting|siffror, räkneord, räkna|数字, 数え, 数の',
    title: '{} Numbers|{} räkneord|{}の数字',
    apart: true,
  },
}
const each = (text: string, name: string) =>
  text
    .split('|')
    .map((part, at) => part.replace('{}', name.split('|')[at]!))
    .join('|')
const none = '–'

function groupOf(language: ForeignLanguage, group: WordGroup): CardGroup {
  const { own } = language
  const sides = { ...meanings[group] }
  // who writes in the language that is learned has the other side in English
  if (own && own !== 'en') sides[own] = sides.en
  const [en, sv, ja] = [sides.en, sides.sv, sides.ja].map((words) => words.split('; '))
  const lines = language[group]
    .split('; ')
    .flatMap((word, at) => (word === none ? [] : [`${word} = ${en![at]}|${sv![at]}|${ja![at]}`]))
  const { title, ...texts } = groupTexts[group]
  return { ...texts, title: each(title, language.name), cards: lines.join('\n') }
}

/** A deck of a language's first words. */
export const deckOfLanguage = (language: ForeignLanguage): Deck => ({
  en: language.en,
  sv: language.sv,
  ja: language.ja,
  name: each(groupTexts.everyday.title, language.name),
  question: 'What does “{}” mean?|Vad betyder ”{}”?|「{}」の意味は？',
  words: true,
  groups: wordGroups.map((group) => groupOf(language, group)),
})
