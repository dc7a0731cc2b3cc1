// Decks of the world and of one's own country: capitals, flags, rivers and mountains, states, provinces and prefectures.
import type { Deck } from './deck.ts'

export const worldDecks: readonly Deck[] = [
  {
    en: 'prefecture, geography of japan, japanese geography, japanese prefectures',
    sv: 'japanska prefektur, prefektur, japans geografi',
    ja: '都道府県, 県庁所在地, 日本地理, 日本の地理',
    name: 'Prefectures of Japan|Japans prefekturer|都道府県と県庁所在地',
    question: 'What is the capital of {}?|Vad heter huvudorten i {}?|{}の県庁所在地は？',
    groups: [
      {
        name: 'North and east|Norr och öster|北海道・東日本',
        cards: `
Hokkaido|Hokkaido|北海道 = Sapporo|Sapporo|札幌市
Iwate|Iwate|岩手県 = Morioka|Morioka|盛岡市
Miyagi|Miyagi|宮城県 = Sendai|Sendai|仙台市
Ibaraki|Ibaraki|茨城県 = Mito|Mito|水戸市
Tochigi|Tochigi|栃木県 = Utsunomiya|Utsunomiya|宇都宮市
Gunma|Gunma|群馬県 = Maebashi|Maebashi|前橋市
Saitama|Saitama|埼玉県 = Saitama City|Saitama (staden)|さいたま市
Kanagawa|Kanagawa|神奈川県 = Yokohama|Yokohama|横浜市`,
      },
      {
        name: 'Centre|Mellersta Japan|中部・近畿',
        cards: `
Yamanashi|Yamanashi|山梨県 = Kofu|Kofu|甲府市
Ishikawa|Ishikawa|石川県 = Kanazawa|Kanazawa|金沢市
Aichi|Aichi|愛知県 = Nagoya|Nagoya|名古屋市
Mie|Mie|三重県 = Tsu|Tsu|津市
Shiga|Shiga|滋賀県 = Otsu|Otsu|大津市
Hyogo|Hyogo|兵庫県 = Kobe|Kobe|神戸市`,
      },
      {
        name: 'West and south|Väster och söder|中国・四国・九州',
        cards: `
Shimane|Shimane|島根県 = Matsue|Matsue|松江市
Kagawa|Kagawa|香川県 = Takamatsu|Takamatsu|高松市
Ehime|Ehime|愛媛県 = Matsuyama|Matsuyama|松山市
Okinawa|Okinawa|沖縄県 = Naha|Naha|那覇市`,
      },
    ],
  },
  {
    en: 'swedish province, provinces of sweden, swedish geography, geography of sweden, landskap',
    sv: 'landskap, sveriges geografi, sverigekart, svenska städer, svensk geografi',
    ja: 'スウェーデンの地方, スウェーデンの地理',
    name: 'Provinces of Sweden|Sveriges landskap|スウェーデンの地方',
    question: 'In which province is {}?|I vilket landskap ligger {}?|{}がある地方は？',
    groups: [
      {
        name: 'Götaland|Götaland|ヨータランド',
        alone: 'götaland|götaland|ヨータランド',
        title: 'Provinces of Götaland|Landskapen i Götaland|ヨータランドの地方',
        cards: `
Malmö|Malmö|マルメ = Skåne|Skåne|スコーネ
Karlskrona|Karlskrona|カールスクローナ = Blekinge|Blekinge|ブレーキンゲ
Halmstad|Halmstad|ハルムスタッド = Halland|Halland|ハッランド
Växjö|Växjö|ベクショー = Småland|Småland|スモーランド
Borgholm|Borgholm|ボリホルム = Öland|Öland|エーランド
Visby|Visby|ヴィスビュー = Gotland|Gotland|ゴットランド
Skara|Skara|スカーラ = Västergötland|Västergötland|ヴェステルイェートランド
Linköping|Linköping|リンショーピング = Östergötland|Östergötland|エステルイェートランド`,
      },
      {
        name: 'Svealand|Svealand|スヴェーアランド',
        alone: 'svealand|svealand|スヴェーアランド',
        title: 'Provinces of Svealand|Landskapen i Svealand|スヴェーアランドの地方',
        cards: `
Uppsala|Uppsala|ウプサラ = Uppland|Uppland|ウップランド
Nyköping|Nyköping|ニューショーピング = Södermanland|Södermanland|セーデルマンランド
Örebro|Örebro|エレブルー = Närke|Närke|ネルケ
Karlstad|Karlstad|カールスタード = Värmland|Värmland|ヴェルムランド
Falun|Falun|ファールン = Dalarna|Dalarna|ダーラナ`,
      },
      {
        name: 'Norrland|Norrland|ノールランド',
        alone: 'norrland|norrland|ノールランド',
        title: 'Provinces of Norrland|Landskapen i Norrland|ノールランドの地方',
        cards: `
Gävle|Gävle|イェヴレ = Gästrikland|Gästrikland|イェストリークランド
Sundsvall|Sundsvall|スンツヴァル = Medelpad|Medelpad|メーデルパッド
Östersund|Östersund|エステルスンド = Jämtland|Jämtland|イェムトランド
Umeå|Umeå|ウメオ = Västerbotten|Västerbotten|ヴェステルボッテン
Luleå|Luleå|ルレオ = Norrbotten|Norrbotten|ノルボッテン`,
      },
    ],
  },
  {
    en: 'us state, american state, state capital, states of america, fifty states, 50 states, united states geography, us geography, us capitals',
    sv: 'delstat, amerikanska stater, usa:s stater',
    ja: 'アメリカの州, 米国の州, 州都',
    name: 'US State Capitals|USA:s delstater|アメリカの州と州都',
    question: 'What is the capital of {}?|Vad heter huvudstaden i {}?|{}の州都は？',
    groups: [
      {
        name: 'East|Öster|東部',
        cards: `
New York|New York|ニューヨーク州 = Albany|Albany|オールバニ
Florida|Florida|フロリダ州 = Tallahassee|Tallahassee|タラハシー
Pennsylvania|Pennsylvania|ペンシルベニア州 = Harrisburg|Harrisburg|ハリスバーグ
Maine|Maine|メイン州 = Augusta|Augusta|オーガスタ
Vermont|Vermont|バーモント州 = Montpelier|Montpelier|モントピリア
Massachusetts|Massachusetts|マサチューセッツ州 = Boston|Boston|ボストン`,
      },
      {
        name: 'Middle and west|Mitten och väster|中部・西部',
        cards: `
California|Kalifornien|カリフォルニア州 = Sacramento|Sacramento|サクラメント
Texas|Texas|テキサス州 = Austin|Austin|オースティン
Illinois|Illinois|イリノイ州 = Springfield|Springfield|スプリングフィールド
Oregon|Oregon|オレゴン州 = Salem|Salem|セイラム
Nevada|Nevada|ネバダ州 = Carson City|Carson City|カーソンシティ
Alaska|Alaska|アラスカ州 = Juneau|Juneau|ジュノー
Hawaii|Hawaii|ハワイ州 = Honolulu|Honolulu|ホノルル`,
      },
    ],
  },
  {
    en: 'flag',
    sv: 'flagg',
    ja: '国旗, 世界の旗',
    name: 'Flags of the World|Världens flaggor|世界の国旗',
    question: 'Whose flag is this? {}|Vilket lands flagga är detta? {}|この国旗はどこの国？ {}',
    groups: [
      {
        name: 'Europe|Europa|ヨーロッパ',
        alone: 'europe|europ|ヨーロッパ, 欧州',
        title: 'Flags of Europe|Europas flaggor|ヨーロッパの国旗',
        cards: `
🇮🇹 = Italy|Italien|イタリア
🇮🇪 = Ireland|Irland|アイルランド
🇳🇴 = Norway|Norge|ノルウェー
🇮🇸 = Iceland|Island|アイスランド
🇵🇹 = Portugal|Portugal|ポルトガル
🇨🇭 = Switzerland|Schweiz|スイス`,
      },
      {
        name: 'Asia|Asien|アジア',
        alone: 'asia|asien, asiatisk|アジア',
        title: 'Flags of Asia|Asiens flaggor|アジアの国旗',
        cards: `
🇰🇷 = South Korea|Sydkorea|韓国
🇻🇳 = Vietnam|Vietnam|ベトナム
🇮🇳 = India|Indien|インド
🇹🇭 = Thailand|Thailand|タイ
🇳🇵 = Nepal|Nepal|ネパール
🇧🇩 = Bangladesh|Bangladesh|バングラデシュ`,
      },
      {
        name: 'Africa|Afrika|アフリカ',
        alone: 'africa|afrik|アフリカ',
        title: 'Flags of Africa|Afrikas flaggor|アフリカの国旗',
        cards: `
🇰🇪 = Kenya|Kenya|ケニア
🇪🇬 = Egypt|Egypten|エジプト
🇿🇦 = South Africa|Sydafrika|南アフリカ
🇬🇭 = Ghana|Ghana|ガーナ
🇲🇦 = Morocco|Marocko|モロッコ`,
      },
      {
        name: 'The Americas and Oceania|Amerika och Oceanien|アメリカ・オセアニア',
        alone: 'south america, latin america, americas|sydamerika, latinamerika|南米, 中南米',
        title: 'Flags of the Americas and Oceania|Flaggor från Amerika och Oceanien|アメリカとオセアニアの国旗',
        cards: `
🇧🇷 = Brazil|Brasilien|ブラジル
🇦🇷 = Argentina|Argentina|アルゼンチン
🇯🇲 = Jamaica|Jamaica|ジャマイカ
🇨🇦 = Canada|Kanada|カナダ
🇳🇿 = New Zealand|Nya Zeeland|ニュージーランド`,
      },
    ],
  },
  {
    en: 'capital',
    sv: 'huvudst',
    ja: '首都',
    name: 'Capitals of the World|Världens huvudstäder|世界の首都',
    question: 'What is the capital of {}?|Vad heter huvudstaden i {}?|{}の首都は？',
    groups: [
      {
        name: 'Europe|Europa|ヨーロッパ',
        alone: 'europe|europ|ヨーロッパ, 欧州',
        title: 'Capitals of Europe|Europas huvudstäder|ヨーロッパの首都',
        cards: `
Portugal|Portugal|ポルトガル = Lisbon|Lissabon|リスボン
Norway|Norge|ノルウェー = Oslo|Oslo|オスロ
Switzerland|Schweiz|スイス = Bern|Bern|ベルン
Croatia|Kroatien|クロアチア = Zagreb|Zagreb|ザグレブ
Hungary|Ungern|ハンガリー = Budapest|Budapest|ブダペスト
Ireland|Irland|アイルランド = Dublin|Dublin|ダブリン
Latvia|Lettland|ラトビア = Riga|Riga|リガ
Greece|Grekland|ギリシャ = Athens|Aten|アテネ
Italy|Italien|イタリア = Rome|Rom|ローマ
Austria|Österrike|オーストリア = Vienna|Wien|ウィーン
Poland|Polen|ポーランド = Warsaw|Warszawa|ワルシャワ
Finland|Finland|フィンランド = Helsinki|Helsingfors|ヘルシンキ`,
      },
      {
        name: 'Asia and Oceania|Asien och Oceanien|アジア・オセアニア',
        alone: 'asia|asien, asiatisk|アジア',
        title: 'Capitals of Asia and Oceania|Huvudstäder i Asien och Oceanien|アジアとオセアニアの首都',
        cards: `
Australia|Australien|オーストラリア = Canberra|Canberra|キャンベラ
Turkey|Turkiet|トルコ = Ankara|Ankara|アンカラ
Thailand|Thailand|タイ = Bangkok|Bangkok|バンコク
New Zealand|Nya Zeeland|ニュージーランド = Wellington|Wellington|ウェリントン
Vietnam|Vietnam|ベトナム = Hanoi|Hanoi|ハノイ
Mongolia|Mongoliet|モンゴル = Ulaanbaatar|Ulan Bator|ウランバートル`,
      },
      {
        name: 'Africa|Afrika|アフリカ',
        alone: 'africa|afrik|アフリカ',
        title: 'Capitals of Africa|Afrikas huvudstäder|アフリカの首都',
        cards: `
Kenya|Kenya|ケニア = Nairobi|Nairobi|ナイロビ
Egypt|Egypten|エジプト = Cairo|Kairo|カイロ
Morocco|Marocko|モロッコ = Rabat|Rabat|ラバト
Ghana|Ghana|ガーナ = Accra|Accra|アクラ
Ethiopia|Etiopien|エチオピア = Addis Ababa|Addis Abeba|アディスアベバ
Senegal|Senegal|セネガル = Dakar|Dakar|ダカール
Nigeria|Nigeria|ナイジェリア = Abuja|Abuja|アブジャ
Uganda|Uganda|ウガンダ = Kampala|Kampala|カンパラ
Zambia|Zambia|ザンビア = Lusaka|Lusaka|ルサカ
Tunisia|Tunisien|チュニジア = Tunis|Tunis|チュニス`,
      },
      {
        name: 'The Americas|Amerika|アメリカ大陸',
        alone: 'south america, latin america, americas|sydamerika, latinamerika|南米, 中南米',
        title: 'Capitals of the Americas|Amerikas huvudstäder|アメリカ大陸の首都',
        cards: `
Canada|Kanada|カナダ = Ottawa|Ottawa|オタワ
Brazil|Brasilien|ブラジル = Brasília|Brasília|ブラジリア
Peru|Peru|ペルー = Lima|Lima|リマ
Chile|Chile|チリ = Santiago|Santiago|サンティアゴ
Colombia|Colombia|コロンビア = Bogotá|Bogotá|ボゴタ
Cuba|Kuba|キューバ = Havana|Havanna|ハバナ`,
      },
    ],
  },
  {
    en: 'geograph, rivers, mountains of, continents',
    sv: 'geografi, floder, världsdel, kontinent, karta',
    ja: '地理, 世界地図, 大陸',
    name: 'Geography|Geografi|地理',
    question: 'Which is {}?|Vilken är {}?|{}は？',
    asks: true,
    groups: [
      {
        name: 'Nature|Natur|自然',
        cards: `
the highest mountain on Earth|världens högsta berg|世界でいちばん高い山 = Mount Everest|Mount Everest|エベレスト
the largest ocean|världens största hav|世界でいちばん広い海 = The Pacific|Stilla havet|太平洋
the largest island|världens största ö|世界でいちばん大きい島 = Greenland|Grönland|グリーンランド
the deepest lake|världens djupaste sjö|世界でいちばん深い湖 = Lake Baikal|Bajkalsjön|バイカル湖
the river through Cairo|floden genom Kairo|カイロを流れる川 = The Nile|Nilen|ナイル川
the river through Vienna and Budapest|floden genom Wien och Budapest|ウィーンとブダペストを流れる川 = The Danube|Donau|ドナウ川`,
      },
      {
        name: 'Countries|Länder|国',
        cards: `
the smallest country|världens minsta land|世界でいちばん小さい国 = Vatican City|Vatikanstaten|バチカン市国
the largest country by area|världens största land till ytan|面積がいちばん大きい国 = Russia|Ryssland|ロシア
the continent with the most countries|världsdelen med flest länder|国の数がいちばん多い大陸 = Africa|Afrika|アフリカ
the country shaped like a boot|landet som ser ut som en stövel|長靴の形をした国 = Italy|Italien|イタリア
the canal between Africa and Asia|kanalen mellan Afrika och Asien|アフリカとアジアのあいだの運河 = Suez|Suezkanalen|スエズ運河
the strait between Europe and Africa|sundet mellan Europa och Afrika|ヨーロッパとアフリカのあいだの海峡 = Gibraltar|Gibraltar sund|ジブラルタル海峡`,
      },
    ],
  },
]
